import type { SeatView, TableView } from '@heorot/shared'
import { Icon } from '../../dom/Icon'
import { Sigil } from '../../dom/Sigil'
import { type Texts, words } from '../../i18n'
import { seatName } from '../../table/seatName'
import { seats as seatTokens } from '../../theme/tokens'
import { attempt, useSession } from '../table/context'
import { SeatControls } from './SeatControls'

/** What stands under a name: bot, host, away. */
export function seatNotes(seat: SeatView, host: boolean, t: Texts): string {
  const notes = [
    seat.bot && t.waiting.bot(t.bots[seat.bot].label),
    host && t.waiting.host,
    seat.person && !seat.online && t.waiting.away,
    seat.standIn && t.waiting.standIn,
    seat.muted && t.waiting.muted,
  ]
  return notes.filter(Boolean).join(' · ')
}

/** One click for the usual bot; its strength can be changed afterwards. */
function QuickBot({ index }: { readonly index: number }) {
  const session = useSession()
  const t = words().host
  const put = () => attempt(session, session.command({ do: 'bot', seat: index, strength: 'thane' }))
  return (
    <button type="button" class="button" aria-label={t.botHere} title={t.botHere} onClick={() => void put()}>
      <Icon name="vintageRobot" size={18} /> Bot
    </button>
  )
}

interface RowProps {
  readonly table: TableView
  readonly index: number
}

function SeatRow({ table, index }: RowProps) {
  const session = useSession()
  const t = words()
  const seat = table.seats[index]!
  const me = session.you.value
  const { key } = seatTokens[index]!
  const free = !seat.person && !seat.bot
  const isHost = seat.person !== null && seat.person === table.host
  const maySit = me?.seat === null && !seat.person && (!table.locked || session.hosting)
  return (
    <li class={free ? 'seat-row free' : 'seat-row'}>
      <Sigil seat={index} size={40} />
      <div class="seat-words">
        <strong>
          {free ? t.waiting.free : seatName(seat, index, t)}
          {me?.seat === index && <span class="badge">{t.you}</span>}
        </strong>
        <span>{[t.seats[key], seatNotes(seat, isHost, t)].filter(Boolean).join(' · ')}</span>
      </div>
      {isHost && <Icon name="crown" size={24} />}
      {maySit && (
        <button type="button" class="button" onClick={() => void attempt(session, session.sit(index))}>
          {t.home.sit}
        </button>
      )}
      {session.hosting && free && <QuickBot index={index} />}
      {session.hosting && me?.seat !== index && <SeatControls table={table} index={index} />}
    </li>
  )
}

/** Everybody at the table, with the host's controls for the host. */
export const SeatList = ({ table }: { readonly table: TableView }) => (
  <ul class="seat-list">
    {table.seats.map((_, index) => (
      <SeatRow key={seatTokens[index]!.key} table={table} index={index} />
    ))}
  </ul>
)
