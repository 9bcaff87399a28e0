import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { storyChapter } from '../../kit/tableContext'
import type { TableSession } from '../../session/TableSession'
import { Icon } from '../../ui/Icon'
import { useWatchTexts } from '../broadcast/texts'

interface Props {
  readonly session: TableSession
  readonly table: TableView
  readonly names: readonly string[]
}

/** More names leave no room for the name of the episode. */
const NAMED = 2

/**
 * What is shown, whose turn it is, and whether it is live: part of the picture, so that a photograph says it too. The
 * badge of open hands takes the room of the number of viewers.
 */
export function TvBar({ session, table, names }: Props) {
  const t = useWatchTexts()
  const texts = gameTexts(table.game)
  const { progress, waitingFor } = table
  const asked =
    waitingFor.length > NAMED
      ? t?.players(waitingFor.length)
      : waitingFor.map(seat => names[seat] ?? '').join(', ')
  return (
    <header class="tv-bar">
      <p class="wrap tv-brand">
        <b>HEOROT</b> <span>{texts?.name}</span>
      </p>
      <div class="flex gap-8 tv-title">
        <h1 class="cut">
          {progress && texts ? texts.progress(storyChapter.value ?? progress.step, progress.of) : texts?.name}
        </h1>
        {t && <p class="cut">{table.outcome ? words().table.nobody : asked && t.toMove(asked)}</p>}
      </div>
      <p class="row gap-8 tv-state">
        {t && !session.opened.value && table.spectators > 0 && (
          <span class="row gap-5">
            <Icon name="eye" size={30} /> {t.viewers(table.spectators)}
          </span>
        )}
        {t && (
          <span class={session.opened.value ? 'row gap-5 tv-badge open' : 'row gap-5 tv-badge'}>
            {session.opened.value && <Icon name="eye" size={30} />}
            {session.opened.value ? t.openHands(table.broadcast) : t.live}
          </span>
        )}
      </p>
    </header>
  )
}
