/** Permissions bind nobody who is root: for the time of `work` this process is an ordinary user. */
import { chownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NOBODY = 65_534

/** The user owns everything in `folder` meanwhile. */
export async function asOrdinaryUser(folder: string, work: () => void | Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work()
  own(folder, NOBODY)
  process.seteuid?.(NOBODY)
  try {
    await work()
  } finally {
    process.seteuid?.(0)
    own(folder, 0)
  }
}

function own(path: string, user: number): void {
  chownSync(path, user, user)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) own(join(path, name), user)
}
