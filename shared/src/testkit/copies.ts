/** The law about copies: what shows the same face is the same to everyone but its holder, now and later. */
import type { AnyGame, EventWordings, GameTypes, HiddenPlace, Rng, Seat } from '../kernel'
import { clonePlain, firstDifference, OwnedMatch, rngFrom, seedFromNumber, wordingFor } from '../kernel'
import type { Law } from './laws'

/** Two things that show the same face and yet have different numbers. */
interface Copies {
  readonly face: string
  readonly a: number
  readonly b: number
}

type AnyMatch = OwnedMatch<GameTypes>
type Heard = readonly EventWordings<{ kind: string }>[]

/** So many intents a swap is followed for: what shows late shows all the same. */
const FOLLOWED = 120

/** Two copies that lie hidden; null where equal things share a number, so that there is nothing to swap. */
function copiesIn(game: AnyGame, state: unknown, rng: Rng): Copies | null {
  const numbers = new Map<string, Set<number>>()
  for (const { items, faceOf } of game.hidden(state))
    for (const item of items) {
      const face = faceOf(item)
      numbers.set(face, (numbers.get(face) ?? new Set()).add(item))
    }
  const found = [...numbers].filter(([, copies]) => copies.size > 1)
  if (found.length === 0) return null
  const [face, copies] = rng.pick(found)
  const [a, b] = rng.shuffle([...copies])
  return { face, a: a!, b: b! }
}

const isOne = ({ faceOf }: HiddenPlace, { face, a, b }: Copies, item: number): boolean =>
  (item === a || item === b) && faceOf(item) === face

/** Each copy takes the other's place. One may be listed twice: a bid lies in the hand. */
function swap(game: AnyGame, state: unknown, copies: Copies): void {
  for (const place of game.hidden(state))
    for (const [i, item] of place.items.entries())
      if (isOne(place, copies, item)) place.items[i] = item === copies.a ? copies.b : copies.a
}

/** Who holds one of the copies and may know which. */
const holdersIn = (game: AnyGame, state: unknown, copies: Copies): Seat[] =>
  game.hidden(state).flatMap(place => {
    const holds = place.items.some(item => isOne(place, copies, item))
    return holds && place.holder !== null ? [place.holder] : []
  })

/** Everything that is seen and heard by those who never held one of the copies. */
function shownTo(others: readonly Seat[], game: AnyGame, { state }: AnyMatch, heard: Heard) {
  return {
    view: game.publicView(state),
    asked: game.asked(state),
    heard: heard.map(wordings => wordings.everyone),
    others: others.map(seat => ({
      secret: game.secretView(state, seat),
      prompt: game.prompt(state, seat),
      heard: heard.map(wordings => wordingFor(wordings, seat)),
    })),
  }
}

/** Whoever is asked first does what the rules suggest. */
function playOn(game: AnyGame, match: AnyMatch, rng: Rng): Heard {
  const seat = game.asked(match.state)[0]!
  return match.accept(seat, game.suggest(game.prompt(match.state, seat)!, rng))
}

/**
 * Swaps two copies that lie hidden and plays both matches on with the same choices: nobody else may see
 * or hear a difference, however late.
 */
export const copiesAreAlike: Law = ({ game, after, rng }) => {
  const copies = copiesIn(game, after.state, rng)
  if (!copies) return null
  const [here, there] = [new OwnedMatch(game, clonePlain(after)), new OwnedMatch(game, clonePlain(after))]
  swap(game, there.state, copies)
  const luck = seedFromNumber(rng.below(1_000_000))
  const [rngHere, rngThere] = [rngFrom(luck), rngFrom(luck)]
  let others = Array.from({ length: after.seats }, (_, seat) => seat)
  let [heardHere, heardThere]: [Heard, Heard] = [[], []]
  for (let n = 0; n <= FOLLOWED; n++) {
    const holders = [here, there].flatMap(({ state }) => holdersIn(game, state, copies))
    others = others.filter(seat => !holders.includes(seat))
    const difference = firstDifference(
      shownTo(others, game, here, heardHere),
      shownTo(others, game, there, heardThere),
    )
    if (difference) return `${copies.face} is told from another after ${n} intents: ${difference}`
    if (game.outcome(here.state)) return null
    heardHere = playOn(game, here, rngHere)
    heardThere = playOn(game, there, rngThere)
  }
  return null
}
