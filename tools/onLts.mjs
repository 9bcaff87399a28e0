/**
 * `npm run test:lts`: the quick tests of what runs on Node, and one start and stop of the built server, on the current
 * LTS of Node.
 * The npm package `node` brings the binary, so that CI needs no second installation of Node.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LTS = '26'
/** Browsers run the client, and the rules are played through by the main tests. */
const WHAT_NODE_RUNS = ['server/src', 'shared/src/(kernel|record|typedState|wire)']
const START_LIMIT = 60_000

const folder = mkdtempSync(join(tmpdir(), 'heorot-lts-'))
const node = join(folder, 'node_modules', 'node', 'bin', 'node')

/** Runs a command to its end, with its output on ours; ends this process if it fails. */
function must(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) leave(1)
}

function leave(code) {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

/** Resolves with the first address in what a server prints. */
const addressPrinted = output =>
  new Promise(resolve => {
    let printed = ''
    output.on('data', text => {
      printed += text
      const address = /http:\/\/localhost:\d+/.exec(printed)
      if (address) resolve(address[0])
    })
  })

/** Starts the server as `npm start` does, opens its home page and stops it. */
async function startAndStop() {
  const server = spawn(node, ['tools/start.mjs'], {
    env: {
      ...process.env,
      HEOROT_HOST: '127.0.0.1',
      HEOROT_PORT: '0',
      HEOROT_METRICS_PORT: 'off',
      HEOROT_DATA: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const late = setTimeout(() => server.kill('SIGKILL'), START_LIMIT)
  const address = await addressPrinted(server.stdout)
  console.log(`${address} answers ${(await fetch(address)).status} on Node ${LTS}`)
  server.kill('SIGTERM')
  const [code] = await ended
  clearTimeout(late)
  return code
}

must('npm', ['install', '--no-audit', '--no-fund', '--silent', '--prefix', folder, `node@${LTS}`])
must(node, [
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'shared',
  'server',
  '--maxWorkers=2',
  '--silent',
  ...WHAT_NODE_RUNS,
])
const code = await startAndStop()
if (code !== 0) console.error(`The server ended with ${code} on Node ${LTS}.`)
leave(code === 0 ? 0 : 1)
