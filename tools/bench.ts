/** `npm run bench -- <part> [--json]`: measures, and prints figures. Never part of the tests. */
import './quietPipe.mjs'

const parts: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  rules: async args => (await import('./bench/rules')).benchRules(args),
  client: async args => (await import('./bench/client')).benchClient(args),
  replay: async args => (await import('./bench/replay')).benchReplay(args),
  server: async args => (await import('./bench/server')).benchServer(args),
  layers: async args => (await import('./bench/layers')).benchLayers(args),
  compare: async args => (await import('./bench/compare')).benchCompare(args),
  scale: async args => (await import('./bench/scale')).benchScale(args),
}

const [part = '', ...args] = process.argv.slice(2)
const run = parts[part]
if (!run) {
  console.error(`npm run bench -- <part> [--json], where <part> is one of: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
await run(args)
