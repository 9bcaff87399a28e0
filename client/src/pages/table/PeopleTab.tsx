import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { attempt, useSession } from '../people/context'
import { DoorControls } from '../people/DoorControls'
import { Invite, PersonalLink } from '../people/Invite'
import { SeatList } from '../people/SeatList'
import { Fairness } from './Fairness'

/** Who is here, and for the host what may be done about it. */
export function PeopleTab({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  return (
    <div class="people">
      <SeatList table={table} />
      {table.spectators > 0 && <p class="hint">{t.waiting.watchersHere(table.spectators)}</p>}
      {session.hosting && <DoorControls table={table} />}
      {session.you.value?.seat != null && (
        <button type="button" class="button" onClick={() => void attempt(session, session.stand())}>
          {t.waiting.standUp}
        </button>
      )}
      <Invite code={table.code} />
      <PersonalLink />
      <Fairness table={table} />
    </div>
  )
}
