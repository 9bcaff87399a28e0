/** What can be pressed, and where. */

import { inPlaces, type Rect } from '../../../kit/layout/geometry'
import type { Target } from '../../../kit/layout/placement'
import { bayOf } from '../seatAreas'
import { cardKeys, DECK, DISCARDS, healKey, stationKey, tokenKeys } from '../keys'
import type { LegendTableState } from '../types'
import { isPurseOpen, itemsOf, oddsOf, shownSymbols } from '../selectors'
import { healsOf } from '../story/stagePlan'
import { bayIn } from './bay'
import type { LegendLayout } from './compose'
import { cardsInFan, purseSpots, purseTokens } from './handPieces'

const at = (key: string, r: Rect | undefined | null, z = 1): Target[] => (r ? [{ key, ...r, z }] : [])

const allAt = (keys: readonly string[], places: readonly Rect[], z = 1): Target[] =>
  inPlaces(places, keys, (key, r) => at(key, r, z))

export function legendTargets(state: LegendTableState, layout: LegendLayout): readonly Target[] {
  const { areas } = layout
  return [
    ...areas.path.spots.flatMap(({ step, hit }) => at(stationKey(step), hit, 0)),
    ...at('beowulf', areas.path.figure, 0.5),
    ...at(DECK, areas.deck),
    ...at(DISCARDS, areas.discards),
    ...explainedTargets(state, layout),
    ...stageTargets(state, layout),
    ...(isPurseOpen(state)
      ? allAt(tokenKeys(purseTokens(state)), purseSpots(state, areas))
      : cardsInFan(state, areas).flatMap(({ key, spot }, i) => at(key, spot.hit, 1 + i / 100))),
  ]
}

/** What can only be asked about: symbols, markers, the needed total, the odds, what lies before a seat. */
function explainedTargets(state: LegendTableState, { areas, stage }: LegendLayout): Target[] {
  const symbols = shownSymbols(state.view, stage.symbols.length)
  const bays = areas.bays.flatMap((box, seat) => {
    const bay = bayOf(state, seat)
    const lies = bayIn(areas, seat, bay)
    if (!box || !lies) return []
    return [
      ...at(`bay:${seat}`, box, 0),
      ...at(`total:${seat}`, lies.total, 0.5),
      ...at(`marker:${bay.marker}`, bay.marker === null ? null : lies.marker, 0.5),
    ]
  })
  return [
    ...inPlaces(stage.symbols, symbols, (symbol, r) => at(`symbol:${symbol}`, r)),
    ...stage.markers.flatMap((r, i) => at(`marker:${i + 1}`, r)),
    ...at('needed', stage.needed),
    ...at('odds', oddsOf(state.frame) && stage.wheel),
    ...bays,
  ]
}

function stageTargets(state: LegendTableState, { stage }: LegendLayout): Target[] {
  const { view, story, prompt, picks } = state
  if (story?.kind === 'risk') return []
  if (view.stage.kind === 'recovery')
    return allAt(cardKeys(view.stage.cards, 'stage'), stage.items.map(exposed))
  const things = stage.items.map((item, i) => withLabel(item, stage.labels[i]))
  return [
    ...inPlaces(things, itemsOf(view), ({ key }, r) => at(key, r)),
    ...allAt(healsOf(prompt, picks.keys).map(healKey), stage.heals, 2),
  ]
}

/** Of cards that lie over one another, what is seen of each. */
function exposed(r: Rect, i: number, all: readonly Rect[]): Rect {
  const next = all[i + 1]
  return next && next.y === r.y ? { ...r, w: Math.min(r.w, next.x - r.x) } : r
}

const withLabel = (item: Rect, label: Rect | undefined): Rect =>
  label ? { x: label.x, y: item.y, w: label.w, h: label.y + label.h - item.y } : item
