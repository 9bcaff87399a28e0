/** The session of the table on screen, for every part of its page. */
import type { SeatView } from '@heorot/shared'
import { createContext } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { playSound } from '../../app/sound/sounds'
import { gameTexts } from '../../games/gameTexts'
import { showRule } from '../../kit/tableContext'
import type { TableSession } from '../../session/TableSession'
import { toast } from '../../ui/toasts'
import { refusalWords } from '../refused/refusalWords'

export const SessionContext = createContext<TableSession | null>(null)

export function useSession(): TableSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('this belongs inside a table page')
  return session
}

/** The server's time; updates every second while `isWaiting`. */
export function useServerNow(isWaiting: boolean): number {
  const { skew } = useSession()
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (!isWaiting) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return now + skew.value
}

/** Milliseconds until others may ask for the seat: 0 when they may now; null while the time is unknown. */
export function useWait({ askableAt }: SeatView): number | null {
  const now = useServerNow(askableAt !== null)
  return askableAt === null ? null : Math.max(0, askableAt - now)
}

/** Words a refusal, with a way to the rule behind it. */
export function tellRefusal(session: TableSession, reason: string): void {
  const texts = gameTexts(session.table.value?.game ?? '')
  const rule = texts?.refusal(reason).rule
  const action = rule ? { label: words().table.refusedRule, run: () => showRule(rule) } : undefined
  void playSound('refused')
  toast(refusalWords(reason, texts), { kind: 'refusal', ...(action ? { action } : {}) })
}

/** Does something at the table and says why, if it was refused. */
export async function attempt(
  session: TableSession,
  asked: Promise<{ readonly reason: string } | null>,
): Promise<boolean> {
  const refusal = await asked
  if (refusal) tellRefusal(session, refusal.reason)
  return refusal === null
}
