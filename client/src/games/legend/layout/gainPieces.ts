/** What a player gets in a story, on its way from the stage to their plate. */
import { cardOf, episodeAt, type LegendEvent, type Reward, tokenOf } from '@heorot/shared/games/legend'
import type { Rect } from '../../../kit/geometry'
import type { Placement } from '../../../kit/placement'
import { prizeThing, thingPlacement } from '../art/pictures'
import type { LegendTableState } from '../LegendTable'
import { comingFrom } from './bayPieces'
import type { LegendLayout } from './compose'

const Z = 60

/** What an event gives its player, as the prize it would be. */
function gainIn(event: LegendEvent): Reward | null {
  switch (event.kind) {
    case 'gainedToken': {
      const { kind, value } = tokenOf(event.token)
      return kind === 'misfortune' ? { kind } : { kind, value }
    }
    case 'gainedAlliance':
      return { kind: 'alliance', count: Math.min(2, event.count) }
    case 'gainedSpecial': {
      const { special } = cardOf(event.card)
      return special && { kind: 'special', special }
    }
    case 'drew':
      return { kind: 'draw', count: Math.min(3, event.count) }
    case 'scratched':
      return { kind: 'scratch' }
    case 'wounded':
      return { kind: event.wounds === 2 ? 'doubleWound' : 'wound' }
    default:
      return null
  }
}

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
