/** Tools whose output nobody reads any more (`| head -1`) end without a word. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

const root = join(__dirname, '..')

/** Runs a tool with nobody at the other end of its output. */
async function unread(tool: string, ...args: string[]): Promise<{ code: string; stderr: string }> {
  const command = [process.execPath, '--import', 'tsx', '--conditions=source', tool, ...args]
  const shell = spawn('sh', ['-c', '{ "$@"; echo $? >&3; } | true', 'sh', ...command], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [stderr, code] = await Promise.all([text(shell.stdio[2]!), text(shell.stdio[3] as Readable)])
  return { code: code.trim(), stderr }
}

it.each([
  ['tools/simulate.ts', ['--game', 'movie', '--games', '1'], '0'],
  ['tools/simulate.ts', ['--game', 'movie', '--games', '1', '--records', '/dev/stdout'], '0'],
  ['tools/verify.ts', [], '1'],
])('%s %j', async (tool, args, code) => {
  expect(await unread(tool, ...args)).toEqual({ code, stderr: '' })
})

it('holds for every tool', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const tools = Object.values<string>(scripts).flatMap(script => script.match(/tools\/\w+\.ts/) ?? [])
  expect(tools).toContain('tools/simulate.ts')
  const loud = tools.filter(
    tool => !readFileSync(join(root, tool), 'utf8').includes("import './quietPipe.mjs'"),
  )
  expect(loud).toEqual([])
})
