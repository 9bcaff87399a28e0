import type { Outcome, TableView } from '@heorot/shared'
import { spoken, type Texts, words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import { lastNames } from '../../session/names'
import { Button, LinkButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import { attempt, useSession } from '../people/context'
import { type FinalCount, useFinalCount } from './useFinalCount'
import './endPanel.css'

const KeepTogether = lazyPart(async () => (await import('../hall/KeepTogether')).KeepTogether)

/** Who won, in a sentence for this reader. */
export function victoryWords(
  outcome: Outcome,
  names: readonly string[],
  me: number | null,
  t: Texts,
): string {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length === 1) return winners[0] === me ? t.end.youWin : t.end.winner(names[winners[0]!] ?? '')
  return t.end.winners(new Intl.ListFormat(spoken()).format(winners.map(seat => names[seat] ?? '')))
}

interface PlacesProps {
  readonly outcome: Outcome
  readonly names: readonly string[]
  readonly count: FinalCount
}

/** Every row has its place from the start; its words come when it is counted. */
function Places({ outcome, names, count }: PlacesProps) {
  const t = words().end
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
  return (
    <table class="places">
      <thead>
        <tr>
          <th scope="col">{t.place}</th>
          <th scope="col">{t.player}</th>
          <th scope="col">{t.points}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ place, seat }) => (
          <tr key={seat} class={place === 1 ? 'bold' : undefined} data-counted={count.score(seat) !== null}>
            <td>{place}</td>
            <td>
              <Sigil seat={seat} size={28} /> {names[seat]}
            </td>
            <td>
              <span aria-hidden="true">{count.score(seat) ?? 0}</span>
              <span class="unseen">{outcome.scores[seat]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From the end of a match to what can be learnt from it. */
const Ways = ({ record }: { readonly record: string }) => (
  <>
    <a class="button vellum" href={`/r/${record}?tale`}>
      {words().end.analysis}
    </a>
    <a class="button vellum" href={`/r/${record}`}>
      {words().end.replay}
    </a>
  </>
)

interface Props {
  readonly table: TableView
  readonly outcome: Outcome
  readonly onClose: () => void
  /** Null for those who wait for the host. */
  readonly onRematch: (() => void) | null
}

/** The end of a match: who won, the places, and another game. It lies beside the table, not over everything. */
export function EndPanel({ table, outcome, onClose, onRematch }: Props) {
  const session = useSession()
  const t = words()
  const names = lastNames(table.holders, table.seats.length, t)
  const count = useFinalCount(outcome)
  return (
    <section
      class={count.done ? 'parchment end-panel' : 'parchment end-panel counting'}
      aria-labelledby="end-title"
      onPointerDown={count.finish}
    >
      <p class="prose">{t.end.title}</p>
      <h2 id="end-title" class="row gap-5">
        <Icon name="trophyCup" size={26} /> {victoryWords(outcome, names, session.you.value?.seat ?? null, t)}
      </h2>
      <Places outcome={outcome} names={names} count={count} />
      <div class="stack gap-5 end-buttons above-7">
        <Button look="vellum" onClick={onClose}>
          {t.end.look}
        </Button>
        {table.code !== '' && <Ways record={`${table.code}-${table.match}`} />}
        {table.code !== '' && <KeepTogether />}
        {onRematch && (
          <Button look="primary" onClick={onRematch}>
            {t.end.rematch}
          </Button>
        )}
      </div>
      {table.public && session.you.value?.seat != null && (
        <LinkButton onClick={() => void attempt(session, session.command({ do: 'list', listed: false }))}>
          {t.end.unlist}
        </LinkButton>
      )}
      <p class="hint above-4">{onRematch ? t.end.rematchHint : t.end.rematchWait}</p>
    </section>
  )
}
