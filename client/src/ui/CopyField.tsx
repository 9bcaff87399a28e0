import { useRef, useState } from 'preact/hooks'
import { words } from '../app/language'
import { copyFrom } from './copyText'
import { Icon } from './Icon'

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
    <div class="copy-field">
      <input
        ref={input}
        class="input"
        readOnly
        value={text}
        aria-label={label}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={copy}>
        <Icon name={state === 'copied' ? 'checkMark' : 'copy'} size={18} />
        <span aria-live="polite">{state === 'copied' ? t.copied : t.copy}</span>
      </button>
      {share && 'share' in navigator && (
        // Rejects when the reader closes the sheet.
        <button
          type="button"
          class="button"
          onClick={() => void navigator.share({ title: 'Heorot', url: text }).catch(() => {})}
        >
          <Icon name="share" size={18} /> {t.share}
        </button>
      )}
      {state === 'selected' && (
        <p class="hint" role="status">
          {t.copyByHand}
        </p>
      )}
    </div>
  )
}
