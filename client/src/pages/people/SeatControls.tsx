import type { BotStrength, HostCommand, TableView } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { seatName } from '../../session/seatName'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { botOptions } from '../create/choices'
import { attempt, useSession } from './context'
import { MuteForAll, Remove } from './PersonButtons'

interface Props {
  readonly table: TableView
  readonly index: number
}

interface PanelProps extends Props {
  readonly run: (command: HostCommand) => void
}

function BotControls({ table, index, run }: PanelProps) {
  const t = words()
  const { bot, person, online } = table.seats[index]!
  const put = (strength: BotStrength | null) => run({ do: 'bot', seat: index, strength })
  if (online) return null
  return (
    <fieldset class="choice">
      <legend>{t.host.botHere}</legend>
      {botOptions()
        .filter(option => option.value !== bot)
        .map(({ value, label, hint }) => (
          <button key={value} type="button" class="button wide" onClick={() => put(value)}>
            {label} · {hint}
          </button>
        ))}
      {bot && !person && (
        <button type="button" class="button wide" onClick={() => put(null)}>
          {t.host.takeOffBot}
        </button>
      )}
    </fieldset>
  )
}

function PersonControls({ table, index, run }: PanelProps) {
  const t = words()
  const { person, name } = table.seats[index]!
  const isOwn = useSession().you.value?.person === person
  if (!person) return null
  const free = (
    <button type="button" class="button wide" onClick={() => run({ do: 'free', seat: index })}>
      {t.host.free}
    </button>
  )
  if (isOwn) return free
  return (
    <fieldset class="choice">
      <legend>{name}</legend>
      <button type="button" class="button wide" onClick={() => run({ do: 'handover', person })}>
        {t.host.handOver}
      </button>
      <MuteForAll person={person} run={run} />
      {free}
      <Remove person={person} name={name} run={run} />
    </fieldset>
  )
}

/** What a host may do with one seat, behind one button. */
export function SeatControls({ table, index }: Props) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const t = words()
  const name = seatName(table.seats[index]!, index, t)
  const run = (command: HostCommand) => {
    setOpen(false)
    void attempt(session, session.command(command))
  }
  return (
    <>
      <button
        type="button"
        class="round"
        aria-label={t.host.manage(name)}
        title={t.host.manage(name)}
        onClick={() => setOpen(true)}
      >
        <Icon name="cog" />
      </button>
      {open && (
        <Dialog title={t.host.manage(name)} onClose={() => setOpen(false)}>
          <PersonControls table={table} index={index} run={run} />
          <BotControls table={table} index={index} run={run} />
        </Dialog>
      )}
    </>
  )
}
