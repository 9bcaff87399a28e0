import type { BroadcastDelay, TableSummary } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { readName } from '../../app/codes'
import { words } from '../../app/language'
import { go } from '../../app/router'
import { settings } from '../../app/settings/settings'
import { seatNames } from '../../art/palette'
import { gameTexts } from '../../games/gameTexts'
import { LearnLink } from '../../lessons/LearnLink'
import { NameField, nameOrAsk } from '../../ui/fields/NameField'
import { Page } from '../../ui/page/Page'
import { Button } from '../../ui/Button'
import { Sigil } from '../../ui/Sigil'
import { ConsentDialog } from '../broadcast/ConsentDialog'
import { HowToButton } from '../learn/HowToButton'
import { standing } from './standing'
import '../create/seatPlan.css'
import '../broadcast/broadcast.css'
import './join.css'

interface Props {
  readonly table: TableSummary
  /** `sit` is a seat, true for any, or undefined to watch. */
  readonly onJoin: (name: string, sit?: number | true, agree?: BroadcastDelay) => void
}

/** It has no owner; a bot may play for it. */
const isFree = (seat: TableSummary['seats'][number]) => seat.name === ''

/** Asking for a seat during a game means watching until the answer. */
const isClosed = ({ phase, watch }: TableSummary) => phase === 'playing' && watch === 'nobody'

function SeatChoice({ table, onSit }: { table: TableSummary; onSit: (seat: number) => void }) {
  const t = words()
  return (
    <ul class="stack gap-4 seat-plan">
      {table.seats.map((seat, index) => {
        const key = seatNames[index]!
        return (
          <li key={key}>
            <Sigil seat={index} />
            <span class="bold seat-name">
              {seat.name || (seat.bot ? t.waiting.bot(t.bots[seat.bot].label) : t.waiting.free)}
              <em> · {t.seats[key]}</em>
            </span>
            {isFree(seat) && !table.locked && !isClosed(table) && (
              <Button look={seat.bot ? '' : 'primary'} onClick={() => onSit(index)}>
                {table.phase === 'playing' ? t.takeover.ask : t.join.sit}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The door of a table for somebody who comes by its link: a seat or a place to watch, one click away. */
export function Join({ table, onJoin }: Props) {
  const t = words()
  const withName = (then: (name: string) => void) => {
    const name = nameOrAsk()
    if (name) then(name)
  }
  // With the delay as it was when the question was asked.
  const [wanted, setWanted] = useState<{ readonly seat: number; readonly delay: BroadcastDelay } | null>(null)
  const asksFirst = table.broadcast > 0 && table.phase !== 'playing'
  const sit = (seat: number, agree?: BroadcastDelay) => withName(name => onJoin(name, seat, agree))
  const watch = () => {
    go(`/t/${table.code}?watch`, { replace: true })
    onJoin(readName(settings.value.name) ?? t.chat.spectator)
  }
  return (
    <Page title={t.join.title}>
      <div class="card form-card slim-page join">
        <p class="lead">
          {gameTexts(table.game)?.name} · {standing(table, t)}
        </p>
        <HowToButton game={table.game} />
        <NameField seat={Math.max(0, table.seats.findIndex(isFree))} />
        <SeatChoice
          table={table}
          onSit={seat => (asksFirst ? setWanted({ seat, delay: table.broadcast }) : sit(seat))}
        />
        {wanted !== null && (
          <ConsentDialog
            minutes={wanted.delay}
            seats={table.seats}
            onAgree={() => {
              setWanted(null)
              sit(wanted.seat, wanted.delay)
            }}
            onDecline={() => {
              setWanted(null)
              if (table.watch === 'everyone') watch()
            }}
          />
        )}
        {table.locked && <p class="hint">{t.refusals.locked}</p>}
        {!table.locked && isClosed(table) && <p class="hint">{t.refusals['no-spectators']}</p>}
        {table.free === 0 && <p class="hint">{t.join.full}</p>}
        {table.watch === 'everyone' && <Button onClick={watch}>{t.join.watch}</Button>}
        <LearnLink game={table.game} />
      </div>
    </Page>
  )
}
