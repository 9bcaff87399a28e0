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
  const isWindows = process.platform === 'win32'
  // Windows opens no folders, and keeps their names by itself.
  if (isWindows && statSync(path).isDirectory()) return
  // Windows syncs only files that are open for writing.
  const opened = openSync(path, isWindows ? 'r+' : 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
