/**
 * Who sees what. Faces in hands, in the pool and in the undrawn rests are hidden; everything else lies
 * open. Views share nothing with the state that would change when somebody plays on.
 */
import type { HiddenPlace, Seat } from '../../../kernel'
import { FIGURES, TILES, tileOf, tilesOfAct } from '../edition/parts'
import { standingsOf } from '../standings'
import type { Act, MoviePublic, MoviePublicPlayer, MovieSecret, MovieState, TileId } from '../types'
import { ACTS } from '../types'

export function moviePublicView(state: MovieState): MoviePublic {
  return {
    options: { lastAbility: state.options.lastAbility },
    act: state.act,
    turn: state.turn,
    phase: state.phase,
    tiles: [...state.tiles],
    figures: [...state.figures],
    pool: state.pool.length,
    players: state.players.map(publicPlayer),
    box: [...state.box],
    unseen: countByAct(state.unseen),
    gone: [...state.gone],
    results: [...state.results],
    standings: state.phase.kind === 'over' ? standingsOf(state) : null,
  }
}

function countByAct(tiles: readonly TileId[]): number[] {
  const counts = ACTS.map(() => 0)
  for (const tile of tiles) counts[tileOf(tile).act - 1]!++
  return counts
}

/** What the backs of tiles tell: the act of each, in order. */
function backsOf(tiles: readonly TileId[]): Act[] {
  const backs: Act[] = []
  for (const act of ACTS) for (const tile of tiles) if (tileOf(tile).act === act) backs.push(act)
  return backs
}

const publicPlayer = ({ saga, hand, figures }: MovieState['players'][number]): MoviePublicPlayer => ({
  saga,
  hand: backsOf(hand),
  figures: [...figures],
})

export const movieSecretView = (state: MovieState, seat: Seat): MovieSecret => ({
  hand: [...state.players[seat]!.hand],
})

/** The face and the back of a tile, whatever its number. */
const faceOf = (tile: TileId): string => {
  const { act, value, ability, cash } = tileOf(tile)
  return `tile ${act} ${value} ${ability} ${cash}`
}

export const hiddenInMovie = ({ players, pool, unseen }: MovieState): HiddenPlace[] => [
  ...players.map(({ hand }, holder) => ({ holder, items: hand, faceOf })),
  { holder: null, items: pool, faceOf },
  { holder: null, items: unseen, faceOf },
]

const tileNames = TILES.map(({ id }) => `tile ${id}`)
const figureNames = FIGURES.map(({ id }) => `figure ${id}`)

/** Every tile and figure wherever it is found, sorted. */
export function movieInventory(state: MovieState): string[] {
  const waiting = ACTS.filter(act => act > state.act).flatMap(tilesOfAct)
  const placed = state.figures.filter(figure => figure !== null)
  const figures = [...state.players.flatMap(player => player.figures), ...placed, ...state.gone]
  return [...named([...allTiles(state), ...waiting], tileNames), ...named(figures, figureNames)]
}

const named = (ids: readonly number[], names: readonly string[]): string[] =>
  Array.from(Uint16Array.from(ids).sort(), id => names[id]!)

const allTiles = ({ tiles, pool, players, box, unseen }: MovieState): TileId[] => [
  ...tiles.filter(tile => tile !== null),
  ...pool,
  ...players.flatMap(player => player.hand),
  ...box,
  ...unseen,
]
