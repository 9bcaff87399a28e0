import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { gameClients } from '../../games'
import { gameClient, gameTexts } from '../../games/gameTexts'
import { knownHall, membershipOf } from '../../thisBrowser/myHalls'
import { Choice, Switch } from '../../ui/fields/Choice'
import { NameField } from '../../ui/fields/NameField'
import { Page } from '../../ui/page/Page'
import { BroadcastChoice } from '../broadcast/BroadcastChoice'
import { clockOptions, hintOptions, watchOptions } from './choices'
import { createOrderOf, type Draft, forGame, hintsIn, newDraft } from './draft'
import { GameOptions } from './GameOptions'
import { openTable } from './openTable'
import { SeatPlan } from './SeatPlan'
import '../broadcast/broadcast.css'
import './create.css'
import './seatPlan.css'
import { Button } from '../../ui/Button'

interface SectionProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

function GameAndSeats({ draft, onChange }: SectionProps) {
  const t = words()
  const game = gameClient(draft.game)!
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  return (
    <section class="card form-card">
      <h2>{t.create.game}</h2>
      <Choice
        bare
        label={t.create.game}
        value={draft.game}
        options={gameClients.map(({ id }) => ({ value: id, label: gameTexts(id)?.name ?? '…' }))}
        onChange={id => onChange(forGame(draft, gameClient(id)!))}
      />
      <p class="pitch">{gameTexts(draft.game)?.pitch}</p>
      <h2>{t.create.seats}</h2>
      <Choice
        bare
        label={t.create.seatCount}
        value={String(draft.seats)}
        options={counts.map(n => ({ value: String(n), label: String(n), hint: t.create.seatCountHint }))}
        onChange={n => onChange({ ...draft, seats: Number(n) })}
      />
      <SeatPlan draft={draft} onChange={onChange} />
      <NameField />
    </section>
  )
}

function TableManners({ draft, onChange, inHall }: SectionProps & { readonly inHall: boolean }) {
  const t = words().create
  return (
    <section class="card form-card">
      <h2>{t.options}</h2>
      <GameOptions draft={draft} onChange={onChange} />
      <h2>{t.table}</h2>
      {!inHall && (
        <Choice
          label={t.visibility}
          value={draft.public ? 'public' : 'private'}
          options={[
            { value: 'private', label: t.private, hint: t.privateHint },
            { value: 'public', label: t.public, hint: t.publicHint },
          ]}
          onChange={value => onChange({ ...draft, public: value === 'public' })}
        />
      )}
      <Choice
        label={t.clock}
        value={draft.clock}
        options={clockOptions()}
        onChange={clock => onChange({ ...draft, clock })}
      />
      <Choice
        label={t.watchers}
        value={draft.watch}
        options={watchOptions()}
        onChange={watch => onChange({ ...draft, watch })}
      />
      {draft.watch === 'everyone' && (
        <BroadcastChoice value={draft.broadcast} onChange={broadcast => onChange({ ...draft, broadcast })} />
      )}
      <Choice
        label={t.hints}
        value={hintsIn(draft)}
        options={hintOptions()}
        onChange={hints => onChange({ ...draft, hints })}
      />
      <Switch
        label={t.coach}
        hint={t.coachHint}
        on={draft.coach}
        onChange={coach => onChange({ ...draft, coach })}
      />
    </section>
  )
}

interface Props {
  readonly game: string | null
  /** The id of the hall to open the table in. */
  readonly hall: string | null
}

export function Create({ game, hall: id }: Props) {
  const hall = id === null ? null : knownHall(id)
  const first = gameClient(game ?? '') ?? gameClients[0]!
  const [draft, setDraft] = useState(() => newDraft(first))
  const [busy, setBusy] = useState(false)
  const t = words()
  const open = async (event: Event) => {
    event.preventDefault()
    setBusy(true)
    await openTable({ ...createOrderOf(draft), ...(hall && { hall: membershipOf(hall) }) })
    setBusy(false)
  }
  return (
    <Page title={t.home.create}>
      <form class="stack gap-8 create" onSubmit={event => void open(event)}>
        <GameAndSeats draft={draft} onChange={setDraft} />
        <TableManners draft={draft} onChange={setDraft} inHall={hall !== null} />
        <div class="flex form-end">
          <Button submits look="primary big fill" disabled={busy}>
            {busy ? t.create.opening : t.create.open}
          </Button>
        </div>
      </form>
    </Page>
  )
}
