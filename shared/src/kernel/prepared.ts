/**
 * Matches with a chosen deal or position, for lessons. They are played by the same rules as any other, but have
 * no record: a record starts with a seed, and no seed deals these.
 */
import type { AnyGame, GameDefinition, GameTypes } from './game'
import { begin, type Match, type MatchStart } from './match'
import { without } from './multiset'
import { samePlain } from './plain'
import { cursorFrom, type Rng } from './rng'

/** Deals as usual, but the first shuffle puts these on top: the first of them is drawn first. */
export function beginStacked<T extends GameTypes>(
  game: GameDefinition<T>,
  start: MatchStart,
  top: readonly number[],
): Match<T['State']> {
  const stacked: GameDefinition<T> = {
    ...game,
    setup: (seats, options, rng) => game.setup(seats, options, stackedRng(rng, top)),
  }
  return begin(stacked, start)
}

function stackedRng(rng: Rng, top: readonly number[]): Rng {
  let waiting: readonly number[] | null = top
  return {
    below: n => rng.below(n),
    pick: items => rng.pick(items),
    shuffle: items => {
      rng.shuffle(items)
      if (waiting) putOnTop(items as number[], waiting)
      waiting = null
      return items
    },
  }
}

/** The top of a pile is its end. */
function putOnTop(pile: number[], top: readonly number[]): void {
  const rest = without(pile, top)
  if (rest.length + top.length !== pile.length)
    throw new Error('the pile does not hold what is to lie on top')
  pile.splice(0, pile.length, ...rest, ...[...top].reverse())
}

/** Starts in a given position. Throws when something is missing or there twice. */
export function beginAt(game: AnyGame, start: MatchStart, state: unknown): Match {
  const usual = begin(game, start)
  if (!samePlain(game.inventory(state), game.inventory(usual.state)))
    throw new Error(`the position has other things than a game of ${game.id}`)
  return { seats: start.seats, state, cursor: cursorFrom(start.seed), revision: 0 }
}
