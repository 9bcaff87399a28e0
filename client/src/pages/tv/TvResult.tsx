import type { Outcome } from '@heorot/shared'
import { words } from '../../app/language'
import { plainNumber } from '../../app/language/grammar'
import { Sigil } from '../../ui/Sigil'
import { useFinalCount } from '../table/useFinalCount'
import './tvResult.css'

/** How the match ended, counted up from the last place unless the table has done so. */
export function TvResult({ outcome, names }: { outcome: Outcome; names: readonly string[] }) {
  const count = useFinalCount(outcome)
  const { places } = outcome
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  return (
    <section class="stack gap-5 chances tv-result">
      <h2 class="flex between panel-title">{words().table.nobody}</h2>
      <ol class="chance-rows">
        {order.map(seat => (
          <li
            key={seat}
            class={places[seat] === 1 ? 'winner' : undefined}
            data-counted={count.score(seat) !== null}
          >
            <Sigil seat={seat} size={48} />
            <span class="cut chance-name">
              {places[seat]}. {names[seat]}
            </span>
            <b>{plainNumber(count.score(seat) ?? 0)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
