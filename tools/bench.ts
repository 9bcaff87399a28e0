/** `npm run bench -- <part> [--json]`: measures, and prints figures. Never part of the tests. */
import './quietPipe.mjs'

const parts: Readonly<Record<string, () => Promise<{ run(args: string[]): Promise<void> | void }>>> = {
  rules: () => import('./bench/rules'),
  client: () => import('./bench/client'),
  replay: () => import('./bench/replay'),
  bots: () => import('./bench/bots'),
  botTables: () => import('./bench/botTables'),
  server: () => import('./bench/server'),
  scale: () => import('./bench/scale'),
}

const [part = '', ...args] = process.argv.slice(2)
const load = parts[part]
if (!load) {
  console.error(`npm run bench -- <part> [--json], where <part> is one of: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
await (await load()).run(args)
