import type { TableView } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { pace } from '../../app/settings/settings'
import { gameTexts } from '../../games/gameTexts'
import type { TableFrame } from '../../session/frame'
import { namesAt } from '../../session/names'
import type { Rewind } from '../../playback/Rewind'
import type { LogEntry } from '../../playback/TableLog'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { WatchTexts } from '../broadcast/texts'
import { chapterOf, chapterStarts } from './chapters'
import type { ChanceSwing } from './swings'

/** Keys scroll only what has the focus. */
export const scrollable = (element: HTMLElement | null): void => element?.setAttribute('tabindex', '0')

/** More would take longer than a minute. */
const MOST = 8
/** With fewer there is nothing to tell. */
export const LEAST_MOVES = 10

/** So many of them, spread evenly, the last one included. */
const spread = (moments: readonly number[], count: number): readonly number[] =>
  moments.length <= count
    ? moments
    : Array.from({ length: count }, (_, i) => moments[Math.round(((i + 1) * moments.length) / count) - 1]!)

/** The greatest swings, then the ends of chapters; where there are few of both, moves in between. */
export function recapMoments(
  swings: readonly ChanceSwing[],
  chapterStarts: readonly number[],
  newest: number,
): readonly number[] {
  const isPast = (moment: number) => moment > 0 && moment < newest
  const big = [...swings]
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ revision }) => revision)
    .filter(isPast)
    .slice(0, MOST / 2)
  const ends = spread(
    chapterStarts.filter(start => isPast(start) && !big.includes(start)),
    MOST - big.length,
  )
  const found = [...big, ...ends]
  const quarters = [1, 2, 3].map(part => Math.round((part * newest) / 4))
  const between = found.length < 3 ? quarters.filter(one => isPast(one) && !found.includes(one)) : []
  return [...found, ...between].sort((a, b) => a - b)
}

interface Props {
  readonly table: TableView
  readonly rewind: Rewind
  /** The first moment that was seen; null for somebody who was there from the start. */
  readonly lateAt: TableFrame | null
  readonly entries: readonly LogEntry[]
  readonly swings: readonly ChanceSwing[]
  readonly t: WatchTexts
}

const chapterAt = ({ table, entries }: Props, moment: number): string =>
  chapterOf(entries, gameTexts(table.game), moment - 1)

/** What happened in a step, after the name of its chapter. */
function lineOf(props: Props, moment: number): string {
  const { table, entries } = props
  const names = namesAt(table.holders, table.seats.length, moment, words())
  const events = entries.find(({ revision }) => revision === moment)?.events ?? []
  const said = events.map(event => gameTexts(table.game)?.narrate(event, names)).filter(line => line != null)
  return [chapterAt(props, moment), said.join(' ')].filter(Boolean).join(': ')
}

/** The button that opened the list is gone. */
const focusList = (element: HTMLElement | null): void => {
  scrollable(element)
  element?.focus()
}

/** For somebody who comes late: the most important moments, played fast, or listed where nothing is to move. */
export function Recap(props: Props) {
  const { table, rewind, lateAt, entries, swings, t } = props
  const [done, setDone] = useState(0)
  const [listed, setListed] = useState<readonly number[] | null>(null)
  const isPlaying = rewind.recap.value !== null
  const moment = rewind.position.value
  const isLate = lateAt?.match === table.match && lateAt.revision >= LEAST_MOVES && done !== table.match
  if (!isPlaying && (!isLate || rewind.at.value !== null)) return null
  const skip = () => {
    setDone(table.match)
    if (isPlaying) rewind.toLive()
  }
  const start = () => {
    const moments = recapMoments(swings, chapterStarts(entries, gameTexts(table.game)), lateAt?.revision ?? 0)
    if (pace() === 0) return setListed(moments)
    setDone(table.match)
    rewind.playMoments(moments)
  }
  return (
    <section
      class="strip recap"
      aria-label={t.recap}
      data-recap={isPlaying ? 'play' : listed ? 'list' : 'offer'}
    >
      <h2>{t.recap}</h2>
      {isPlaying ? (
        <p>{(rewind.shown.value === moment ? lineOf : chapterAt)(props, moment)}</p>
      ) : listed ? (
        <ol ref={focusList}>
          {listed.map(one => (
            <li key={one}>{lineOf(props, one)}</li>
          ))}
        </ol>
      ) : (
        <p>{t.recapOffer}</p>
      )}
      <div class="wrap gap-4 recap-buttons">
        {!isPlaying && !listed && (
          <Button look="primary" onClick={start}>
            <Icon name="play" size={16} /> {words().transport.play}
          </Button>
        )}
        <Button onClick={skip}>{isPlaying ? t.recapSkip : words().close}</Button>
      </div>
    </section>
  )
}
