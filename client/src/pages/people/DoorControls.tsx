import type { TableView, Watchers } from '@heorot/shared'
import { words } from '../../app/language'
import { Choice, Switch } from '../../ui/fields/Choice'
import { watchOptions } from '../create/choices'
import { attempt, useSession } from './context'

/** Who may come in from now on: for the host, at any time. */
export function DoorControls({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  const lock = (locked: boolean) => attempt(session, session.command({ do: 'lock', locked }))
  const admit = (watch: Watchers) => attempt(session, session.command({ do: 'watch', watch }))
  // While somebody may be watching, the host is told what the other choice would mean for them.
  const watching = watchOptions().map(option =>
    option.value === 'everyone' ? { ...option, hint: t.host.watchHint } : option,
  )
  return (
    <>
      <Switch
        label={t.host.lock}
        hint={t.host.lockHint}
        on={table.locked}
        onChange={locked => void lock(locked)}
      />
      <Choice
        label={t.create.watchers}
        value={table.watch}
        options={watching}
        onChange={watch => void admit(watch)}
      />
    </>
  )
}
