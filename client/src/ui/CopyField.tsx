import { useState } from 'preact/hooks'
import { words } from '../app/language'
import { Icon } from './Icon'

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A text to pass on: one click copies it, and it can be selected by hand where copying is forbidden. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState(false)
  const t = words()
  return (
    <div class="copy-field">
      <input
        class="input"
        readOnly
        value={text}
        aria-label={label}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={async () => setCopied(await copyText(text))}>
        <Icon name={copied ? 'checkMark' : 'copy'} size={18} />
        <span aria-live="polite">{copied ? t.copied : t.copy}</span>
      </button>
    </div>
  )
}
