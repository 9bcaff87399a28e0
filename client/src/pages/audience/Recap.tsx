import type { TableView } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { pace } from '../../app/settings/settings'
import { gameTexts } from '../../games/gameTexts'
import type { TableFrame } from '../../session/frame'
import { namesAt } from '../../session/holderWords'
import type { Rewind } from '../../session/Rewind'
import type { LogEntry } from '../../session/TableLog'
import { Icon } from '../../ui/Icon'
import { scrollable } from '../../ui/scrollable'
import type { WatchTexts } from '../broadcast/texts'
import { chapterOf, chapterStarts } from './chapters'
import { LEAST_MOVES, recapMoments } from './recapMoments'
import type { ChanceSwing } from './swings'

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
    <section class="recap" aria-label={t.recap} data-recap={isPlaying ? 'play' : listed ? 'list' : 'offer'}>
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
      <div class="recap-buttons">
        {!isPlaying && !listed && (
          <button type="button" class="button primary" onClick={start}>
            <Icon name="play" size={16} /> {t.play}
          </button>
        )}
        <button type="button" class="button" onClick={skip}>
          {isPlaying ? t.recapSkip : words().close}
        </button>
      </div>
    </section>
  )
}
