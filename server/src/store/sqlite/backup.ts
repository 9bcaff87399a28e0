/** Copies the database to one file while people play, or while no server runs. */
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'
import Database from 'libsql'
import { fileIn } from './dataFolder'
import { replaceFile } from './durably'
import { OperatorError } from '../../ops/errors'
import { checkFile, quoted } from './check'

/** Returns how many tables the backup holds. */
export function backUp(data: string, target: string): number {
  const file = fileIn(data)
  if (!existsSync(file) || statSync(file).size === 0)
    throw new OperatorError(
      `There is nothing to back up: "${file}" is missing or empty; is HEOROT_DATA right?`,
    )
  reserve(target)
  const partial = `${target}.partial`
  try {
    rmSync(partial, { force: true })
    closeSync(openSync(partial, 'wx', 0o600))
    copyConsistently(file, partial)
    const tables = checkFile(partial, partial)
    replaceFile(partial, target)
    return tables
  } catch (error) {
    for (const path of [partial, target]) rmSync(path, { force: true })
    throw error
  }
}

/** Takes the name, so that no two backups and no other file can have it. */
function reserve(target: string): void {
  try {
    closeSync(openSync(target, 'wx', 0o600))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new OperatorError(`"${target}" exists already: choose another name.`)
    throw new OperatorError(`"${target}" cannot be written (${code}): choose another place.`)
  }
}

/** One read transaction: a concurrent write is either wholly in it or not at all. */
function copyConsistently(from: string, to: string): void {
  const db = new Database(from)
  try {
    db.exec('pragma busy_timeout = 5000')
    db.exec(`vacuum into ${quoted(to)}`)
  } finally {
    db.close()
  }
}
