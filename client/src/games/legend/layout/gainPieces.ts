/** What a player gets in a story, on its way from the stage to their plate. */
import { cardOf, episodeAt, type LegendEvent, type Reward, tokenOf } from '@heorot/shared/games/legend'
import { byKindOr } from '../../../kit/helpers/byKind'
import type { Rect } from '../../../kit/layout/geometry'
import type { Placement } from '../../../kit/layout/placement'
import { prizeThing, thingPlacement } from '../art/pictures'
import type { LegendTableState } from '../types'
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
function sourceOf(step: number, { areas, stage }: LegendLayout, gain: Reward, prize: number | null): Rect {
  const episode = episodeAt(step)
  if (gain.kind === 'draw' && areas.deck) return areas.deck
  const choice =
    episode.kind === 'selection' ? episode.choices.findIndex(({ kind }) => kind === gain.kind) : -1
  return stage.items[prize ?? choice] ?? stage.items.at(-1) ?? comingFrom(areas.stage)
}

export function gainPieces({ story, view }: LegendTableState, layout: LegendLayout): Placement[] {
  if (story?.kind !== 'event' || !('seat' in story.event)) return []
  const { kind, seat } = story.event
  const gain = gainIn(story.event)
  const plate = layout.areas.plates[seat]
  if (!gain || !plate) return []
  const made = thingPlacement(`gain:${kind}:${seat}`, prizeThing(gain), comingFrom(plate))
  return [{ ...made, z: Z, from: sourceOf(view.step, layout, gain, story.prize) }]
}
