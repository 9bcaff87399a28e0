/** The Legend: one object is the game. */
import type { GameDefinition } from '../../kernel'
import { TRACK } from './catalog'
import { EDITION } from './edition'
import { imagine } from './imagine'
import { readIntent, readOptions } from './intents'
import { hidden, inventory } from './inventory'
import { REASONS } from './reasons'
import { outcomeOf, scoreSheets } from './scoring'
import { setup } from './setup'
import { suggest } from './suggest'
import { accept, asked, prompt, refuse } from './turn'
import type { EventKind, LegendTypes } from './types'
import { publicView, secretView } from './view'
import { legendWatchTime } from './watchTime'

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
  reasons: REASONS,
  eventKinds,
  revealing: eventKinds.filter(kind => EVENTS[kind] === 'revealing'),
  readOptions,
  readIntent,
  setup,
  asked,
  prompt,
  suggest,
  refuse(state, seat, intent) {
    const reason = refuse(state, seat, intent)
    return reason && { reason }
  },
  apply: (state, seat, intent, rng, emit) => accept({ state, rng, emit }, seat, intent),
  publicView,
  secretView,
  imagine,
  watchTime: legendWatchTime,
  progress: ({ step }) => ({ step, of: TRACK.length }),
  pointsNow: state => scoreSheets(state).map(({ total }) => total),
  outcome: ({ stage }) => (stage.kind === 'over' ? outcomeOf(stage.sheets) : null),
  inventory,
  hidden,
}
