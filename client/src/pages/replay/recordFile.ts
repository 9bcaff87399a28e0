/** Records as files: kept, opened, handed from page to page. */
import type { PublishedRecord } from '@heorot/shared'
import { signal } from '@preact/signals'

/** The record of the file that was opened last; its replay is at /r/file. */
export const openedFile = signal<PublishedRecord | null>(null)

/** Where a record from a file is looked at. */
export const FILE_ID = 'file'

/** No match of ours takes a tenth of it. */
const MOST_BYTES = 4_000_000

/** Reads a file; false when it is no record. What can read one loads only now. */
export async function openRecordFile(file: File): Promise<boolean> {
  const { readPublishedText } = await import('@heorot/shared/record')
  openedFile.value = file.size > MOST_BYTES ? null : readPublishedText(await file.text())
  return openedFile.value !== null
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = `heorot-${name}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export const saveRecord = (published: PublishedRecord): void =>
  saveFile(new Blob([JSON.stringify(published)], { type: 'application/json' }), `${published.id}.json`)
