/** What the seat on turn is asked, with every legal choice as data; and a choice from it. */
import type { Rng, Seat } from '../../../kernel'
import { removable } from '../abilities/remove'
import { swappable } from '../abilities/statue'
import { figureOfEachKind } from '../edition/parts'
import { playsOf } from './plays'
import { openSpaces } from './spaces'
import type { MovieIntent, MoviePrompt, Space, MovieState, TilePlay } from '../types'

export function promptFor(state: MovieState, seat: Seat): MoviePrompt | null {
  const { phase } = state
  if (seat !== state.turn) return null
  switch (phase.kind) {
    case 'turn':
      return turnPrompt(state, seat)
    case 'play':
      return { kind: 'play', spaces: openSpaces(state), plays: playsOf(state, seat) }
    case 'remove':
      return {
        kind: 'remove',
        ability: phase.ability,
        space: phase.space,
        targets: removable(state, phase.ability),
      }
    case 'swap':
      return { kind: 'swap', space: phase.space, targets: swappable(state, phase.space) }
    case 'over':
      return null
  }
}

function turnPrompt(state: MovieState, seat: Seat): MoviePrompt {
  const draw = state.pool.length > 0
  return {
    kind: 'turn',
    spaces: openSpaces(state),
    figures: figureOfEachKind(state.players[seat]!.figures).map(({ kind }) => kind),
    draw,
    plays: draw ? [] : playsOf(state, seat),
  }
}

export function suggestMovie(prompt: MoviePrompt, rng: Rng): MovieIntent {
  switch (prompt.kind) {
    case 'turn': {
      const { figures, plays, spaces } = prompt
      const mayPlay = prompt.draw || plays.length > 0
      if (figures.length > 0 && (!mayPlay || rng.below(2) === 0))
        return { kind: 'placeFigure', figure: rng.pick(figures), space: rng.pick(spaces) }
      return prompt.draw ? { kind: 'draw' } : suggestPlay(plays, spaces, rng)
    }
    case 'play':
      return suggestPlay(prompt.plays, prompt.spaces, rng)
    case 'remove':
      return rng.below(2) === 0 ? { kind: 'decline' } : { kind: 'remove', space: rng.pick(prompt.targets) }
    case 'swap':
      return rng.below(2) === 0 ? { kind: 'decline' } : suggestSwap(prompt.targets, rng)
  }
}

function suggestPlay(plays: readonly TilePlay[], spaces: readonly Space[], rng: Rng): MovieIntent {
  const { tile, cashIn, replace, moves } = rng.pick(plays)
  if (moves.length > 0) {
    const { from, to } = rng.pick(moves)
    return { kind: 'counsel', tile, from, to: rng.pick(to) }
  }
  if (cashIn !== null && rng.below(2) === 0) return { kind: 'cashIn', tile }
  if (replace.length > 0 && rng.below(2) === 0) return { kind: 'replaceMead', tile, space: rng.pick(replace) }
  return { kind: 'placeTile', tile, space: rng.pick(spaces) }
}

function suggestSwap(targets: readonly Space[], rng: Rng): MovieIntent {
  const first = rng.below(targets.length)
  const second = (first + 1 + rng.below(targets.length - 1)) % targets.length
  return { kind: 'swap', a: targets[first]!, b: targets[second]! }
}
