/** What a new frame means for ears, tab title and log. */
import type { SessionInfo, TableView } from '@heorot/shared'
import { effect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { playSound } from '../../app/sound/sounds'
import { gameTexts } from '../../games/gameTexts'
import { announce } from '../../kit/tableContext'
import type { TableFrame } from '../../session/frame'
import type { Playhead } from '../../session/Playhead'
import { changesOf } from '../../session/holders'
import { changeWords, namesAt } from '../../session/holderWords'
import { TableLog } from '../../session/TableLog'
import type { TableSession } from '../../session/TableSession'
import { tableAt } from './usePlayhead'
import { isMyTurn } from './waitingWords'

/** Everything a frame tells, in one breath, for the live region. */
function spokenNews({ revision }: TableFrame, events: TableFrame['events'], table: TableView, mine: boolean) {
  const texts = gameTexts(table.game)
  const names = namesAt(table.holders, table.seats.length, revision, words())
  const lines = events.map(event => texts?.narrate(event, names)).filter(line => line != null)
  return [...lines, ...(mine ? [words().table.yourTurn] : [])].join(' ')
}

/** The log of this table from its first step on. */
export function useLog(session: TableSession): TableLog {
  const [log] = useState(() => new TableLog())
  useEffect(
    () =>
      effect(() => {
        const frame = session.frame.value
        if (frame) log.add(frame)
        if (frame && log.isIncomplete && session.state.value === 'live') void fill(session, log, frame.match)
      }),
    [session],
  )
  return log
}

async function fill(session: TableSession, log: TableLog, match: number): Promise<void> {
  const steps = await session.history()
  if (steps.length > 0 && session.frame.peek()?.match === match) log.fill(match, steps)
}

/** Reads out what happened, as the table shows it. */
export function useSpokenNews(session: TableSession, { frame }: Playhead): void {
  useEffect(
    () =>
      frame.subscribe(shown => {
        const table = session.table.peek()
        if (!shown || !table || shown.events.length === 0) return
        const mine = isMyTurn(tableAt(table, shown), session.you.peek())
        announce(spokenNews(shown, shown.events, table, mine))
      }),
    [session, frame],
  )
}

/** Reads out who replaced whom, as it happens. */
export function useSeatNews({ table }: TableSession): void {
  const changes = changesOf(table.value?.holders ?? [])
  const known = useRef(changes.length)
  useEffect(() => {
    const fresh = changes.slice(known.current)
    known.current = changes.length
    if (fresh.length > 0) announce(fresh.map(change => changeWords(change, words())).join(' '))
  }, [changes.length])
}

/** Your turn: a sound and the tab's title, until you have moved. */
export function useTurnSignals(table: TableView, you: SessionInfo | null): void {
  const mine = isMyTurn(table, you)
  const title = words().table.yourTurnTitle
  useEffect(() => {
    if (mine) void playSound('turn')
  }, [mine])
  useEffect(() => {
    document.title = mine ? `● ${title} – Heorot` : 'Heorot'
    return () => {
      document.title = 'Heorot'
    }
  }, [mine, title])
}
