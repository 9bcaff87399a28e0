import type { SessionInfo, TableView } from '@heorot/shared'
import { Button } from '../../ui/Button'
import { words } from '../../app/language'
import { attempt, useSession } from '../people/context'

/** What concerns a pause: that there is one, who wants one, or what this person waits for. */
export function PauseBar({ table, you }: { table: TableView; you: SessionInfo }) {
  const session = useSession()
  const t = words().pause
  const { paused, pauseWanted, seats } = table
  if (you.seat === null || (!paused && pauseWanted.length === 0)) return null
  const say = (want: boolean) => () => void attempt(session, session.pause(want))
  const button = (label: string, want: boolean, primary = false) => (
    <Button look={primary ? 'primary' : ''} onClick={say(want)}>
      {label}
    </Button>
  )
  if (paused)
    return (
      <div class="parchment banner takeover" role="status">
        <span>{t.paused}</span>
        {button(t.resume, false, true)}
      </div>
    )
  if (pauseWanted.includes(you.person))
    return (
      <div class="parchment banner takeover" role="status">
        <span>{t.waiting}</span>
        {button(words().takeover.withdraw, false)}
      </div>
    )
  const first = seats.find(({ person }) => person === pauseWanted[0])
  return (
    <div class="parchment banner takeover" role="alert">
      <span>{t.wanted(first?.name ?? '')}</span>
      {button(t.agree, true, true)}
    </div>
  )
}
