import { useRef } from 'preact/hooks'
import { useDocumentEvents } from '../../app/hooks'
import { words } from '../../app/language'
import { go } from '../../app/router'
import { toast } from '../../ui/toasts'
import { FILE_ID, openRecordFile } from './recordFile'

async function open(file: File | undefined): Promise<void> {
  if (!file) return
  if (await openRecordFile(file)) go(`/r/${FILE_ID}`)
  else toast(words().home.recordWrong, { kind: 'refusal' })
}

/** Opens the record of a finished match from a file. */
export function RecordButton({ look = 'link' }: { readonly look?: 'link' | 'button' }) {
  const input = useRef<HTMLInputElement>(null)
  const t = words().home
  return (
    <>
      <button type="button" class={look} onClick={() => input.current?.click()}>
        {t.openRecord}
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept="application/json,.json"
        aria-label={t.openRecord}
        tabIndex={-1}
        onChange={event => void open(event.currentTarget.files?.[0])}
      />
    </>
  )
}

/** A record dropped anywhere on the page is opened instead of leaving the page for it. */
export function useDroppedRecord(): void {
  useDocumentEvents(['dragover'], event => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  useDocumentEvents(['drop'], event => {
    const file = event.dataTransfer?.files[0]
    if (!file) return
    event.preventDefault()
    void open(file)
  })
}
