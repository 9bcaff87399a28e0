/** The Movie Board Game, wired together. */
import type { GameDefinition, Outcome } from '../../kernel'
import { checkMovieEdition } from './checkEdition'
import { MOVIE_REASONS } from './intentHandler'
import { refuseMovie } from './intentHandlers'
import { edition } from './edition'
import { imagineMovie } from './imagine'
import { readMovieIntent } from './intents'
import { readMovieOptions } from './options'
import { MAX_SEATS } from './parts'
import { promptFor, suggestMovie } from './prompt'
import { pointsBySeat, scoresOf } from './scoring'
import { setUpMovie } from './setup'
import { standingsOf } from './standings'
import { apply } from './turn'
import { ACTS, EVENT_KINDS, type MovieTypes, type MovieState } from './types'
import { hiddenInMovie, movieInventory, moviePublicView, movieSecretView } from './view'
import { movieWatchTime } from './watchTime'

checkMovieEdition(edition)

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
