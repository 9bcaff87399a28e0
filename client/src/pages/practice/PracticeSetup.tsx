import type { AnyGame } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import type { GameClient } from '../../kit/GameClient'
import { newEntropy } from '../../session/random'
import { Choice } from '../../ui/Choice'
import { Page } from '../../ui/Page'
import { type Draft, newDraft, createOrderOf } from '../create/draft'
import { GameOptions } from '../create/GameOptions'
import { SeatPlan } from '../create/SeatPlan'
import { useKept } from './keep'
import { isUnfinished, newPractice, type SavedPractice } from './saved'
import '../create/seatPlan.css'
import './practice.css'

interface Props {
  readonly client: GameClient
  readonly game: AnyGame
  /** Begins what is given, or goes on with what is stored. */
  readonly onBegin: (fresh: SavedPractice | null) => void
}

const firstDraft = (client: GameClient): Draft => {
  const draft = newDraft(client)
  return { ...draft, bots: draft.bots.map((_, seat) => (seat === 0 ? null : 'thane')) }
}

/** Whether the page will open without a connection. */
function Kept() {
  const kept = useKept()
  const t = words().practice
  const said = { keeping: t.keeping, kept: t.kept, 'not-kept': t.notKept }[kept]
  return (
    <p class="hint" role="status" data-kept={kept}>
      {said}
    </p>
  )
}

export function PracticeSetup({ client, game, onBegin }: Props) {
  const [draft, setDraft] = useState(() => firstDraft(client))
  const [goesOn] = useState(() => isUnfinished(client.id))
  const t = words()
  const counts = Array.from(
    { length: client.seats.max - client.seats.min + 1 },
    (_, i) => client.seats.min + i,
  )
  const begin = (event: Event) => {
    event.preventDefault()
    const { bots = [], options } = createOrderOf(draft)
    onBegin(newPractice(game, { bots, options, seed: newEntropy() }))
  }
  return (
    <Page title={`${t.practice.title}: ${gameTexts(client.id)?.name ?? '…'}`}>
      <form class="practice" onSubmit={begin}>
        <section class="card form-card">
          <p class="lead">{t.practice.lead}</p>
          {goesOn && (
            <>
              <button type="button" class="button primary big" onClick={() => onBegin(null)}>
                {t.practice.goOn}
              </button>
              <h2>{t.practice.startNew}</h2>
            </>
          )}
          <Choice
            label={t.create.seatCount}
            value={String(draft.seats)}
            options={counts.map(n => ({ value: String(n), label: String(n) }))}
            onChange={n => setDraft({ ...draft, seats: Number(n) })}
          />
          <SeatPlan draft={draft} onChange={setDraft} alone />
          <GameOptions draft={draft} onChange={setDraft} />
          <button type="submit" class={goesOn ? 'button big' : 'button primary big'}>
            {t.practice.begin}
          </button>
          <Kept />
        </section>
      </form>
    </Page>
  )
}
