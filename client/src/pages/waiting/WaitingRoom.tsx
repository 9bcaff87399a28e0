import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import { gameClient, gameTexts } from '../../games/gameTexts'
import { LearnLink } from '../../lessons/LearnLink'
import { Choice } from '../../ui/fields/Choice'
import { Page } from '../../ui/page/Page'
import { Watching } from '../audience/Watching'
import { BroadcastChoice } from '../broadcast/BroadcastChoice'
import { Broadcasting } from '../people/Broadcasting'
import { HowToButton } from '../learn/HowToButton'
import { ChatTab } from '../people/ChatTab'
import { ConnectionBanner } from '../people/ConnectionBanner'
import { attempt, useSession } from '../people/context'
import { DoorControls } from '../people/DoorControls'
import { HelpControls } from '../people/HelpControls'
import { Invite, PersonalLink } from '../people/Invite'
import { SeatList } from '../people/SeatList'
import { StandUp } from '../people/StandUp'
import '../audience/audience.css'
import '../broadcast/broadcast.css'
import { OptionList } from './OptionList'
import './waiting.css'
import { Button } from '../../ui/Button'

const NoticePanel = lazyPart(async () => (await import('../notifications/NoticePanel')).NoticePanel)

const freeSeats = (table: TableView) => table.seats.filter(seat => !seat.person && !seat.bot).length

function StartButton({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  const free = freeSeats(table)
  return (
    <>
      <Button
        look="primary big"
        disabled={free > 0}
        onClick={() => void attempt(session, session.command({ do: 'start' }))}
      >
        {t.waiting.start}
      </Button>
      {free > 0 && <p class="hint">{t.waiting.needPlayers(free)}</p>}
    </>
  )
}

function HostCorner({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  const game = gameClient(table.game)
  const counts = game
    ? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
    : []
  const setSeats = (seats: number) => attempt(session, session.command({ do: 'setup', change: { seats } }))
  return (
    <div class="stack gap-6 host-corner">
      <StartButton table={table} />
      <Choice
        label={t.create.seatCount}
        value={String(table.seats.length)}
        options={counts.map(n => ({ value: String(n), label: String(n) }))}
        onChange={n => void setSeats(Number(n))}
      />
      <DoorControls table={table} />
      <HelpControls table={table} />
      {table.watch === 'everyone' && (
        <BroadcastChoice
          value={table.broadcast}
          onChange={broadcast =>
            void attempt(session, session.command({ do: 'setup', change: { broadcast } }))
          }
        />
      )}
    </div>
  )
}

function Guest({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = words()
  const host = table.seats.find(seat => seat.person === table.host)
  return (
    <div class="stack gap-6 host-corner">
      {session.leading ? (
        <StartButton table={table} />
      ) : (
        <p class="lead">{t.waiting.waitForHost(host?.name ?? t.waiting.host)}</p>
      )}
      {session.you.value?.seat != null && <StandUp />}
    </div>
  )
}

export function WaitingRoom({ table }: { readonly table: TableView }) {
  const session = useSession()
  const { hosting } = session
  const t = words()
  return (
    <Page title={t.waiting.title}>
      <ConnectionBanner />
      <div class="stack gap-8 waiting">
        <section class="card form-card">
          <p class="lead">
            {gameTexts(table.game)?.name} · {t.clocks[table.clock].label} ·{' '}
            {table.public ? t.create.public : t.create.private}
            {table.hints !== 'nobody' && ` · ${t.create.hints}: ${t.hintRules[table.hints].label}`}
          </p>
          <HowToButton game={table.game} />
          <SeatList table={table} />
          <Broadcasting table={table} />
          <OptionList table={table} />
          <Watching table={table} />
          {hosting ? <HostCorner table={table} /> : <Guest table={table} />}
          <LearnLink game={table.game} apart />
        </section>
        <div class="stack gap-8">
          <section class="card form-card">
            <Invite code={table.code} />
            <PersonalLink />
            {table.clock === 'days' && <NoticePanel session={session} table={table} />}
          </section>
          <section class="card form-card waiting-chat" aria-label={t.table.chat}>
            <ChatTab />
          </section>
        </div>
      </div>
    </Page>
  )
}
