import type { AnyGame } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import type { GameClient } from '../../kit/GameClient'
import { newEntropy } from '../../thisBrowser/random'
import { Choice } from '../../ui/fields/Choice'
import { Page } from '../../ui/page/Page'
import { type Draft, newDraft, createOrderOf } from '../create/draft'
import { GameOptions } from '../create/GameOptions'
import { SeatPlan } from '../create/SeatPlan'
import { isUnfinished, newPractice, type SavedPractice } from './saved'
import '../create/seatPlan.css'
import { Button } from '../../ui/Button'
import { signal } from '@preact/signals'

type Kept = 'keeping' | 'kept' | 'not-kept'

const kept = signal<Kept>('keeping')
let asked = false

async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/serviceWorker.js')
    await navigator.serviceWorker.ready
    kept.value = 'kept'
  } catch {
    kept.value = 'not-kept'
  }
}

/** Whether the client is stored in this browser, so that practice needs no server; it is from the first game on. */
function useKept(): Kept {
  useEffect(() => {
    if (asked) return
    asked = true
    if ('serviceWorker' in navigator) void keep()
    else kept.value = 'not-kept'
  }, [])
  return kept.value
}

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
      <form class="slim-page" onSubmit={begin}>
        <section class="card form-card">
          <p class="lead">{t.practice.lead}</p>
          {goesOn && (
            <>
              <Button look="primary big" onClick={() => onBegin(null)}>
                {t.practice.goOn}
              </Button>
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
          <Button submits look={goesOn ? 'big' : 'primary big'}>
            {t.waiting.start}
          </Button>
          <Kept />
        </section>
      </form>
    </Page>
  )
}
