import type { Outcome } from '@heorot/shared'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from '../broadcast/texts'

interface Props {
  readonly outcome: Outcome
  readonly names: readonly string[]
}

/** How the match ended. */
export function TvResult({ outcome: { places, scores }, names }: Props) {
  const t = useWatchTexts()
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  return (
    <section class="chances tv-result">
      <h2>{t?.over}</h2>
      <ol class="chance-rows">
        {order.map(seat => (
          <li key={seat} class={places[seat] === 1 ? 'winner' : undefined}>
            <Sigil seat={seat} size={48} />
            <span class="chance-name">
              {places[seat]}. {names[seat]}
            </span>
            <b>{scores[seat]}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
