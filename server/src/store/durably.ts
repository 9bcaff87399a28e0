/** Changes of files that a power cut cannot undo or leave half done. */
import { closeSync, fsyncSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a file atomically: readers find the old one or the new one. */
export function replaceFile(from: string, to: string): void {
  syncToDisk(from)
  renameSync(from, to)
  syncToDisk(dirname(to))
}

/** A file, or the list of names in a folder. */
export function syncToDisk(path: string): void {
  // Windows opens no folders, and keeps their names by itself.
  if (process.platform === 'win32' && statSync(path).isDirectory()) return
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
