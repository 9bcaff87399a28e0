import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { exportedNames } from './names/exported'

const root = join(__dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'heorot-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const names = () =>
  spawnSync(
    process.execPath,
    ['--import', join(root, 'node_modules/tsx/dist/esm/index.mjs'), join(root, 'tools/names.ts')],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )

it('fails once a second file gives a name another meaning', () => {
  write('shared/src/a.ts', 'export const scenario = 1')
  write('shared/src/index.ts', "export * from './a'\nexport { scenario } from './a'")
  write('client/src/b.tsx', "import { scenario } from '../../shared/src/a'\nexport { scenario }")
  expect(names().stdout).toBe('1 exported names, 0 with more than one meaning\n')
  write('server/src/c.ts', 'export function scenario() {}')
  const { status, stderr } = names()
  expect([status, stderr]).toEqual([1, 'scenario is exported from server/src/c.ts and shared/src/a.ts\n'])
})

it.each([
  ['export const { a, b: [c, ...d] } = x', ['a', 'c', 'd']],
  ['export class A {}\nexport type B = 1\nexport enum C {}\nexport interface D {}', ['A', 'B', 'C', 'D']],
  ["export { a as b } from './a'\nexport * as c from './c'", ['b', 'c']],
  ["import { a } from './a'\nconst b = 1\nexport { a, b }", ['b']],
  ['export default function a() {}\nconst b = 1', []],
])('knows what is named by %j', (source, expected) => {
  expect([...exportedNames('x.ts', source)]).toEqual(expected)
})
