import type { BotStrength, HostCommand, TableView } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { Dialog } from '../../dom/Dialog'
import { Icon } from '../../dom/Icon'
import { words } from '../../i18n'
import { seatName } from '../../table/seatName'
import { botOptions } from '../create/choices'
import { attempt, useSession } from '../table/context'

interface Props {
  readonly table: TableView
  readonly index: number
}

interface PanelProps extends Props {
  readonly run: (command: HostCommand) => void
}

function BotControls({ table, index, run }: PanelProps) {
  const t = words()
  const { bot } = table.seats[index]!
  const put = (strength: BotStrength | null) => run({ do: 'bot', seat: index, strength })
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
      {bot && (
        <button type="button" class="button wide" onClick={() => put(null)}>
          {t.host.takeOffBot}
        </button>
      )}
    </fieldset>
  )
}

function PersonControls({ table, index, run }: PanelProps) {
  const t = words()
  const { person, name, muted } = table.seats[index]!
  const [sure, setSure] = useState(false)
  if (!person) return null
  return (
    <fieldset class="choice">
      <legend>{name}</legend>
      <button type="button" class="button wide" onClick={() => run({ do: 'handover', person })}>
        {t.host.handOver}
      </button>
      <button type="button" class="button wide" onClick={() => run({ do: 'mute', person, muted: !muted })}>
        {muted ? t.host.unmuteForAll : t.host.muteForAll}
      </button>
      <button type="button" class="button wide" onClick={() => run({ do: 'free', seat: index })}>
        {t.host.free}
      </button>
      {sure && <p class="hint">{t.host.removeAsk(name)}</p>}
      <button
        type="button"
        class="button wide danger"
        onClick={() => (sure ? run({ do: 'remove', person }) : setSure(true))}
      >
        {t.host.remove}
      </button>
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
