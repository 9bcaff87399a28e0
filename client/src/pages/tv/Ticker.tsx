import { gameTexts } from '../../games/gameTexts'
import type { GameTexts, Headline } from '../../kit/GameClient'
import { doerOf, type LogEntry } from '../../playback/TableLog'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from '../broadcast/texts'

const SHOWN = 6

interface Props {
  readonly entries: readonly LogEntry[]
  readonly game: string
  readonly names: readonly string[]
}

/** What a step says in a few words, or first. */
export function tickerLine(
  { events }: LogEntry,
  texts: GameTexts,
  names: readonly string[],
): Headline | null {
  const headline = texts.headline?.(events, names)
  if (headline) return headline
  for (const event of events) {
    const words = texts.narrate(event, names)
    if (words) return { seat: doerOf(event), words }
  }
  return null
}

/** Newest first. */
function linesIn(entries: readonly LogEntry[], game: string, names: readonly string[]) {
  const texts = gameTexts(game)
  const lines: (Headline & { readonly key: string })[] = []
  for (let i = entries.length - 1; texts && i >= 0 && lines.length < SHOWN; i--) {
    const entry = entries[i]!
    const line = tickerLine(entry, texts, names)
    if (line) lines.push({ key: `${entry.match}.${entry.revision}`, ...line })
  }
  return lines
}

/** The last moves, newest at the left. */
export function Ticker({ entries, game, names }: Props) {
  const t = useWatchTexts()
  if (!t) return null
  return (
    <section class="flex tv-ticker" aria-label={t.lastMoves}>
      <h2 class="center">{t.lastMoves}</h2>
      <ol class="flex fill">
        {linesIn(entries, game, names).map(({ key, seat, words }) => (
          <li key={key} class="row gap-6">
            {seat !== null && <Sigil seat={seat} size={36} />}
            <span class="cut">{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
