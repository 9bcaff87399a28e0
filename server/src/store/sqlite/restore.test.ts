/** Backups are whole, and restoring one can be refused, interrupted and undone without losing anything. */
import * as fs from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { intentAt, testRecord } from '../../../test/support/storeLaws'
import { fileIn } from './dataFolder'
import type { Store } from '../Store'
import { openSqlite } from './sqlite'
import { backUp } from './backup'
import { restore } from './restore'
import { tempFolder } from '../../../test/support/tempFolder'

const root = tempFolder('restore')

let names = 0
const newName = () => join(root, `${++names}`)
const open = (data: string) => openSqlite({ data, sync: 'normal' })
const filesIn = (data: string) => fs.readdirSync(data).sort()

/** Stores a table of this code and so many moves of it. */
async function fill(store: Store, code: string, moves: number): Promise<void> {
  await store.commit([{ kind: 'table', record: testRecord(code), wakeAt: null }])
  for (let step = 1; step <= moves; step++) await store.commit([intentAt(code, step, `${step}`)])
}

const OLD = 'OLDTABLE'
const NEW = 'NEWTABLE'

/** The table in a folder and how many moves it has. */
async function contentOf(data: string): Promise<string> {
  const store = open(data)
  try {
    for (const code of [OLD, NEW])
      if (await store.loadTable(code)) return `${code} ${(await store.loadIntents(code, 1)).length}`
    return 'nothing'
  } finally {
    await store.close()
  }
}

/** A folder that was stopped in good order. */
async function stopped(code = OLD, moves = 30): Promise<string> {
  const data = newName()
  const store = open(data)
  await fill(store, code, moves)
  await store.close()
  return data
}

/** A folder whose server was killed: its last moves are beside the file. */
async function killed(): Promise<string> {
  const [alive, data] = [newName(), newName()]
  const store = open(alive)
  await fill(store, OLD, 30)
  fs.mkdirSync(data)
  for (const side of ['', '-wal', '-shm'])
    fs.copyFileSync(`${fileIn(alive)}${side}`, `${fileIn(data)}${side}`)
  await store.close()
  return data
}

/** A folder whose file cannot be read any more. */
async function damaged(): Promise<string> {
  const data = await killed()
  for (const side of ['', '-wal']) fs.writeFileSync(`${fileIn(data)}${side}`, 'x'.repeat(20_000))
  return data
}

async function backup(moves = 40): Promise<string> {
  const file = newName()
  backUp(await stopped(NEW, moves), file)
  return file
}

const openFiles = (): string[] =>
  fs.readdirSync('/proc/self/fd').flatMap(id => {
    const path = join('/proc/self/fd', id)
    return fs.existsSync(path) ? [fs.readlinkSync(path)] : []
  })

const onLinux = process.platform === 'linux' ? it : it.skip
onLinux('closes a backup before renaming it, as Windows requires', async () => {
  const file = newName()
  backUp(await stopped(), file)
  expect(openFiles().filter(path => path.startsWith(file))).toEqual([])
})

it('backs up while the server writes, for the owner only, and never over another file', async () => {
  const data = newName()
  const store = open(data)
  await fill(store, OLD, 20)
  const file = newName()
  expect(backUp(data, file)).toBe(1)
  await store.commit([intentAt(OLD, 21, '21')])
  expect((fs.statSync(file).mode & 0o777).toString(8)).toBe('600')
  const bytes = fs.readFileSync(file)
  expect(() => backUp(data, file)).toThrow('exists already: choose another name')
  expect(fs.readFileSync(file)).toEqual(bytes)
  await store.close()
  const copy = newName()
  expect(restore(copy, file)).toEqual({ tables: 1, kept: null })
  expect([await contentOf(copy), await contentOf(data)]).toEqual([`${OLD} 20`, `${OLD} 21`])
  expect(filesIn(root).filter(name => name.includes('partial'))).toEqual([])
})

it('backs up what a killed server left', async () => {
  const file = newName()
  backUp(await killed(), file)
  const copy = newName()
  restore(copy, file)
  expect(await contentOf(copy)).toBe(`${OLD} 30`)
})

it('says so when there is nothing to back up or no place for it', async () => {
  const target = newName()
  expect(() => backUp(newName(), target)).toThrow(/^There is nothing to back up: ".*" is missing or empty/)
  expect(fs.existsSync(target)).toBe(false)
  const data = await stopped()
  expect(() => backUp(data, join(root, 'no/such/folder/file'))).toThrow(
    /cannot be written \(ENOENT\): choose/,
  )
})

it.each([
  ['in good order', stopped],
  ['by a kill', killed],
])('restores over a server that ended %s, and can be undone', async (_, before) => {
  const data = await before()
  const { tables, kept } = restore(data, await backup())
  expect(tables).toBe(1)
  expect(await contentOf(data)).toBe(`${NEW} 40`)
  const keptFiles = () => filesIn(data).filter(name => name !== 'heorot.sqlite')
  expect(new Set(keptFiles().map(name => name.slice(0, 'heorot.sqlite.replaced-2026'.length))).size).toBe(1)
  restore(data, kept!)
  expect(await contentOf(data)).toBe(`${OLD} 30`)
  expect(keptFiles()).toHaveLength(2)
})

it('keeps all of a damaged database', async () => {
  const data = await damaged()
  const sides = ['', '-wal', '-shm']
  const before = sides.map(side => fs.readFileSync(`${fileIn(data)}${side}`))
  const { kept } = restore(data, await backup())
  expect(sides.map(side => fs.readFileSync(`${kept}${side}`))).toEqual(before)
  expect(await contentOf(data)).toBe(`${NEW} 40`)
})

describe('changes nothing', () => {
  let data: string
  beforeEach(async () => {
    data = await stopped()
  })

  async function expectRefused(file: string, sentence: RegExp): Promise<void> {
    expect(() => restore(data, file)).toThrow(sentence)
    expect(filesIn(data)).toEqual(['heorot.sqlite'])
    expect(await contentOf(data)).toBe(`${OLD} 30`)
  }

  const altered = async (alter: (bytes: Buffer) => Buffer): Promise<string> => {
    const file = await backup()
    fs.writeFileSync(file, alter(fs.readFileSync(file)))
    return file
  }

  const edited = async (sql: string): Promise<string> => {
    const file = newName()
    if (!sql.startsWith('create')) fs.copyFileSync(await backup(), file)
    const db = new Database(file)
    db.exec(sql)
    db.close()
    return file
  }

  it.each([
    ['without a file', async () => newName(), /is missing or empty/],
    ['by a folder', async () => root, /is missing or empty/],
    ['by an empty file', () => altered(() => Buffer.alloc(0)), /is missing or empty/],
    ['by something else', () => altered(bytes => bytes.fill(7)), /is damaged or no SQLite file/],
    ['by half a backup', () => altered(bytes => bytes.subarray(0, 8192)), /is damaged or no SQLite file/],
    ['by a damaged backup', () => altered(bytes => bytes.fill(7, 5000, 12_000)), /is damaged or no SQLite/],
    ['by another database', () => edited('create table songs (title text)'), /is not a backup of Heorot/],
    ['by one without tables', () => edited('create table x (y); drop table x'), /is not a backup of Heorot/],
    ['by one of a newer version', () => edited('pragma user_version = 99'), /was made by a newer version of/],
  ])('%s', async (_, make, sentence) => expectRefused(await make(), sentence))

  it('by the file of a running server', async () => {
    const other = newName()
    const store = open(other)
    await fill(store, NEW, 5)
    await expectRefused(fileIn(other), /^Another Heorot process uses the folder/)
    await store.close()
  })
})

it('refuses while a server runs, also when its lock file was deleted', async () => {
  const [data, file] = [newName(), await backup()]
  const store = open(data)
  await fill(store, OLD, 5)
  expect(() => restore(data, file)).toThrow('Another Heorot process uses the folder')
  fs.rmSync(join(data, 'heorot.lock'))
  expect(() => restore(data, file)).toThrow('Another Heorot process uses the folder')
  await store.commit([intentAt(OLD, 6, '6')])
  await store.close()
  expect(await contentOf(data)).toBe(`${OLD} 6`)
  expect(filesIn(data)).toEqual(['heorot.sqlite'])
})

describe('a power cut at any step leaves the old database or the new one', () => {
  class PowerCut extends Error {}
  const STEPS = ['copyFileSync', 'chmodSync', 'openSync', 'fsyncSync', 'renameSync', 'rmSync'] as const

  /** From the given step on nothing is done any more, tidying up included. */
  function cutAfter(steps: number): void {
    const actual = jest.requireActual<typeof fs>('node:fs')
    let left = steps
    for (const name of STEPS) {
      const real = actual[name] as (...args: unknown[]) => unknown
      jest.spyOn(actual, name).mockImplementation(((...args: unknown[]) => {
        if (left-- <= 0) throw new PowerCut()
        return real(...args)
      }) as never)
    }
  }

  async function afterCut(data: string, file: string, steps: number): Promise<string> {
    cutAfter(steps)
    let whole = true
    try {
      restore(data, file)
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error
      whole = false
    }
    jest.restoreAllMocks()
    const content = await contentOf(data).catch((error: Error & { code?: string }) => String(error.code))
    return whole ? `done: ${content}` : content
  }

  it.each([
    ['a clean stop', stopped, `${OLD} 30`],
    ['a kill', killed, `${OLD} 30`],
    ['damage', damaged, 'SQLITE_NOTADB'],
  ])('after %s', async (_, before, old) => {
    const file = await backup()
    const seen: string[] = []
    do seen.push(await afterCut(await before(), file, seen.length))
    while (!seen.at(-1)!.startsWith('done'))
    expect(seen.length).toBeGreaterThan(8)
    expect(seen.pop()).toBe(`done: ${NEW} 40`)
    expect(new Set(seen)).toEqual(new Set([old, `${NEW} 40`]))
    // Once the new one is there, it stays.
    expect([...seen].sort((a, b) => Number(a === `${NEW} 40`) - Number(b === `${NEW} 40`))).toEqual(seen)
  })
})
