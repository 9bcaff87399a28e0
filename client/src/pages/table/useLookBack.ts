/** On every return to a table (another tab, a reload, a lost line, days later): what happened meanwhile. */
import type { PastFrame } from '@heorot/shared'
import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { pace } from '../../app/settings/settings'
import { gameTexts } from '../../games/gameTexts'
import { announce } from '../../kit/tableContext'
import type { TableFrame } from '../../session/frame'
import { type Holders, peopleAt } from '../../session/holders'
import { LookBack } from '../../session/LookBack'
import { lastLook, noteLook } from '../../session/lastLook'
import { namedFrame } from '../../session/seatName'
import type { TableLog } from '../../session/TableLog'
import type { TableSession } from '../../session/TableSession'

/** What steps tell, line by line, in the reader's language. */
export function tellingLines(game: string, frames: readonly TableFrame[]): readonly string[] {
  const texts = gameTexts(game)
  return frames.flatMap(frame => {
    const names = namedFrame(frame).people.map(person => person.name)
    return frame.events.map(event => texts?.narrate(event, names)).filter(line => line != null)
  })
}

/** Nobody can act in the past. */
const pastFrame = (now: TableFrame, past: PastFrame, holders: Holders): TableFrame => {
  const people = peopleAt(holders, now.people.length, past.revision)
  return { ...now, ...past, people, prompt: null, outcome: null } as TableFrame
}

async function recall(session: TableSession, back: LookBack, log: TableLog, known: number): Promise<boolean> {
  const past = await session.past(known)
  const now = session.frame.peek()
  const holders = session.table.peek()?.holders ?? []
  const [base, ...steps] = now ? past.map(one => pastFrame(now, one, holders)) : []
  if (!base || steps.length === 0) return false
  log.fill(steps)
  back.recall(base, steps, base.revision - known)
  const lines = tellingLines(session.table.peek()?.game ?? '', steps)
  announce(`${words().table.logAway}: ${lines.join(' ')}`)
  return true
}

/** Notes what is looked at; the first look after a return tells whether anything was missed. */
function watchReturns(session: TableSession, back: LookBack, missedSince: (known: number) => void) {
  const { code } = session.order
  let returned = true
  const look = () => {
    const frame = session.frame.peek()
    if (!frame || document.hidden) return
    const known = lastLook(code)
    noteLook(code, frame)
    const isFirst = returned
    returned = false
    if (isFirst && known?.match === frame.match && known.revision < frame.revision)
      missedSince(known.revision)
  }
  const turn = () => {
    if (document.hidden) back.skip()
    else returned = true
    look()
  }
  document.addEventListener('visibilitychange', turn)
  const stop = effect(() => {
    if (session.frame.value) back.follow(session.frame.value)
    if (session.state.value === 'live') look()
    else returned = true
  })
  return () => {
    stop()
    document.removeEventListener('visibilitychange', turn)
  }
}

/** The frames of the drawn table, and the first revision that was missed, if any was. */
export function useLookBack(session: TableSession, log: TableLog) {
  const [back] = useState(() => new LookBack(pace))
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    const stop = watchReturns(session, back, known => {
      void recall(session, back, log, known).then(told => setSince(told ? known + 1 : null))
    })
    return () => {
      stop()
      back.close()
    }
  }, [session])
  return { back, since }
}
