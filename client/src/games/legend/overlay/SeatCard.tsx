import { cardOf } from '@heorot/shared/games/legend'
import { statusOf } from '../../../kit/situation'
import { DetailPanel } from '../../../kit/widgets/DetailPanel'
import { Sigil } from '../../../ui/Sigil'
import { bayOf } from '../bays'
import { Hurts } from './belongings'
import { Back, CardImage, Emblem, Round, Square, TokenImage } from './images'
import type { SheetProps } from './sheets'

/** Everything that is known of a seat. */
export function SeatCard({ state, seat, controls }: SheetProps & { readonly seat: number }) {
  const { frame, view, words } = state
  const player = view.players[seat]
  if (!player) return null
  const bay = bayOf(state, seat)
  const cards = bay.things.filter(({ kind }) => kind === 'card')
  return (
    <DetailPanel kind="seat" closeLabel={words.buttons.close} onClose={controls.close}>
      <header>
        <Sigil seat={seat} size={52} />
        <div>
          <h3>{frame.people[seat]?.name}</h3>
          <p class="legend-panel-kind">
            {[view.start === seat ? words.plate.start : '', statusOf(frame, words, seat)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </header>
      <p class="legend-panel-row">
        <Back size={17} /> {words.cards(player.cards)}
        <Square size={20} /> {player.square} <Round size={20} /> {player.round}
      </p>
      <p class="legend-panel-row hurts">
        <Hurts player={player} size={36} most={4} />
      </p>
      {player.specials.map(card => {
        const { special } = cardOf(card)
        return special ? (
          <p key={card} class="legend-panel-row special">
            <Emblem special={special} size={44} />
            <span>
              <b>{words.special[special].name}</b> {words.special[special].text}
            </span>
          </p>
        ) : null
      })}
      {player.tokens && player.tokens.length > 0 && (
        <p class="legend-panel-row wrap">
          {player.tokens.map((token, i) => (
            <TokenImage key={i} token={token} size={34} />
          ))}
        </p>
      )}
      {cards.length > 0 && (
        <p class="legend-panel-row wrap">
          {cards.map(({ id }, i) => (
            <CardImage key={i} card={id} words={words} size={38} />
          ))}
        </p>
      )}
      {(bay.title || bay.note) && <p>{[bay.title, bay.note].filter(Boolean).join(': ')}</p>}
    </DetailPanel>
  )
}
