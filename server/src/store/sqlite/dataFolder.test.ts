/** The data folder: one file after a clean stop, owner-only, and nothing in it is ever replaced unasked. */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { asOrdinaryUser } from '../../../test/support/asOrdinaryUser'
import { intentAt, testRecord } from '../../../test/support/storeLaws'
import { exposure, fileIn } from './dataFolder'
import { openSqlite } from './sqlite'
import { tempFolder } from '../../../test/support/tempFolder'

const root = tempFolder('folder')

const CODE = 'ABCDEFGH'
let folders = 0
const newFolder = () => join(root, `${++folders}`)
const open = (data: string) => openSqlite({ data, sync: 'normal' })
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (data: string) => [data, ...readdirSync(data).map(name => join(data, name))].map(modeOf)

/** A folder whose server has been stopped, with one table and one move. */
async function stopped(): Promise<string> {
  const data = newFolder()
  const store = open(data)
  await store.commit([{ kind: 'table', record: testRecord(CODE), wakeAt: null }, intentAt(CODE, 1, 'a')])
  await store.close()
  return data
}

async function expectWhole(data: string): Promise<void> {
  const store = open(data)
  expect(await store.loadTable(CODE)).toEqual(testRecord(CODE))
  expect((await store.loadIntents(CODE, 1)).map(({ id }) => id)).toEqual(['a'])
  await store.close()
}

it('is one file after a clean stop, which holds everything', async () => {
  const data = await stopped()
  expect(readdirSync(data)).toEqual(['heorot.sqlite'])
  const copy = newFolder()
  mkdirSync(copy)
  copyFileSync(fileIn(data), fileIn(copy))
  await expectWhole(copy)
  const db = new Database(fileIn(data))
  expect(db.prepare('select count(*) as n from journal').get()).toMatchObject({ n: 0 })
  db.close()
})

it('is for its owner only, also if it was not before', async () => {
  const data = await stopped()
  expect(modesIn(data)).toEqual(['700', '600'])
  chmodSync(data, 0o755)
  chmodSync(fileIn(data), 0o644)
  expect(exposure(data)).toMatch(/^Others on this machine can read .*: give the folder to the user/)
  const store = open(data)
  await store.commit([intentAt(CODE, 2, 'b')])
  expect(modeOf(data)).toBe('700')
  for (const side of ['', '-wal', '-shm']) expect(modeOf(`${fileIn(data)}${side}`)).toBe('600')
  expect(exposure(data)).toBeNull()
  await store.close()
})

it('leaves a shared folder such as /tmp as it is', async () => {
  const data = newFolder()
  mkdirSync(data)
  chmodSync(data, 0o1777)
  await open(data).close()
  expect(statSync(data).mode & 0o7777).toBe(0o1777)
  expect(modeOf(fileIn(data))).toBe('600')
})

it('has one process, also when the lock file was deleted', async () => {
  const data = await stopped()
  const first = open(data)
  rmSync(join(data, 'heorot.lock'))
  expect(() => open(data)).toThrow('Another Heorot process uses the folder')
  await first.commit([intentAt(CODE, 2, 'b')])
  await first.close()
  const again = open(data)
  expect((await again.loadIntents(CODE, 1)).map(({ id }) => id)).toEqual(['a', 'b'])
  await again.close()
})

describe('refuses in one sentence, and changes nothing', () => {
  function expectRefused(data: string, sentence: RegExp): void {
    const files = () => readdirSync(data).map(name => [name, readFileSync(join(data, name), 'base64')])
    const before = files()
    expect(() => open(data)).toThrow(sentence)
    expect(files()).toEqual(before)
  }

  function folderWith(name: string, content: string): string {
    const data = newFolder()
    mkdirSync(data)
    writeFileSync(join(data, name), content)
    return data
  }

  function databaseOf(sql: string): string {
    const data = newFolder()
    mkdirSync(data)
    const db = new Database(fileIn(data))
    db.exec(sql)
    db.close()
    return data
  }

  it.each([
    [
      'an empty file',
      () => folderWith('heorot.sqlite', ''),
      /is empty: restore a backup .*, or delete it to/,
    ],
    [
      'a journal alone',
      () => folderWith('heorot.sqlite-wal', 'moves'),
      /is missing, but ".*-wal" is there: /,
    ],
    ['a database without tables', () => databaseOf('create table x (y); drop table x'), /without any tables/],
    ['a database of something else', () => databaseOf('create table songs (t text)'), /is not a database of/],
  ])('%s', (_, make, sentence) => expectRefused(make(), sentence))

  it('an empty file beside its journal', () => {
    const data = folderWith('heorot.sqlite', '')
    writeFileSync(`${fileIn(data)}-wal`, 'moves')
    expectRefused(data, /is empty: restore a backup/)
  })

  it('a database of a newer version', async () => {
    const data = await stopped()
    const db = new Database(fileIn(data))
    db.exec('pragma user_version = 99')
    db.close()
    expectRefused(data, /was written by a newer version of Heorot: upgrade/)
  })

  it.each([
    ['a folder', false, (data: string) => data, 0o500, 0o700],
    ['a file', false, fileIn, 0o400, 0o600],
    ['a folder whose server was killed', true, (data: string) => data, 0o500, 0o700],
  ])('%s that cannot be written to', async (_, hasLock, pathIn, readOnly, before) => {
    const data = await stopped()
    if (hasLock) writeFileSync(join(data, 'heorot.lock'), '')
    await asOrdinaryUser(root, () => {
      chmodSync(pathIn(data), readOnly)
      expectRefused(data, /cannot be used \(.*\): set HEOROT_DATA to a folder that .*; nothing was changed/)
      chmodSync(pathIn(data), before)
    })
    await expectWhole(data)
  })
})
