import { cardOf } from '@heorot/shared/games/legend'
import { seatOf } from '../../../kit/GameTable'
import { statusOf } from '../../../kit/situation'
import { DetailPanel } from '../../../kit/widgets/DetailPanel'
import { Sigil } from '../../../ui/Sigil'
import { bayOf } from '../bays'
import { Counts, WoundMeter } from './belongings'
import { CardImage, Emblem, TokenImage } from './images'
import type { SheetProps } from './sheets'

/** Everything that is known of a seat. */
export function SeatCard({ state, seat, controls }: SheetProps & { readonly seat: number }) {
  const { frame, view, words } = state
  const player = view.players[seat]
  if (!player) return null
  const bay = bayOf(state, seat)
  const cards = bay.things.filter(({ kind }) => kind === 'card')
  const own = seat === seatOf(state)
  const tokens = (own ? state.secret?.tokens : player.tokens) ?? []
  return (
    <DetailPanel
      kind="seat"
      closeLabel={words.buttons.close}
      onClose={controls.close}
      buttons={[
        ...(own && state.memory.order
          ? [{ label: words.buttons.sort, run: () => controls.remember({ order: null }) }]
          : []),
        {
          label: words.stage.discarded(view.discards.length),
          run: () => controls.open({ kind: 'discards' }),
        },
      ]}
    >
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
        <Counts seat={seat} player={player} size={22} />
      </p>
      <p class="legend-panel-row hurts">
        <WoundMeter state={state} seat={seat} player={player} size={32} />
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
      {tokens.length > 0 && (
        <p class="legend-panel-row wrap">
          {tokens.map((token, i) => (
            <span key={i} data-explain={`token:${token}`}>
              <TokenImage token={token} size={40} />
            </span>
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
