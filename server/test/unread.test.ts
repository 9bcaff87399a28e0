/** A server whose output nobody reads any more (`npm start | head`) runs on, and ends when it is told to. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { BUNDLE, buildServer, SERVER } from './support/ChildServer'
import { until } from './support/harness'
import { tempFolder } from './support/tempFolder'

/** A server that cannot even give up, as it does after ten seconds, with another code. */
const FOR_EVER = 60_000

const folder = tempFolder('unread')
const pipe = join(folder, 'pipe')
beforeAll(() => {
  buildServer()
  execFileSync('mkfifo', [pipe])
})

const ENV = {
  ...{ HEOROT_HOST: '127.0.0.1', HEOROT_PORT: '0', HEOROT_METRICS_PORT: 'off' },
  ...{ HEOROT_DATA: join(folder, 'data'), HEOROT_LOG: 'info' },
}

/** A server that writes to a real pipe: what Node calls a pipe between processes is a socket. */
function serverInto(...outputs: readonly ('stdout' | 'stderr')[]) {
  const reader = new Socket({ fd: openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK) })
  const end = openSync(pipe, 'w')
  const [stdout, stderr] = (['stdout', 'stderr'] as const).map(name =>
    outputs.includes(name) ? end : 'ignore',
  )
  const server = spawn(process.execPath, [BUNDLE], {
    cwd: SERVER,
    env: { ...process.env, ...ENV },
    stdio: ['ignore', stdout!, stderr!],
  })
  closeSync(end)
  return { server, reader }
}

it.each([
  ['its output', ['stdout']],
  ['its output and its errors', ['stdout', 'stderr']],
] as const)('with nobody reading %s', async (_, outputs) => {
  const { server, reader } = serverInto(...outputs)
  let read = ''
  reader.on('data', text => {
    read += text
  })
  await until('the address', () => read.includes('Heorot is open'))
  reader.destroy()
  await once(reader, 'close')
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const tooLate = setTimeout(() => server.kill('SIGKILL'), FOR_EVER)
  expect(await ended).toEqual([0, null])
  clearTimeout(tooLate)
})
