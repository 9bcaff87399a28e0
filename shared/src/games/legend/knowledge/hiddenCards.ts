/** What a viewer can work out about the activity cards they do not see. */
import type { Viewer } from '../../../kernel'
import { ACTIVITY_FACES, CARDS, isSpecial } from '../edition/catalog'
import { cardsOnTable, countFaces } from '../pieces/piles'
import type { CardId, LegendPublic, LegendSecret } from '../types'

/** A viewer and all they see; `secret` is null for a spectator. */
export interface Sight {
  readonly seat: Viewer
  readonly public: LegendPublic
  readonly secret: LegendSecret | null
}

/** How many copies of each activity card are hidden from a viewer. */
export interface HiddenCards {
  /** Those that may lie in the draw pile. Where there are more than lie there, others drew some. */
  readonly drawable: readonly number[]
  /** Those that must be in other hands, though not whose: they were not in the draw pile when it was shuffled. */
  readonly held: readonly number[]
}

const IN_BOX: readonly number[] = CARDS.slice(0, ACTIVITY_FACES).map(({ count }) => count)

export function hiddenCards({ seat, public: view, secret }: Sight): HiddenCards {
  const hidden = [...IN_BOX]
  const see = (cards: readonly CardId[]) => {
    for (const card of cards) if (!isSpecial(card)) hidden[card]!--
  }
  see(view.discards)
  see(cardsOnTable(view))
  for (const [other, { known }] of view.players.entries()) see(secret && other === seat ? secret.hand : known)
  const own = countFaces(secret?.drawn ?? [])
  const drawable = hidden.map((count, face) => Math.min(count, view.pool[face]! - own[face]!))
  return { drawable, held: hidden.map((count, face) => count - drawable[face]!) }
}
