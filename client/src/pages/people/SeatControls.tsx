import { type BotStrength, type HostCommand, refuseCover, type TableView } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { Button, RoundButton } from '../../ui/Button'
import { spoken, words } from '../../app/language'
import { seatName } from '../../session/names'
import { Dialog } from '../../ui/Dialog'
import { botOptions } from '../create/choices'
import { clockWords } from '../../ui/clockWords'
import { attempt, useSession, useWait } from './context'
import { MuteForAll, Remove } from './PersonButtons'

interface Props {
  readonly table: TableView
  readonly index: number
}

interface PanelProps extends Props {
  readonly run: (command: HostCommand) => void
}

/** For an owner who is away: a bot until they are back, or how long until one can be sent. */
function CoverControls({ table, index, run }: PanelProps) {
  const t = words()
  const { hosting } = useSession()
  const seat = table.seats[index]!
  const wait = useWait(seat)
  const reason = refuseCover(seat, { isAskable: wait === 0, isHere: seat.online })
  const put = (strength: BotStrength | null) => () => run({ do: 'bot', seat: index, strength })
  if (reason)
    return <p class="hint">{wait ? t.host.coverIn(clockWords(wait, spoken())) : t.refusals[reason]}</p>
  if (!seat.standIn)
    return (
      <>
        <Button look="wide" onClick={put('thane')}>
          {t.host.cover}
        </Button>
        <p class="hint">{t.host.coverHint}</p>
      </>
    )
  return hosting ? (
    <Button look="wide" onClick={put(null)}>
      {t.host.takeOffBot}
    </Button>
  ) : null
}

function BotControls({ table, index, run }: PanelProps) {
  const t = words()
  const { bot, person, online } = table.seats[index]!
  const put = (strength: BotStrength | null) => run({ do: 'bot', seat: index, strength })
  if (table.phase === 'playing' && person && !bot)
    return <CoverControls table={table} index={index} run={run} />
  if (online) return null
  return (
    <fieldset class="stack gap-4 choice">
      <legend>{t.host.botHere}</legend>
      {botOptions()
        .filter(option => option.value !== bot)
        .map(({ value, label, hint }) => (
          <Button key={value} look="wide" onClick={() => put(value)}>
            {label} · {hint}
          </Button>
        ))}
      {bot && !person && (
        <Button look="wide" onClick={() => put(null)}>
          {t.host.takeOffBot}
        </Button>
      )}
    </fieldset>
  )
}

function PersonControls({ table, index, run }: PanelProps) {
  const t = words()
  const { person, name } = table.seats[index]!
  const isOwn = useSession().you.value?.person === person
  if (!person) return null
  const isPlaying = table.phase === 'playing'
  const free = !isPlaying && (
    <Button look="wide" onClick={() => run({ do: 'free', seat: index })}>
      {t.host.free}
    </Button>
  )
  if (isOwn) return free
  return (
    <fieldset class="stack gap-4 choice">
      <legend>{name}</legend>
      <Button look="wide" onClick={() => run({ do: 'handover', person })}>
        {t.host.handOver}
      </Button>
      <MuteForAll person={person} run={run} />
      {free}
      {isPlaying ? (
        <p class="hint">{t.refusals['seat-owned']}</p>
      ) : (
        <Remove person={person} name={name} run={run} />
      )}
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
      <RoundButton
        icon="cog"
        label={t.host.manage(name)}
        title={t.host.manage(name)}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog title={t.host.manage(name)} onClose={() => setOpen(false)}>
          {session.hosting && <PersonControls table={table} index={index} run={run} />}
          <BotControls table={table} index={index} run={run} />
        </Dialog>
      )}
    </>
  )
}
