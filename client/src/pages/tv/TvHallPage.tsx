import type { HallScreen } from '@heorot/shared'
import { words } from '../../app/language'
import { linkOrigin } from '../../api/linkOrigin'
import { QrCode } from '../../ui/QrCode'
import { useWatchTexts } from '../broadcast/texts'
import { BannerImage, Shield } from '../hall/pictures'
import { refusalWords } from '../refused/refusalWords'
import { TvStage } from './TvStage'
import { TvTable } from './TvTable'
import { useHallShow } from './useHallShow'
import './tvHall.css'

/** A table starts soon: whose hall this is, and the way in. */
function TvHallWaiting({ code, screen }: { readonly code: string; readonly screen: HallScreen }) {
  const t = useWatchTexts()
  if (!t) return null
  return (
    <div class="tv-hall">
      <BannerImage banner={screen.banner} width={360} />
      <div class="stack tv-hall-words">
        <h1>{screen.name}</h1>
        <p role="status">{t.hallQuiet}</p>
        <ul class="row wrap gap-8" aria-hidden="true">
          {screen.shields.map((shield, i) => (
            <li key={i}>
              <Shield member={shield} size={96} />
            </li>
          ))}
        </ul>
      </div>
      <div class="tv-panel stack gap-8 tv-hall-scan">
        <QrCode text={`${linkOrigin.value}/h/${code}`} label={t.enterHall} />
        <strong>{t.enterHall}</strong>
      </div>
    </div>
  )
}

interface Props {
  readonly code: string
  /** With all hands, where they are open. */
  readonly open: boolean
}

/** Whatever a hall is playing; between two games, the hall itself. */
export function TvHallPage({ code: hall, open }: Props) {
  const { screen, code, refused, onPlaying } = useHallShow(hall)
  return (
    <TvStage of={hall}>
      {refused && <p class="tv-message">{refusalWords(refused)}</p>}
      {!screen && !refused && <p class="tv-message">{words().table.connection.connecting}</p>}
      {screen && !refused && code && <TvTable key={code} code={code} open={open} onPlaying={onPlaying} />}
      {screen && !refused && !code && <TvHallWaiting code={hall} screen={screen} />}
    </TvStage>
  )
}
