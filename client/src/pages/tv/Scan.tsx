import { QrCode } from '../../ui/QrCode'
import { useWatchTexts } from '../broadcast/texts'

/** "K7MW-PD3X" */
const spelled = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** How people in the room join the audience. */
export function Scan({ code, isSmall = false }: { readonly code: string; readonly isSmall?: boolean }) {
  const t = useWatchTexts()
  if (!t) return null
  return (
    <div class={isSmall ? 'tv-panel tv-scan small' : 'tv-panel tv-scan'}>
      <QrCode text={`${location.origin}/t/${code}?watch`} label={t.onPhone} />
      <p>
        <strong>{t.onPhone}</strong>
        <span>{t.code}</span>
        <b>{spelled(code)}</b>
      </p>
    </div>
  )
}
