/** Keeps the playhead of a table: live frames, what was missed while nobody looked, and any earlier moment. */
import type { PastFrame, TableView } from '@heorot/shared'
import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../../app/language'
import { pace } from '../../../app/settings/settings'
import { gameTexts } from '../../../games/gameTexts'
import { announce, upNext } from '../../../kit/tableContext'
import type { TableFrame } from '../../../session/frame'
import { type Holders, peopleAt } from '../../../session/seatHistory'
import { lastLook, noteLook } from '../../../thisBrowser/byTable'
import { Playhead } from '../../../playback/Playhead'
import { Rewind } from '../../../playback/Rewind'
import { namedFrame } from '../../../session/names'
import type { TableSession } from '../../../session/TableSession'

/** What happened in these steps, line by line, in the reader's language. */
export function linesOf(game: string, frames: readonly TableFrame[]): readonly string[] {
  const texts = gameTexts(game)
  return frames.flatMap(frame => {
    const names = namedFrame(frame).people.map(person => person.name)
    return frame.events.map(event => texts?.narrate(event, names)).filter(line => line != null)
  })
}

/**
 * The table as it was when a frame was shown. People, chat and settings are those of now. While a move is being
 * shown, this person has nothing to decide.
 */
export const tableAt = (table: TableView, frame: TableFrame | null, isTelling = false): TableView => {
  if (frame?.match !== table.match) return table
  const { revision, progress, outcome, viewer } = frame
  const waitingFor = isTelling ? frame.waitingFor.filter(seat => seat !== viewer) : frame.waitingFor
  return { ...table, revision, waitingFor, progress, outcome, ...(outcome ? {} : { phase: 'playing' }) }
}

/** Nobody can act in the past. */
const pastFrame = (now: TableFrame, past: PastFrame, holders: Holders): TableFrame => {
  const people = peopleAt(holders, now.people.length, past.revision)
  return { ...now, ...past, people, prompt: null, outcome: null } as TableFrame
}

/** Earlier moments as this person saw them. */
async function framesOf(session: TableSession, from: number, to?: number): Promise<readonly TableFrame[]> {
  const past = await session.past(from, to)
  const now = session.frame.peek()
  const holders = session.table.peek()?.holders ?? []
  return now ? past.map(one => pastFrame(now, one, holders)) : []
}

async function recall(session: TableSession, playhead: Playhead, known: number): Promise<boolean> {
  const [base, ...steps] = await framesOf(session, known)
  if (!base || steps.length === 0) return false
  playhead.recall(base, steps, base.revision - known)
  const lines = linesOf(session.table.peek()?.game ?? '', steps)
  announce(`${words().table.logAway}: ${lines.join(' ')}`)
  return true
}

interface Missed {
  /** The last step that was seen. */
  since(known: number): void
  /** Nothing of this match has been seen before. */
  all(frame: TableFrame): void
}

/** Notes what is looked at; the first look after a return tells whether anything was missed. */
function watchReturns(session: TableSession, playhead: Playhead, missed: Missed) {
  const { code } = session.order
  let returned = true
  const look = () => {
    const frame = session.frame.peek()
    if (!frame || document.hidden) return
    const known = lastLook(code)
    noteLook(code, frame)
    const isFirst = returned
    returned = false
    if (!isFirst) return
    if (known?.match !== frame.match) missed.all(frame)
    else if (known.revision < frame.revision) missed.since(known.revision)
  }
  const turn = () => {
    if (document.hidden) playhead.catchUp()
    else returned = true
    look()
  }
  document.addEventListener('visibilitychange', turn)
  const stop = effect(() => {
    if (session.frame.value) playhead.follow(session.frame.value)
    if (session.state.value === 'live') look()
    else returned = true
  })
  return () => {
    stop()
    document.removeEventListener('visibilitychange', turn)
  }
}

/** Bots wait until everybody has watched their last move. */
const reportWatched = (session: TableSession, playhead: Playhead) =>
  effect(() => {
    const frame = playhead.frame.value
    const seats = session.table.peek()?.seats ?? []
    const hasBots = seats.some(({ bot, standIn }) => bot !== null || standIn)
    if (frame && hasBots && frame.viewer !== 'spectator') session.watched(frame)
  })

/** Tells the action bar what comes after the story that plays. */
const reportUpNext = (playhead: Playhead) =>
  effect(() => {
    const { next } = playhead
    const mine = next?.waitingFor.some(seat => seat === next.viewer) ?? false
    upNext.value = next && { moves: playhead.behind.value, mine, skip: () => playhead.catchUp() }
  })

/** The playhead of a table, the way back to earlier moments, and what was missed. */
export function usePlayhead(session: TableSession) {
  const [playhead] = useState(() => new Playhead({ pace, inSight: () => !document.hidden }))
  const [rewind] = useState(
    () => new Rewind(playhead, session.frame, { past: (from, to) => framesOf(session, from, to) }),
  )
  const [since, setSince] = useState<number | null>(null)
  /** The first moment that somebody saw who came late. */
  const [lateAt, setLateAt] = useState<TableFrame | null>(null)
  useEffect(() => {
    const stopReports = [reportWatched(session, playhead), reportUpNext(playhead)]
    const stop = watchReturns(session, playhead, {
      since: known => void recall(session, playhead, known).then(told => setSince(told ? known + 1 : null)),
      all: setLateAt,
    })
    return () => {
      stop()
      for (const stopReport of stopReports) stopReport()
      rewind.close()
      playhead.close()
    }
  }, [session])
  return { playhead, rewind, since, lateAt }
}
