/** What can be pressed, and where. */

import { episodeAt } from '@heorot/shared/games/legend'
import { inPlaces, type Rect } from '../../../kit/geometry'
import type { Target } from '../../../kit/placement'
import { cardKeys, choiceKey, DECK, DISCARDS, healKey, prizeKey, stationKey, tokenKeys } from '../keys'
import type { LegendTableState } from '../LegendTable'
import { isPurseOpen } from '../reading'
import { healsOf } from '../stagePlan'
import type { LegendLayout } from './compose'
import { fannedCards, handSpots, purseSpots, purseTokens } from './handPieces'

const at = (key: string, r: Rect | undefined | null, z = 1): Target[] => (r ? [{ key, ...r, z }] : [])

const allAt = (keys: readonly string[], places: readonly Rect[], z = 1): Target[] =>
  inPlaces(places, keys, (key, r) => at(key, r, z))

export function legendTargets(state: LegendTableState, layout: LegendLayout): readonly Target[] {
  const { areas } = layout
  return [
    ...areas.path.spots.flatMap(({ step, hit }) => at(stationKey(step), hit, 0)),
    ...at(DECK, areas.deck),
    ...at(DISCARDS, areas.discards),
    ...stageTargets(state, layout),
    ...(isPurseOpen(state)
      ? allAt(tokenKeys(purseTokens(state)), purseSpots(state, areas))
      : inPlaces(
          handSpots(state, areas).map(({ hit }) => hit),
          fannedCards(state),
          ({ key }, hit, i) => at(key, hit, 1 + i / 100),
        )),
  ]
}

function stageTargets(state: LegendTableState, { stage }: LegendLayout): Target[] {
  const { view, story, frame, picks } = state
  if (story?.kind === 'risk') return []
  const episode = episodeAt(view.step)
  if (view.stage.kind === 'recovery')
    return allAt(cardKeys(view.stage.cards, 'stage'), stage.items.map(exposed))
  const things = stage.items.map((item, i) => withLabel(item, stage.labels[i]))
  if (episode.kind === 'selection')
    return allAt(
      episode.choices.map((_, i) => choiceKey(i)),
      things,
    )
  const heals = allAt(healsOf(frame.prompt, picks.keys).map(healKey), stage.heals, 2)
  if (!('prizes' in episode)) return heals
  return [
    ...allAt(
      episode.prizes.map((_, i) => prizeKey(i)),
      things,
    ),
    ...heals,
  ]
}

/** Of cards that lie over one another, what is seen of each. */
function exposed(r: Rect, i: number, all: readonly Rect[]): Rect {
  const next = all[i + 1]
  return next && next.y === r.y ? { ...r, w: Math.min(r.w, next.x - r.x) } : r
}

const withLabel = (item: Rect, label: Rect | undefined): Rect =>
  label ? { x: label.x, y: item.y, w: label.w, h: label.y + label.h - item.y } : item
