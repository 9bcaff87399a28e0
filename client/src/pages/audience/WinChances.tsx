import type { Chances } from '../../bots/winChances'
import { seatColours, seatNames } from '../../art/palette'
import { spoken, words } from '../../app/language'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from '../broadcast/texts'
import {
  apart,
  changeText,
  greatestOf,
  lastChanges,
  LISTED,
  type SwingMark,
  swingMarks,
  swingsIn,
  wholePercents,
} from './swings'
import type { TableView } from '@heorot/shared'
import { gameTexts } from '../../games/gameTexts'
import { namesAt } from '../../session/names'
import type { LogEntry } from '../../playback/TableLog'
import { chapterOf } from './chapters'
import type { LiveChances } from './LiveChances'

/** The part of the width that the curve has; the sigils at the ends of the lines have the rest. */
const CURVE = 0.9
/** Five sigils fit below one another. */
const ENDS_APART = 0.24
/** 24 pixels of the narrowest plot. */
const MARKS_APART = 0.09
/** The part of the curve above which its greatest number stands. */
const EARLY = 0.25

const DASHES = ['none', '12 6', '3 5', '16 5 3 5', '7 4']

interface Props {
  readonly known: readonly Chances[]
  /** Nothing later than what is on the table. */
  readonly until: number
  readonly names: readonly string[]
  /** "Episode 17" of a step. */
  readonly chapterAt: (revision: number) => string
}

const lineOf = (known: readonly Chances[], seat: number, until: number, top: number): string =>
  known
    .map(({ revision, chances }) => {
      const x = until === 0 ? 0 : (revision / until) * CURVE * 100
      return `${x.toFixed(1)},${(100 - (chances[seat]! / top) * 100).toFixed(1)}`
    })
    .join(' ')

interface CurveProps extends Pick<Props, 'known' | 'until'> {
  readonly marks: readonly SwingMark[]
  readonly label: string
  readonly percent: Intl.NumberFormat
}

function Curve({ known, until, marks, label, percent }: CurveProps) {
  const seats = known[0]?.chances.length ?? 0
  const top = Math.max(0.4, Math.ceil(Math.max(...known.flatMap(({ chances }) => chances)) * 10) / 10)
  const ends = apart(
    (known.at(-1)?.chances ?? []).map(share => 1 - share / top),
    ENDS_APART,
  )
  return (
    <div class="chance-plot">
      <span class="muted chance-top" aria-hidden="true">
        {percent.format(top)}
      </span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        <line class="chance-grid" x1="0" x2="100" y1="0" y2="0" />
        <line class="chance-grid" x1="0" x2="100" y1="50" y2="50" />
        <line class="chance-grid" x1="0" x2="100" y1="100" y2="100" />
        {Array.from({ length: seats }, (_, seat) => (
          <polyline
            key={seat}
            class="chance-line"
            points={lineOf(known, seat, until, top)}
            stroke={seatColours[seatNames[seat % seatNames.length]!].light}
            stroke-dasharray={DASHES[seat % DASHES.length]!}
          />
        ))}
      </svg>
      {marks.map(({ at, sign }) => (
        <span
          key={at}
          class={at < until * EARLY ? 'chance-mark early' : 'chance-mark'}
          style={{ left: `${(until === 0 ? 0 : at / until) * CURVE * 100}%` }}
          aria-hidden="true"
        >
          <span>{sign}</span>
        </span>
      ))}
      <div class="inset chance-ends" aria-hidden="true">
        {ends.map((at, seat) => (
          <span key={seat} style={{ top: `${at * 100}%` }}>
            <Sigil seat={seat} size={22} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Who is likely to win at the moment on the table: numbers first, then the curve with its big swings. */
export function WinChances({ known: all, until, names, chapterAt }: Props) {
  const t = useWatchTexts()
  const known = all.filter(({ revision }) => revision <= until)
  const now = known.at(-1)
  if (!t) return null
  if (!now) return <p class="hint">{words().calculating}</p>
  const changes = lastChanges(known)
  const shown = wholePercents(now.chances)
  const percent = new Intl.NumberFormat(spoken(), { style: 'percent' })
  const order = now.chances.map((_, seat) => seat).sort((a, b) => now.chances[b]! - now.chances[a]!)
  const marks = greatestOf(swingsIn(known), LISTED)
  return (
    <section class="stack gap-5 chances" aria-label={t.chances}>
      <h2 class="flex between panel-title">
        {t.chances} <small>{t.estimate}</small>
      </h2>
      <ol class="chance-rows">
        {order.map(seat => {
          const change = changes[seat] ?? 0
          return (
            <li key={seat}>
              <Sigil seat={seat} size={30} />
              <span class="cut chance-name">{names[seat]}</span>
              <b>{percent.format(shown[seat]! / 100)}</b>
              <span class={change < 0 ? 'chance-change loss' : 'chance-change gain'}>
                {changeText(change)}
              </span>
            </li>
          )
        })}
      </ol>
      {known.length > 1 && (
        <Curve
          known={known}
          until={until}
          marks={swingMarks(marks, until, MARKS_APART)}
          label={t.chanceCurve}
          percent={percent}
        />
      )}
      {marks.length > 0 && (
        <ol class="stack gap-2 chance-swings">
          {marks.map(({ revision, seat, points }, i) => (
            <li key={revision}>
              <b class="swing-number">{i + 1}</b> <span class="cut chance-name">{names[seat]}</span>{' '}
              <span>{changeText(points)}</span> <span>{chapterAt(revision)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface TableProps {
  /** As it is shown: nothing later is known here. */
  readonly table: TableView
  readonly chances: LiveChances
  readonly entries: readonly LogEntry[]
}

/** The chances of a match up to the moment on the table. */
export function TableChances({ table, chances, entries }: TableProps) {
  const texts = gameTexts(table.game)
  if (table.outcome) return null
  return (
    <WinChances
      known={chances.known.value}
      until={table.revision}
      names={namesAt(table.holders, table.seats.length, table.revision, words())}
      chapterAt={revision => chapterOf(entries, texts, revision)}
    />
  )
}
