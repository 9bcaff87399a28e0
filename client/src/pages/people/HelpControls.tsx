import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { Choice, Switch } from '../../ui/fields/Choice'
import { hintOptions } from '../create/choices'
import { attempt, useSession } from './context'

/** What helps people at this table: for the host, at any time. */
export function HelpControls({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words().create
  const help = (change: { readonly hints?: TableView['hints']; readonly coach?: boolean }) =>
    void attempt(session, session.command({ do: 'help', ...change }))
  return (
    <>
      <Choice
        label={t.hints}
        value={table.hints}
        options={hintOptions()}
        onChange={hints => help({ hints })}
      />
      <Switch label={t.coach} hint={t.coachHint} on={table.coach} onChange={coach => help({ coach })} />
    </>
  )
}
