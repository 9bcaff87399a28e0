import {
  areTooFew,
  type BroadcastDelay,
  refuseClaim,
  type SeatView,
  type SessionInfo,
  type TableView,
} from '@heorot/shared'
import { useState } from 'preact/hooks'
import { Button } from '../../ui/Button'
import { spoken, type Texts, words } from '../../app/language'
import { seatNames } from '../../art/palette'
import { seatName } from '../../session/names'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import { ConsentDialog } from '../broadcast/ConsentDialog'
import { clockWords, minuteWords } from '../../ui/clockWords'
import { attempt, useServerNow, useSession, useWait } from './context'
import { SeatControls } from './SeatControls'

/** What stands under a name: bot, host, away. */
export function seatNotes(
  seat: SeatView,
  { host, deputy }: Pick<TableView, 'host' | 'deputy'>,
  t: Texts,
  now: number,
): string {
  const time = now - (seat.awaySince ?? now)
  const away = time < 60_000 ? t.waiting.away : t.waiting.awayFor(minuteWords(time, spoken()))
  const notes = [
    seat.bot && !seat.person && t.waiting.bot(t.bots[seat.bot].label),
    seat.person && seat.person === host && t.waiting.host,
    seat.person && seat.person === deputy && t.host.deputy,
    seat.person && !seat.online && !seat.bot && away,
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
    <Button aria-label={t.botHere} title={t.botHere} onClick={() => void put()}>
      <Icon name="vintageRobot" size={18} /> Bot
    </Button>
  )
}

type SitProps = RowProps & { readonly you: SessionInfo; readonly wait: number | null }

/** Why the table would not give them this seat. */
const refusedSeat = (table: TableView, index: number, { person }: SessionInfo, wait: number | null) =>
  refuseClaim(table, index, {
    isHost: person === table.host,
    isOwn: one => one.person === person,
    isAskable: wait === 0,
  })

/** One click takes a free seat or the viewer's own; during a match, it requests another one. */
function SitButton({ table, index, you, wait }: SitProps) {
  const session = useSession()
  // The delay as it was when the question was asked.
  const [asked, setAsked] = useState<BroadcastDelay>(0)
  const t = words()
  const { person } = table.seats[index]!
  const isOwn = person === you.person
  const isPlaying = table.phase === 'playing'
  const asks = isPlaying && !isOwn
  const isAsked = table.takeovers.some(one => one.person === you.person && one.seat === index)
  if (you.seat !== null || (asks && isAsked) || refusedSeat(table, index, you, wait)) return null
  const name = seatName(table.seats[index]!, index, t)
  const sit = (agree?: BroadcastDelay) => void attempt(session, session.sit(index, agree))
  const asksFirst = table.broadcast > 0 && !isPlaying && !isOwn
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
      <Button
        aria-label={asks ? t.takeover.askFor(name) : undefined}
        onClick={() => (asksFirst ? setAsked(table.broadcast) : sit())}
      >
        {asks ? t.takeover.ask : t.home.sit}
      </Button>
    </>
  )
}

/** Somebody who is late for dinner should not lose their game. */
function GiveTime({ table, index, you }: Omit<SitProps, 'wait'>) {
  const session = useSession()
  const t = words()
  const seat = table.seats[index]!
  if (table.phase !== 'playing' || table.clock === 'none') return null
  if (you.seat === null || you.seat === index || !seat.person) return null
  const label = t.pause.giveTo(seatName(seat, index, t))
  const give = () => void attempt(session, session.giveTime(index))
  return (
    <Button aria-label={label} title={label} onClick={give}>
      {t.pause.give}
    </Button>
  )
}

/** When others may ask for the seat of an absent owner, or why they may not. */
function rightsNote({ table, index, you, wait }: SitProps, t: Texts): string | null {
  const seat = table.seats[index]!
  const isOwn = (one: Pick<SeatView, 'person'>) => you.seat === null && one.person === you.person
  if (table.phase !== 'playing' || seat.person === you.person || (seat.person && wait === null)) return null
  if (areTooFew(table, index, isOwn)) return you.seat === null ? t.refusals['too-few-to-agree'] : null
  if (wait === null) return null
  return wait > 0 ? t.takeover.freeIn(clockWords(wait, spoken())) : t.takeover.freeNow
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
  const key = seatNames[index]!
  const free = !seat.person && !seat.bot
  const isHost = seat.person !== null && seat.person === table.host
  const now = useServerNow(seat.awaySince !== null)
  const wait = useWait(seat)
  const note = me && rightsNote({ table, index, you: me, wait }, t)
  const asking = table.takeovers.filter(one => one.seat === index)
  return (
    <li class={free ? 'row gap-6 seat-row free' : 'row gap-6 seat-row'}>
      <Sigil seat={index} size={40} />
      <div class="stack fill seat-words">
        <strong>
          {free ? t.waiting.free : seatName(seat, index, t)}
          {me?.seat === index && <span class="count brass">{t.you}</span>}
        </strong>
        <span class="note">{[t.seats[key], seatNotes(seat, table, t, now)].filter(Boolean).join(' · ')}</span>
        {note && <span class="note">{note}</span>}
        {asking.map(({ person, name }) => (
          <span key={person} class="note">
            {t.takeover.wants(name, seatName(seat, index, t))}
          </span>
        ))}
      </div>
      {isHost && <Icon name="crown" size={24} />}
      {me && <GiveTime table={table} index={index} you={me} />}
      {me && <SitButton table={table} index={index} you={me} wait={wait} />}
      {session.leading && free && <QuickBot index={index} />}
      {session.leading && me?.seat !== index && <SeatControls table={table} index={index} />}
    </li>
  )
}

/** Everybody at the table, with the host's controls for the host, and why none of the seats can be had. */
export function SeatList({ table }: { readonly table: TableView }) {
  const { you, hosting, leading } = useSession()
  const t = words()
  const me = you.value
  const isWatching = table.phase === 'playing' && me !== null && me.seat === null
  const reasons = isWatching ? table.seats.map((_, index) => refusedSeat(table, index, me, null)) : []
  const reason = reasons.find(one => one === 'locked' || one === 'hands-shown')
  return (
    <>
      {leading && !hosting && <p class="hint">{t.host.deputyHint}</p>}
      <ul class="stack gap-4">
        {table.seats.map((_, index) => (
          <SeatRow key={seatNames[index]!} table={table} index={index} />
        ))}
      </ul>
      {reason && <p class="hint">{t.refusals[reason]}</p>}
    </>
  )
}
