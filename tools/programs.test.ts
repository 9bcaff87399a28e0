import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFiles } from './names/exported'
import { run, runNode, scriptOf } from './programs.mjs'

const root = join(__dirname, '..')

it.each(['vite', 'tsx', 'jest', 'playwright-core', '@biomejs/biome'])('finds the script of %s', name => {
  expect(existsSync(scriptOf(name))).toBe(true)
})

it('returns how a program ended', () => {
  expect(runNode(['--eval', 'process.exit(3)'])).toBe(3)
})

it('says in one sentence that a program could not be started', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(run('no-such-program', [])).toBe(1)
  expect(said.mock.calls).toEqual([['no-such-program could not be started (ENOENT).']])
})

it('is how everything is started: Windows cannot start npm and npx as programs', () => {
  const started =
    /(spawn|spawnSync|execFile|execFileSync|execSync|run|quietly|must)\(\s*['"`](npm|npx)\b|['"`](npm|npx)\.cmd/
  const byName = ownFiles(root).filter(
    path => /\.(ts|mjs)$/.test(path) && started.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(byName).toEqual([])
})
