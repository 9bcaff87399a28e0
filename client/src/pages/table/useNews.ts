/** What a new frame means for ears, tab title and log. */
import type { TableView } from '@heorot/shared'
import { effect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { playSound } from '../../app/sound/sounds'
import { gameTexts } from '../../games/gameTexts'
import { announce } from '../../kit/tableContext'
import type { TableFrame } from '../../session/frame'
import { changesOf } from '../../session/holders'
import { changeWords, namesAt } from '../../session/holderWords'
import { TableLog, tabStore } from '../../session/TableLog'
import type { TableSession } from '../../session/TableSession'
import { isMyTurn } from './waitingWords'

/** Everything a frame tells, in one breath, for the live region. */
function spokenNews({ revision }: TableFrame, events: TableFrame['events'], table: TableView, mine: boolean) {
  const texts = gameTexts(table.game)
  const names = namesAt(table.holders, table.seats.length, revision, words())
  const lines = events.map(event => texts?.narrate(event, names)).filter(line => line != null)
  return [...lines, ...(mine ? [words().table.yourTurn] : [])].join(' ')
}

/** The log of this table, fed by every frame and read out as it grows. */
export function useLog(session: TableSession): TableLog {
  const [log] = useState(() => new TableLog(tabStore(session.order.code)))
  useEffect(
    () =>
      effect(() => {
        const frame = session.frame.value
        const table = session.table.peek()
        if (!frame || !table) return
        const events = log.add(frame)
        const news = spokenNews(frame, events, table, isMyTurn(table, session.you.peek()))
        if (events.length > 0 && news) announce(news)
      }),
    [session],
  )
  return log
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
export function useTurnSignals(session: TableSession): void {
  const table = session.table.value
  const mine = table !== null && isMyTurn(table, session.you.value)
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
