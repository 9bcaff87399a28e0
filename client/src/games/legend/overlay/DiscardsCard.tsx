import { sortHand } from '../names'
import type { TableState } from '../TableState'
import { CardImage } from './images'

/** The discards lie open: all of them, sorted. */
export function DiscardsCard({ state, onClose }: { readonly state: TableState; onClose(): void }) {
  const { view, words } = state
  return (
    <section class="legend-card-panel" data-panel="discards">
      <h3>{words.stage.discarded(view.discards.length)}</h3>
      <p>{words.stage.inDeck(view.drawPile)}</p>
      <p class="legend-panel-row wrap tight">
        {sortHand(view.discards).map((card, i) => (
          <CardImage key={`${card}:${i}`} card={card} words={words} size={30} />
        ))}
      </p>
      <footer>
        <button
          type="button"
          tabIndex={-1}
          class="legend-button vellum"
          data-button="close"
          onClick={onClose}
        >
          {words.control.close}
        </button>
      </footer>
    </section>
  )
}
