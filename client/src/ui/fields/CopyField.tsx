import { useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { Icon } from '../Icon'
import { Button } from '../Button'

/** Copies what an input shows. Pages without https have no clipboard, but may copy a selection. */
async function copyFrom(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value)
    return true
  } catch {
    return copySelected(input)
  }
}

/** If this fails as well, the text stays selected for the reader to copy. */
function copySelected(input: HTMLInputElement): boolean {
  input.focus()
  input.setSelectionRange(0, input.value.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}

interface Props {
  readonly label: string
  readonly text: string
  /** Offers the device's own way to send a link, where there is one. */
  readonly share?: boolean
}

/** A text to pass on: one click copies it. Where a browser forbids that, it is selected and the reader is told. */
export function CopyField({ label, text, share = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'new' | 'copied' | 'selected'>('new')
  const t = words()
  const copy = async () => setState(input.current && (await copyFrom(input.current)) ? 'copied' : 'selected')
  return (
    <div class="wrap gap-4 copy-field">
      <input
        ref={input}
        class="input"
        readOnly
        value={text}
        aria-label={label}
        onFocus={event => event.currentTarget.select()}
      />
      <Button onClick={copy}>
        <Icon name={state === 'copied' ? 'checkMark' : 'copy'} size={18} />
        <span aria-live="polite">{state === 'copied' ? t.copied : t.copy}</span>
      </Button>
      {share && 'share' in navigator && (
        // Rejects when the reader closes the sheet.
        <Button onClick={() => void navigator.share({ title: 'Heorot', url: text }).catch(() => {})}>
          <Icon name="share" size={18} /> {t.share}
        </Button>
      )}
      {state === 'selected' && (
        <p class="hint" role="status">
          {t.copyByHand}
        </p>
      )}
    </div>
  )
}
