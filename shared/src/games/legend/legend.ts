/** The Legend: one object is the game. */
import type { GameDefinition } from '../../kernel'
import { TRACK } from './edition/catalog'
import { checkLegendEdition } from './edition/checkEdition'
import { EDITION } from './edition/edition'
import { imagineLegend } from './knowledge/imagine'
import { readLegendIntent, readLegendOptions } from './intents'
import { hiddenInLegend, legendInventory } from './pieces/inventory'
import { LEGEND_REASONS } from './reasons'
import { outcomeOf, scoreSheets } from './scoring'
import { setUpLegend } from './setup'
import { suggestLegend } from './suggest'
import { accept, asked, prompt, refuseLegend } from './turn/turn'
import type { EventKind, LegendTypes } from './types'
import { legendPublicView, legendSecretView } from './knowledge/view'
import { legendWatchTime } from './watchTime'

checkLegendEdition(EDITION)

/** Every kind of event; whether its public wording lays open what was hidden until then. */
const EVENTS: Readonly<Record<EventKind, 'open' | 'revealing'>> = {
  episodeBegan: 'open',
  passedOver: 'open',
  declined: 'open',
  risked: 'revealing',
  paid: 'revealing',
  drew: 'open',
  reshuffled: 'open',
  discarded: 'open',
  turnedUp: 'revealing',
  tookCard: 'open',
  locked: 'open',
  bidsRevealed: 'revealing',
  laid: 'revealing',
  withdrew: 'open',
  tookMarker: 'open',
  tookPrize: 'open',
  gainedToken: 'open',
  gainedAlliance: 'open',
  alliancesShown: 'revealing',
  gainedSpecial: 'open',
  gotChange: 'revealing',
  scratched: 'open',
  wounded: 'open',
  healed: 'open',
  usedSpecial: 'open',
  showed: 'revealing',
  droppedOut: 'open',
  wonAuction: 'open',
  treasuresRevealed: 'revealing',
  handsRevealed: 'revealing',
  startPassed: 'open',
  ended: 'revealing',
}
const eventKinds = Object.keys(EVENTS) as EventKind[]

export const legend: GameDefinition<LegendTypes> = {
  id: 'legend',
  rulesVersion: 2,
  edition: EDITION.id,
  seats: { min: 2, max: 5 },
  reasons: LEGEND_REASONS,
  eventKinds,
  revealing: eventKinds.filter(kind => EVENTS[kind] === 'revealing'),
  readOptions: readLegendOptions,
  readIntent: readLegendIntent,
  setup: setUpLegend,
  asked,
  prompt,
  suggest: suggestLegend,
  refuse(state, seat, intent) {
    const reason = refuseLegend(state, seat, intent)
    return reason && { reason }
  },
  apply: (state, seat, intent, rng, emit) => accept({ state, rng, emit }, seat, intent),
  publicView: legendPublicView,
  secretView: legendSecretView,
  imagine: imagineLegend,
  watchTime: legendWatchTime,
  progress: ({ step }) => ({ step, of: TRACK.length }),
  pointsNow: state => scoreSheets(state).map(({ total }) => total),
  outcome: ({ stage }) => (stage.kind === 'over' ? outcomeOf(stage.sheets) : null),
  inventory: legendInventory,
  hidden: hiddenInLegend,
}
