import { tableLink } from '../../api/linkOrigin'
import { QrCode } from '../../ui/QrCode'
import { useWatchTexts } from '../broadcast/texts'

/** "K7MW-PD3X" */
const spelled = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

interface Props {
  readonly code: string
  readonly isSmall?: boolean
  /** There are free seats. */
  readonly mayPlay?: boolean
}

/** How people in the room join the audience, or the game. */
export function Scan({ code, isSmall = false, mayPlay = false }: Props) {
  const t = useWatchTexts()
  if (!t) return null
  const words = mayPlay ? t.playOnPhone : t.onPhone
  return (
    <div class={isSmall ? 'tv-panel stack tv-scan small' : 'tv-panel stack tv-scan'}>
      <QrCode text={`${tableLink(code)}${mayPlay ? '' : '?watch'}`} label={words} />
      <p class="stack gap-3">
        <strong>{words}</strong>
        <span class="hint">{t.code}</span>
        <b>{spelled(code)}</b>
      </p>
    </div>
  )
}
