import type { BroadcastDelay, SeatView, SessionInfo, TableView } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { type Texts, words } from '../../app/language'
import { seats as seatTokens } from '../../app/theme/tokens'
import { seatName } from '../../session/seatName'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import { ConsentDialog } from '../broadcast/ConsentDialog'
import { attempt, useSession } from './context'
import { SeatControls } from './SeatControls'

/** What stands under a name: bot, host, away. */
export function seatNotes(seat: SeatView, host: boolean, t: Texts): string {
  const notes = [
    seat.bot && !seat.person && t.waiting.bot(t.bots[seat.bot].label),
    host && t.waiting.host,
    seat.person && !seat.online && !seat.bot && t.waiting.away,
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

type SitProps = RowProps & { readonly you: SessionInfo }

/** One click takes a free seat or the viewer's own; during a match, it requests another one. */
function SitButton({ table, index, you }: SitProps) {
  const session = useSession()
  // The delay as it was when the question was asked.
  const [asked, setAsked] = useState<BroadcastDelay>(0)
  const t = words()
  const { person } = table.seats[index]!
  const isOwn = person === you.person
  if (you.seat !== null || (person && !isOwn) || (table.locked && !session.hosting && !isOwn)) return null
  const asks = table.phase === 'playing' && !isOwn
  if (asks && !mayAsk(table, index, you)) return null
  const name = seatName(table.seats[index]!, index, t)
  const sit = (agree?: BroadcastDelay) => void attempt(session, session.sit(index, agree))
  const asksFirst = table.broadcast > 0 && table.phase !== 'playing' && !isOwn
  return (
    <>
      {asked > 0 && (
        <ConsentDialog
          minutes={asked}
          seats={table.seats}
          onAgree={() => {
            setAsked(0)
            sit(asked)
          }}
          onDecline={() => setAsked(0)}
        />
      )}
      <button
        type="button"
        class="button"
        aria-label={asks ? t.takeover.askFor(name) : undefined}
        onClick={() => (asksFirst ? setAsked(table.broadcast) : sit())}
      >
        {asks ? t.takeover.ask : t.home.sit}
      </button>
    </>
  )
}

/** Somebody who is late for dinner should not lose their game. */
function GiveTime({ table, index, you }: SitProps) {
  const session = useSession()
  const t = words()
  const seat = table.seats[index]!
  if (table.phase !== 'playing' || table.clock === 'none') return null
  if (you.seat === null || you.seat === index || !seat.person) return null
  const label = t.pause.giveTo(seatName(seat, index, t))
  const give = () => void attempt(session, session.giveTime(index))
  return (
    <button type="button" class="button" aria-label={label} title={label} onClick={give}>
      {t.pause.give}
    </button>
  )
}

/** Not twice; a person who has held a seat in this match can only have that one. */
function mayAsk({ takeovers, holders, hands }: TableView, index: number, { person }: SessionInfo): boolean {
  const held = holders.find(holder => holder.person === person)
  // Viewers may have seen the hands.
  if (!held && hands !== 'hidden') return false
  return (!held || held.seat === index) && !takeovers.some(one => one.person === person && one.seat === index)
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
  const asking = table.takeovers.filter(one => one.seat === index)
  return (
    <li class={free ? 'seat-row free' : 'seat-row'}>
      <Sigil seat={index} size={40} />
      <div class="seat-words">
        <strong>
          {free ? t.waiting.free : seatName(seat, index, t)}
          {me?.seat === index && <span class="badge">{t.you}</span>}
        </strong>
        <span>{[t.seats[key], seatNotes(seat, isHost, t)].filter(Boolean).join(' · ')}</span>
        {asking.map(({ person, name }) => (
          <span key={person}>{t.takeover.wants(name, seatName(seat, index, t))}</span>
        ))}
      </div>
      {isHost && <Icon name="crown" size={24} />}
      {me && <GiveTime table={table} index={index} you={me} />}
      {me && <SitButton table={table} index={index} you={me} />}
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
