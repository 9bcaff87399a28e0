/** The Movie Board Game, wired together. */
import type { GameDefinition, Outcome } from '../../kernel'
import { checkMovieEdition } from './edition/checkEdition'
import { MOVIE_REASONS } from './turn/intentHandler'
import { refuseMovie } from './turn/intentHandlers'
import { edition } from './edition/edition'
import { imagineMovie } from './knowledge/imagine'
import { readMovieIntent } from './intents'
import { MAX_SEATS } from './edition/parts'
import { promptFor, suggestMovie } from './turn/prompt'
import { pointsBySeat, scoresOf } from './scoring'
import { setUpMovie } from './setup'
import { standingsOf } from './standings'
import { apply } from './turn/turn'
import { ACTS, EVENT_KINDS, type MovieOptions, type MovieTypes, type MovieState } from './types'
import { hiddenInMovie, movieInventory, moviePublicView, movieSecretView } from './knowledge/view'
import { movieWatchTime } from './watchTime'

checkMovieEdition(edition)

const DEFAULTS: MovieOptions = { startSeat: 'random', lastAbility: false }

/** Options from outside, completed with defaults, or a sentence that says what is wrong with them. */
export function readMovieOptions(raw: unknown, seats: number): MovieOptions | { readonly error: string } {
  if (raw === undefined || raw === null) return DEFAULTS
  if (typeof raw !== 'object' || Array.isArray(raw)) return { error: 'Options must be an object.' }
  const unknown = Object.keys(raw).find(key => !Object.hasOwn(DEFAULTS, key))
  if (unknown !== undefined) return { error: `There is no option "${unknown}".` }
  const { startSeat, lastAbility } = { ...DEFAULTS, ...raw } as Record<keyof MovieOptions, unknown>
  if (startSeat !== 'random' && !isSeat(startSeat, seats))
    return { error: `startSeat must be "random" or a seat from 0 to ${seats - 1}.` }
  if (typeof lastAbility !== 'boolean') return { error: 'lastAbility must be true or false.' }
  return { startSeat, lastAbility }
}

const isSeat = (value: unknown, seats: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats

const isOver = (state: MovieState): boolean => state.phase.kind === 'over'

/** Saga points and what the figures on the board are worth so far. */
function pointsNow(state: MovieState): number[] {
  const promised = pointsBySeat(scoresOf(state), state.players.length)
  return state.players.map(({ saga }, seat) => saga + promised[seat]!)
}

function outcome(state: MovieState): Outcome | null {
  if (!isOver(state)) return null
  const standings = standingsOf(state)
  return { scores: standings.map(line => line.saga), places: standings.map(line => line.place) }
}

export const movie: GameDefinition<MovieTypes> = {
  id: 'movie',
  rulesVersion: 2,
  edition: edition.name,
  seats: { min: 2, max: MAX_SEATS },
  reasons: MOVIE_REASONS,
  eventKinds: EVENT_KINDS,
  // A tile shows its face when played; and who can do nothing shows that there is only counsel in hand.
  revealing: ['placedTile', 'cashedIn', 'replacedMead', 'tookCounsel', 'couldPlayNothing', 'skipped'],
  readOptions: readMovieOptions,
  readIntent: readMovieIntent,
  setup: setUpMovie,
  asked: state => (isOver(state) ? [] : [state.turn]),
  prompt: promptFor,
  suggest: suggestMovie,
  refuse: refuseMovie,
  apply,
  publicView: moviePublicView,
  secretView: movieSecretView,
  imagine: imagineMovie,
  watchTime: movieWatchTime,
  progress: state => ({ step: state.act, of: ACTS.length }),
  pointsNow,
  outcome,
  inventory: movieInventory,
  hidden: hiddenInMovie,
}
