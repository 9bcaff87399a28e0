import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { exportedNames } from './names/exported'
import { scriptOf } from './programs.mjs'
import { importsInOtherCase, sameButForCase } from './names/letterCase'

const root = join(__dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'heorot-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const names = () =>
  spawnSync(process.execPath, [scriptOf('tsx'), join(root, 'tools/names.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })

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

describe('letter case, which macOS and Windows ignore in file names', () => {
  it.each([
    [['a/Note.tsx', 'a/note.ts'], ['a/Note.tsx and a/note.ts differ only in letter case or extension']],
    [['a/b.mjs', 'a/b.ts'], ['a/b.mjs and a/b.ts differ only in letter case or extension']],
    [['a/b.ts', 'a/b.css', 'a/b.test.ts', 'a/b.d.mts', 'c/b.ts'], []],
  ])('does not tell modules of one folder apart: %j', (files, expected) => {
    expect(sameButForCase(files)).toEqual(expected)
  })

  it.each([
    ["import { a } from './note'", ["a/x.ts imports './note', but the file is a/Note.ts"]],
    ["export * from '../A/Note'", ["a/x.ts imports '../A/Note', but the file is a/Note.ts"]],
    ["const a = () => import('../b')", ["a/x.ts imports '../b', but the file is B/index.ts"]],
    ["import './note.css'", ["a/x.ts imports './note.css', but the file is a/Note.css"]],
    ["import './Note'\nimport './Note.css'\nimport '../B'\nimport 'NOTE'\nimport './missing'", []],
  ])('is the file’s own in imports: %j', (source, expected) => {
    const files = ['a/x.ts', 'a/Note.ts', 'a/Note.css', 'B/index.ts']
    expect(importsInOtherCase(files, path => (path === 'a/x.ts' ? source : ''))).toEqual(expected)
  })

  it('fails the check', () => {
    write('e2e/Guest.ts', '')
    write('e2e/guest.tsx', "import './GUEST'")
    const { status, stderr } = names()
    expect(status).toBe(1)
    expect(stderr).toContain('e2e/Guest.ts and e2e/guest.tsx differ only in letter case or extension\n')
    expect(stderr).toContain("e2e/guest.tsx imports './GUEST', but the file is e2e/")
  })
})
