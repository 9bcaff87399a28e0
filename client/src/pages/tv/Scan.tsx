import { tableLink } from '../../api/linkOrigin'
import { spellCode } from '../../app/codes'
import { words } from '../../app/language'
import { QrCode } from '../../ui/QrCode'
import { useWatchTexts } from '../broadcast/texts'

interface Props {
  readonly code: string
  readonly isSmall?: boolean
  /** There are free seats. */
  readonly mayPlay?: boolean
}

/** How people in the room join the audience, or the game. */
export function Scan({ code, isSmall = false, mayPlay = false }: Props) {
  const t = useWatchTexts()
  const all = words()
  if (!t) return null
  const said = mayPlay ? t.playOnPhone : t.onPhone
  return (
    <div class={isSmall ? 'tv-panel stack tv-scan small' : 'tv-panel stack tv-scan'}>
      <QrCode text={`${tableLink(code)}${mayPlay ? '' : '?watch'}`} label={said} />
      <p class="stack gap-3">
        <strong>{said}</strong>
        <span class="hint">{all.waiting.code}</span>
        <b>{spellCode(code)}</b>
      </p>
    </div>
  )
}
