import { gameTexts } from '../../games/gameTexts'
import { doerOf, type LogEntry } from '../../session/TableLog'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from '../broadcast/texts'

const SHOWN = 6

interface Props {
  readonly entries: readonly LogEntry[]
  readonly game: string
  readonly names: readonly string[]
}

interface Line {
  readonly key: string
  readonly seat: number | null
  readonly words: string
}

/** What each step says first, newest first. */
function linesIn(entries: readonly LogEntry[], game: string, names: readonly string[]): readonly Line[] {
  const texts = gameTexts(game)
  const lines: Line[] = []
  for (let i = entries.length - 1; i >= 0 && lines.length < SHOWN; i--) {
    const { match, revision, events } = entries[i]!
    for (const event of events) {
      const words = texts?.narrate(event, names)
      if (!words) continue
      lines.push({ key: `${match}.${revision}`, seat: doerOf(event), words })
      break
    }
  }
  return lines
}

/** The last moves, newest at the left. */
export function Ticker({ entries, game, names }: Props) {
  const t = useWatchTexts()
  if (!t) return null
  return (
    <section class="tv-ticker" aria-label={t.lastMoves}>
      <h2>{t.lastMoves}</h2>
      <ol>
        {linesIn(entries, game, names).map(({ key, seat, words }) => (
          <li key={key}>
            {seat !== null && <Sigil seat={seat} size={36} />}
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
