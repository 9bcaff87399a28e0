/** What a player gets in a story, on its way from the stage to their plate. */
import { cardOf, episodeAt, type LegendEvent, type Reward, tokenOf } from '@heorot/shared/games/legend'
import { byKindOr } from '../../../kit/byKind'
import type { Rect } from '../../../kit/geometry'
import type { Placement } from '../../../kit/placement'
import { prizeThing, thingPlacement } from '../art/pictures'
import type { LegendTableState } from '../LegendTable'
import { comingFrom } from './bay'
import type { LegendLayout } from './compose'

const Z = 60

/** What an event gives its player, as the prize it would be. */
const gainIn = byKindOr<LegendEvent, [], Reward | null>(null, {
  gainedToken: ({ token }) => {
    const { kind, value } = tokenOf(token)
    return kind === 'misfortune' ? { kind } : { kind, value }
  },
  gainedAlliance: ({ count }) => ({ kind: 'alliance', count: Math.min(2, count) }),
  gainedSpecial: ({ card }) => {
    const { special } = cardOf(card)
    return special && { kind: 'special', special }
  },
  drew: ({ count }) => ({ kind: 'draw', count: Math.min(3, count) }),
  scratched: () => ({ kind: 'scratch' }),
  wounded: ({ wounds }) => ({ kind: wounds === 2 ? 'doubleWound' : 'wound' }),
})

/** Where it lay: among the prizes or choices, beside the price, on the draw pile, or nowhere in particular. */
function sourceOf(state: LegendTableState, { areas, stage }: LegendLayout, gain: Reward): Rect {
  const episode = episodeAt(state.view.step)
  const { story } = state
  if (gain.kind === 'draw' && areas.deck) return areas.deck
  const choice =
    episode.kind === 'selection' ? episode.choices.findIndex(({ kind }) => kind === gain.kind) : -1
  const item = story?.kind === 'event' ? (story.prize ?? choice) : choice
  return stage.items[item] ?? stage.items.at(-1) ?? comingFrom(areas.stage)
}

export function gainPieces(state: LegendTableState, layout: LegendLayout): Placement[] {
  const { story } = state
  const gain = story?.kind === 'event' ? gainIn(story.event) : null
  if (story?.kind !== 'event' || !gain || !('seat' in story.event)) return []
  const { kind, seat } = story.event
  const plate = layout.areas.plates[seat]
  if (!plate) return []
  const made = thingPlacement(`gain:${kind}:${seat}`, prizeThing(gain), comingFrom(plate))
  return [{ ...made, z: Z, from: sourceOf(state, layout, gain) }]
}
