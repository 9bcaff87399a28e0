import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { gameClient, gameTexts } from '../../games/gameTexts'
import { Choice } from '../../ui/Choice'
import { Page } from '../../ui/Page'
import { ChatTab } from '../people/ChatTab'
import { ConnectionBanner } from '../people/ConnectionBanner'
import { attempt, useSession } from '../people/context'
import { DoorControls } from '../people/DoorControls'
import { Invite, PersonalLink } from '../people/Invite'
import { SeatList } from '../people/SeatList'
import '../people/people.css'
import './waiting.css'

const freeSeats = (table: TableView) => table.seats.filter(seat => !seat.person && !seat.bot).length

function HostCorner({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  const game = gameClient(table.game)
  const free = freeSeats(table)
  const counts = game
    ? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
    : []
  const setSeats = (seats: number) => attempt(session, session.command({ do: 'setup', change: { seats } }))
  return (
    <div class="host-corner">
      <button
        type="button"
        class="button primary big"
        disabled={free > 0}
        onClick={() => void attempt(session, session.command({ do: 'start' }))}
      >
        {t.waiting.start}
      </button>
      {free > 0 && <p class="hint">{t.waiting.needPlayers(free)}</p>}
      <Choice
        label={t.create.seatCount}
        value={String(table.seats.length)}
        options={counts.map(n => ({ value: String(n), label: String(n) }))}
        onChange={n => void setSeats(Number(n))}
      />
      <DoorControls table={table} />
    </div>
  )
}

function Guest({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  const host = table.seats.find(seat => seat.person === table.host)
  return (
    <div class="host-corner">
      <p class="lead">{t.waiting.waitForHost(host?.name ?? t.waiting.host)}</p>
      {session.you.value?.seat != null && (
        <button type="button" class="button" onClick={() => void attempt(session, session.stand())}>
          {t.waiting.standUp}
        </button>
      )}
    </div>
  )
}

export function WaitingRoom({ table }: { readonly table: TableView }) {
  const { hosting } = useSession()
  const t = words()
  return (
    <Page title={t.waiting.title}>
      <ConnectionBanner />
      <div class="waiting">
        <section class="card form-card">
          <p class="lead">
            {gameTexts(table.game)?.name} · {t.clocks[table.clock].label} ·{' '}
            {table.public ? t.create.public : t.create.private}
            {table.hints && ` · ${t.create.hints}`}
          </p>
          <SeatList table={table} />
          {table.spectators > 0 && <p class="hint">{t.waiting.watchersHere(table.spectators)}</p>}
          {hosting ? <HostCorner table={table} /> : <Guest table={table} />}
        </section>
        <div class="waiting-side">
          <section class="card form-card">
            <Invite code={table.code} />
            <PersonalLink />
          </section>
          <section class="card form-card waiting-chat" aria-label={t.table.chat}>
            <ChatTab />
          </section>
        </div>
      </div>
    </Page>
  )
}
