import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that goes when the tests of its file are done. */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `heorot-${name}-`))
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
