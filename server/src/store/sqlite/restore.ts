/** Puts a backup in the place of the database. Whenever it is interrupted, the old one or the new one is there. */
import { chmodSync, constants, copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { claimFile, fileIn, lockFolder, prepareFolder, SIDE_FILES } from './dataFolder'
import { replaceFile, syncToDisk } from './durably'
import { errorCode, OperatorError } from '../../ops/errors'
import { checkFile } from './check'

export interface Restored {
  readonly tables: number
  /** Where the replaced database is now; null when there was none. */
  readonly kept: string | null
}

/** Throws an `OperatorError` when a server uses the folder, or when `backup` is not a complete database of Heorot. */
export function restore(data: string, backup: string, now = new Date()): Restored {
  if (sizeOf(backup) === 0) throw new OperatorError(`"${backup}" is missing or empty: nothing was changed.`)
  prepareFolder(data)
  const unlock = lockFolder(data)
  try {
    return replacePresent(data, backup, now)
  } finally {
    unlock()
  }
}

function replacePresent(data: string, backup: string, now: Date): Restored {
  const incoming = `${fileIn(data)}.restoring`
  try {
    const tables = bringIn(backup, incoming)
    const kept = keepPresent(data, now)
    replaceFile(incoming, fileIn(data))
    return { tables, kept }
  } finally {
    removeAll(incoming)
  }
}

/** Copies the backup into the folder and checks the copy. */
function bringIn(backup: string, incoming: string): number {
  if (sidesOf(backup).length > 0) makeSingle(backup)
  removeAll(incoming)
  copyFileSync(backup, incoming)
  chmodSync(incoming, 0o600)
  return checkFile(incoming, backup)
}

/** Copies the present database as it is to another name, and leaves nothing beside it that would spoil the next. */
function keepPresent(data: string, now: Date): string | null {
  const file = fileIn(data)
  const present = [...(existsSync(file) ? [''] : []), ...sidesOf(file)]
  if (present.length === 0) return null
  const kept = `${file}.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  try {
    for (const side of present) copyDurably(`${file}${side}`, `${kept}${side}`)
    syncToDisk(data)
    makeSingle(file)
  } catch (error) {
    removeAll(kept)
    throw error
  }
  for (const side of SIDE_FILES) rmSync(`${file}${side}`, { force: true })
  return kept
}

/**
 * Takes what a killed server left beside the file into it. Throws when somebody uses the file. A damaged one
 * stays as it is.
 */
function makeSingle(file: string): void {
  // SQLite would delete a journal beside an empty file.
  if (sizeOf(file) === 0) return
  const db = new Database(file)
  try {
    claimFile(db, dirname(file))
  } catch (error) {
    if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(errorCode(error))) throw error
  } finally {
    db.close()
  }
}

function copyDurably(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  syncToDisk(to)
}

const sidesOf = (file: string): string[] => SIDE_FILES.filter(side => existsSync(`${file}${side}`))

function removeAll(file: string): void {
  for (const side of ['', ...SIDE_FILES]) rmSync(`${file}${side}`, { force: true })
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() ? found.size : 0
}
