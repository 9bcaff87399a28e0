import type { TableView } from '@heorot/shared'
import { words } from '../../../app/language'
import { attempt, useSession } from '../../people/context'
import { Watching } from '../../audience/Watching'
import { Broadcasting } from '../../people/Broadcasting'
import { DoorControls } from '../../people/DoorControls'
import { HelpControls } from '../../people/HelpControls'
import { Invite, PersonalLink } from '../../people/Invite'
import { SeatList } from '../../people/SeatList'
import { StandUp } from '../../people/StandUp'
import '../../audience/audience.css'
import '../../people/people.css'
import { Button } from '../../../ui/Button'
import { useLoaded } from '../../../app/hooks'
import { recordById } from '../../../api/api'

/** The seal of the deal: its fingerprint before, the seed itself once the match is over. */
function Fairness({ table }: { readonly table: TableView }) {
  const { code, match, phase } = table
  const over = phase === 'finished'
  const t = words().table
  const record = useLoaded(
    async () => (over ? recordById(`${code}-${match}`).catch(() => null) : null),
    [over],
  )
  return (
    <details class="folded personal">
      <summary>{words().about.fair}</summary>
      <p class="hint">{t.fairnessHint}</p>
      <code class="seed">{table.commitment}</code>
      {record && (
        <>
          <p class="hint">{t.seedRevealed}</p>
          <code class="seed">{record.fairness.serverSeed}</code>
        </>
      )}
    </details>
  )
}

const mayPause = ({ phase, clock, paused, pauseWanted }: TableView): boolean =>
  phase === 'playing' && clock !== 'none' && !paused && pauseWanted.length === 0

/** Who is here, and for the host what may be done about it. */
export function PeopleTab({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  return (
    <div class="stack gap-7 people">
      <SeatList table={table} />
      <Broadcasting table={table} />
      <Watching table={table} />
      {session.hosting && <DoorControls table={table} />}
      {session.hosting && <HelpControls table={table} />}
      {session.you.value?.seat != null && <StandUp />}
      {session.you.value?.seat != null && mayPause(table) && (
        <Button onClick={() => void attempt(session, session.pause(true))}>{t.pause.ask}</Button>
      )}
      <Invite code={table.code} />
      <PersonalLink />
      <Fairness table={table} />
    </div>
  )
}
