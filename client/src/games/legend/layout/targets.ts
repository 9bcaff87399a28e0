/** What can be pressed, and where. */

import { episodeAt } from '@heorot/shared/games/legend'
import type { Rect } from '../../../kit/geometry'
import type { Target } from '../../../kit/placement'
import { cardKeys, choiceKey, DECK, DISCARDS, healKey, prizeKey, stationKey, tokenKeys } from '../keys'
import type { LegendState } from '../LegendTable'
import { isPurseOpen } from '../reading'
import { healsOf } from '../stagePlan'
import type { Layout } from './compose'
import { fannedCards, handSpots, purseSpots, purseTokens } from './handPieces'

const at = (key: string, r: Rect | undefined | null, z = 1): Target[] => (r ? [{ key, ...r, z }] : [])

export function targetsOf(state: LegendState, layout: Layout): readonly Target[] {
  const { areas } = layout
  return [
    ...areas.path.spots.flatMap(({ step, hit }) => at(stationKey(step), hit, 0)),
    ...at(DECK, areas.deck),
    ...at(DISCARDS, areas.discards),
    ...stageTargets(state, layout),
    ...handTargets(state, layout),
  ]
}

function stageTargets(state: LegendState, { stage }: Layout): Target[] {
  const { view, story, frame, picks } = state
  if (story?.kind === 'risk') return []
  const episode = episodeAt(view.step)
  const heals = healsOf(frame.prompt, picks.keys).flatMap((heal, i) => at(healKey(heal), stage.heals[i], 2))
  if (view.stage.kind === 'recovery')
    return cardKeys(view.stage.cards, 'stage').flatMap((key, i) => at(key, exposed(stage.items, i)))
  if (episode.kind === 'selection')
    return episode.choices.flatMap((_, i) => at(choiceKey(i), withLabel(stage.items[i], stage.labels[i])))
  if ('prizes' in episode)
    return [
      ...episode.prizes.flatMap((_, i) => at(prizeKey(i), withLabel(stage.items[i], stage.labels[i]))),
      ...heals,
    ]
  return heals
}

/** Of cards that lie over one another, what is seen of each. */
function exposed(items: readonly Rect[], i: number): Rect | undefined {
  const r = items[i]
  const next = items[i + 1]
  if (!r || !next || next.y !== r.y) return r
  return { ...r, w: Math.min(r.w, next.x - r.x) }
}

const withLabel = (item: Rect | undefined, label: Rect | undefined): Rect | undefined =>
  item && label ? { x: label.x, y: item.y, w: label.w, h: label.y + label.h - item.y } : item

function handTargets(state: LegendState, { areas }: Layout): Target[] {
  const cards = handSpots(state, areas)
  const tokens = purseSpots(state, areas)
  const purse = isPurseOpen(state)
  return [
    ...(purse ? [] : fannedCards(state)).flatMap(({ key }, i) => at(key, cards[i]?.hit, 1 + i / 100)),
    ...tokenKeys(purse ? purseTokens(state) : []).flatMap((key, i) => at(key, tokens[i])),
  ]
}
