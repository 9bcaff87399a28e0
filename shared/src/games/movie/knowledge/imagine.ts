/** Deals what a viewer cannot see again, so that nothing they are shown would change. */
import { type Rng, type Viewer, without } from '../../../kernel'
import { handlerOf } from '../abilities'
import { tileOf, tilesOfAct } from '../edition/parts'
import { canAct, canPlay } from '../turn/plays'
import { abilityAt, openSpaces } from '../turn/spaces'
import { ACTS, type Act, type MoviePublic, type MovieSecret, type MovieState, type TileId } from '../types'

export function imagineMovie(
  view: MoviePublic,
  secret: MovieSecret | null,
  viewer: Viewer,
  rng: Rng,
): MovieState {
  const hidden = hiddenTiles(view, secret, rng)
  const deal = (act: Act) => hidden[act].pop()!
  const players = view.players.map(({ saga, hand, figures }, seat) => ({
    saga,
    hand: seat === viewer && secret ? [...secret.hand] : hand.map(deal),
    figures: [...figures],
  }))
  const pool = Array.from({ length: view.pool }, () => deal(view.act))
  const unseen = ACTS.flatMap(act => Array.from({ length: view.unseen[act - 1]! }, () => deal(act)))
  const state: MovieState = {
    // Who was to start no longer matters.
    options: { ...view.options, startSeat: 'random' },
    act: view.act,
    turn: view.turn,
    phase: view.phase,
    players,
    pool,
    unseen,
    tiles: [...view.tiles],
    figures: [...view.figures],
    open: openSpaces(view).length,
    box: [...view.box],
    gone: [...view.gone],
    results: [...view.results],
  }
  if (view.turn !== viewer) mendTurn(state, viewer, rng)
  return state
}

/** What may lie in other hands, in the pool and in the undrawn rests, shuffled, act by act. */
function hiddenTiles(view: MoviePublic, secret: MovieSecret | null, rng: Rng): Record<Act, TileId[]> {
  const laid = view.tiles.filter(tile => tile !== null)
  const known = [...laid, ...view.box, ...(secret?.hand ?? [])]
  const hidden: Record<Act, TileId[]> = { 1: [], 2: [], 3: [] }
  for (const act of ACTS) if (act <= view.act) hidden[act] = rng.shuffle(without(tilesOfAct(act), known))
  return hidden
}

/**
 * Everybody sees that the seat on turn was not passed over, so it holds something it can play even
 * where chance dealt it nothing but counsel: then one of its tiles is exchanged for a fitting one.
 */
function mendTurn(state: MovieState, viewer: Viewer, rng: Rng): void {
  const { turn, phase, players } = state
  const fits = phase.kind === 'play' ? canPlay(state, turn) : phase.kind !== 'turn' || canAct(state, turn)
  if (fits) return
  const { hand } = players[turn]!
  const backs = new Set(hand.map(tile => tileOf(tile).act))
  const others = players.filter((_, seat) => seat !== turn && seat !== viewer).map(player => player.hand)
  const fitting = [state.pool, state.unseen, ...others].flatMap(tiles =>
    tiles.flatMap((tile, i) =>
      backs.has(tileOf(tile).act) && handlerOf(abilityAt(tile)).placeable ? [{ tiles, i }] : [],
    ),
  )
  const { tiles, i } = rng.pick(fitting)
  const wanted = tiles[i]!
  const given = hand.findIndex(tile => tileOf(tile).act === tileOf(wanted).act)
  tiles[i] = hand[given]!
  hand[given] = wanted
}
