import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { attempt, useSession } from '../people/context'
import { Watching } from '../audience/Watching'
import { Broadcasting } from '../people/Broadcasting'
import { DoorControls } from '../people/DoorControls'
import { HelpControls } from '../people/HelpControls'
import { Invite, PersonalLink } from '../people/Invite'
import { SeatList } from '../people/SeatList'
import { StandUp } from '../people/StandUp'
import { Fairness } from './Fairness'
import '../audience/audience.css'
import '../people/people.css'

const mayPause = ({ phase, clock, paused, pauseWanted }: TableView): boolean =>
  phase === 'playing' && clock !== 'none' && !paused && pauseWanted.length === 0

/** Who is here, and for the host what may be done about it. */
export function PeopleTab({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  return (
    <div class="people">
      <SeatList table={table} />
      <Broadcasting table={table} />
      <Watching table={table} />
      {session.hosting && <DoorControls table={table} />}
      {session.hosting && <HelpControls table={table} />}
      {session.you.value?.seat != null && <StandUp />}
      {session.you.value?.seat != null && mayPause(table) && (
        <button type="button" class="button" onClick={() => void attempt(session, session.pause(true))}>
          {t.pause.ask}
        </button>
      )}
      <Invite code={table.code} />
      <PersonalLink />
      <Fairness table={table} />
    </div>
  )
}
