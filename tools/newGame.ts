/** `npm run new-game -- NAME`: a small game that works, as a place to start from. */
import './quietPipe.mjs'
import { spawnSync } from 'node:child_process'
import { generate, refuseName } from './newGame/generate'
import { scriptOf } from './programs.mjs'

const HELP = `npm run new-game -- NAME

Makes a small working game in shared/src/games/NAME and client/src/games/NAME, adds it to both
registries, and records a few matches for its first rules version. NAME is 2 to 20 lower-case
letters and digits.`

const [name, ...more] = process.argv.slice(2)
if (name === undefined || more.length > 0 || name === '--help') {
  console.log(HELP)
  process.exit(name === '--help' ? 0 : 2)
}
const root = process.cwd()
const reason = refuseName(root, name)
if (reason) {
  console.error(reason)
  process.exit(2)
}

const run = (program: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [scriptOf(program), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}

const written = generate(root, name)
// A longer name can need other line breaks.
run('@biomejs/biome', 'check', '--linter-enabled=false', '--write', ...written)
run('tsx', '--conditions=source', 'tools/record.ts')
console.log(`${written.join('\n')}\n\nThe game "${name}" is there: npm run dev, then play it at home.`)
