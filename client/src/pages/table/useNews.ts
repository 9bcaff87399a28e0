/** What a new frame means for ears, tab title and log. */
import type { SessionInfo, TableView } from '@heorot/shared'
import { effect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useProvided, useReset } from '../../app/hooks'
import { words } from '../../app/language'
import { playSound } from '../../app/sound/sounds'
import { gameTexts } from '../../games/gameTexts'
import { announce, seatSpeech } from '../../kit/tableContext'
import type { TableFrame } from '../../session/frame'
import type { Playhead } from '../../playback/Playhead'
import { changesOf, type SeatChange } from '../../session/seatHistory'
import { changeWords, namesAt } from '../../session/names'
import { TableLog } from '../../playback/TableLog'
import type { TableSession } from '../../session/TableSession'
import { tableOnScreen, turnHere } from '../../thisBrowser/myTurns'
import { toast } from '../../ui/toasts'
import { attempt } from '../people/context'
import { chatWords, muted } from '../people/mutes'
import { isMyTurn } from './waitingWords'

const FREED_MS = 15_000

/** Everything a frame tells, in one breath, for the live region. */
function spokenNews({ revision, events }: TableFrame, table: TableView) {
  const texts = gameTexts(table.game)
  const names = namesAt(table.holders, table.seats.length, revision, words())
  return events
    .map(event => texts?.narrate(event, names))
    .filter(line => line != null)
    .join(' ')
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
        announce(spokenNews(shown, table))
      }),
    [session, frame],
  )
}

const isFreed = ({ after }: SeatChange): boolean => after.person === null && after.bot === null

/** Tells everyone who plays now. The host or deputy can give a seat that is empty to a bot. */
function tellChange(session: TableSession, change: SeatChange): void {
  const { seat } = change
  const add = () => void attempt(session, session.command({ do: 'bot', seat, strength: 'thane' }))
  const mayAdd = isFreed(change) && session.leading
  toast(changeWords(change, words()), {
    ...(isFreed(change) && { duration: FREED_MS }),
    ...(mayAdd && { action: { label: words().host.botHere, run: add } }),
  })
}

/** Reads out who replaced whom, as it happens. */
export function useSeatNews(session: TableSession): void {
  const { table } = session
  const changes = changesOf(table.value?.holders ?? [])
  const known = useRef(changes.length)
  useEffect(() => {
    const fresh = changes.slice(known.current)
    known.current = changes.length
    if (fresh.length > 0) announce(fresh.map(change => changeWords(change, words())).join(' '))
    for (const change of fresh) tellChange(session, change)
  }, [changes.length])
  const isDeputy = session.leading && !session.hosting
  useEffect(() => {
    if (isDeputy) toast(words().host.deputyHint)
  }, [isDeputy])
}

/** Your turn: a sound and the tab's title, until you have moved. */
export function useTurnSignals(table: TableView, you: SessionInfo | null): void {
  const mine = isMyTurn(table, you)
  const title = words().table.yourTurnTitle
  useEffect(() => {
    if (mine) void playSound('turn')
  }, [mine])
  useProvided(turnHere, mine ? title : null, null)
  useProvided(tableOnScreen, table.code, null)
}

const SPEECH_MS = 6000

/** Shows a new line of the chat at its speaker's seat for a while. */
export function useSeatSpeech({ chat, you }: TableSession, isLive: boolean): void {
  const last = chat.value.at(-1)
  const known = useRef(last?.n ?? 0)
  useEffect(() => {
    if (!last || last.n <= known.current) return
    known.current = last.n
    const { seat, person } = last
    if (!isLive || seat === null || person === you.peek()?.person || muted.peek().has(person)) return
    seatSpeech.value = { seat, words: chatWords(last, words()) }
    const timer = setTimeout(() => {
      seatSpeech.value = null
    }, SPEECH_MS)
    return () => clearTimeout(timer)
  }, [last?.n])
  useReset(seatSpeech, null)
}
