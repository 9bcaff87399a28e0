import { DetailPanel } from '../../../kit/widgets/DetailPanel'
import { sortHand } from '../names'
import { CardImage } from './images'
import type { SheetProps } from './sheets'

/** The discards lie open: all of them, sorted. */
export function DiscardsCard({ state, controls }: SheetProps) {
  const { view, words } = state
  return (
    <DetailPanel kind="discards" closeLabel={words.buttons.close} onClose={controls.close}>
      <h3>{words.stage.discarded(view.discards.length)}</h3>
      <p>{words.stage.inDeck(view.drawPile)}</p>
      <p class="legend-panel-row wrap tight">
        {sortHand(view.discards).map((card, i) => (
          <CardImage key={`${card}:${i}`} card={card} words={words} size={30} />
        ))}
      </p>
    </DetailPanel>
  )
}
