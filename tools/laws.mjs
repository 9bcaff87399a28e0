/** `npm run laws -- --minutes 10`: watches the laws over whole games, so many minutes of CPU time for each game. */
import { parseArgs } from 'node:util'
import { runNode, scriptOf } from './programs.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) {
  console.error(`--minutes must be a positive number, not "${values.minutes}".`)
  process.exit(2)
}
const env = { ...process.env, HEOROT_LAW_SECONDS: String(minutes * 60) }
process.exit(runNode([scriptOf('jest'), '--selectProjects', 'shared', '--', 'games/.*/laws.test'], { env }))
