/** The choice of every seat in imagined matches: the best at first sight, without a second look. */

import type { Ranked } from '../../../bots/judgement'
import type { Rng, Seat } from '../../../kernel'
import type { Ability, MovieIntent, Space, MovieState, TileId, TilePlay } from '..'
import { figureOfEachKind, movie, openSpaces, tileOf } from '..'
import { type Field, look, survey } from './field'
import { bestSpots, promiseOf, type Spots } from './promise'
import { movieTuning } from './tuning'
import {
  bestRemoval,
  bestSwap,
  figureWorth,
  keepWorth,
  moveWorth,
  replaceWorth,
  sharesFor,
  tileWorth,
} from './worth'

interface Situation {
  readonly state: MovieState
  readonly seat: Seat
  readonly field: Field
  readonly share: readonly number[]
  readonly rng: Rng
}

export function quick(state: MovieState, seat: Seat, rng: Rng): MovieIntent {
  const share = sharesFor(seat, state.players.length)
  const field = survey(state, share)
  const situation = { state, seat, field, share, rng }
  const { phase } = state
  switch (phase.kind) {
    case 'play':
      return quickPlay(situation, openSpaces(state))!.intent
    case 'remove':
      return bestRemoval(state, field, phase.ability === 'valor' ? 'temptation' : 'valor').intent
    case 'swap':
      return bestSwap(state, field, phase.space).intent
    default:
      return quickTurn(situation, openSpaces(state))
  }
}

function quickTurn(situation: Situation, spaces: readonly Space[]): MovieIntent {
  const { state, seat, field } = situation
  const other = state.pool.length > 0 ? quickDraw(situation, spaces) : quickPlay(situation, spaces)
  let worth = other?.worth ?? Number.NEGATIVE_INFINITY
  let intent = other?.intent ?? null
  const figures = figureOfEachKind(state.players[seat]!.figures)
  if (figures.length > 0)
    for (const space of spaces) {
      const sight = look(state, field.dead, space)
      for (const figure of figures) {
        const placed = figureWorth(sight, state.act, figure)
        if (placed <= worth) continue
        worth = placed
        intent = { kind: 'placeFigure', figure: figure.kind, space }
      }
    }
  return intent!
}

/** A middling boon and a middling peril stand for all that may be drawn. */
const MIDDLING = 3

function quickDraw({ state, seat, field }: Situation, spaces: readonly Space[]): Ranked<MovieIntent> {
  const spots = bestSpots(field, spaces)
  let worth = (MIDDLING * (spots.boon.swing + spots.peril.swing)) / 2 - MIDDLING * movieTuning.keep
  for (const tile of state.players[seat]!.hand) worth = Math.max(worth, promiseOf(tile, spots).worth)
  return { intent: { kind: 'draw' }, worth }
}

/** Null when nothing in hand can be played. */
function quickPlay(situation: Situation, spaces: readonly Space[]): Ranked<MovieIntent> | null {
  const { state, seat, field } = situation
  const spots = bestSpots(field, spaces)
  const { hand } = state.players[seat]!
  const plays = hand.some(needsRules) ? playsOf(state, seat) : null
  let best: Ranked<MovieIntent> | null = null
  for (const tile of hand) {
    const found = quickTile(situation, tile, plays, spots, spaces)
    if (found && (!best || found.worth > best.worth)) best = found
  }
  return best
}

/** Tiles whose ways to be played only the rules can tell. */
const needsRules = (tile: TileId): boolean => {
  const { ability } = tileOf(tile)
  return ability === 'counsel' || ability === 'drunkenness'
}

function playsOf(state: MovieState, seat: Seat): readonly TilePlay[] {
  const prompt = movie.prompt(state, seat)
  return prompt && 'plays' in prompt ? prompt.plays : []
}

function quickTile(
  situation: Situation,
  tile: TileId,
  plays: readonly TilePlay[] | null,
  spots: Spots,
  spaces: readonly Space[],
): Ranked<MovieIntent> | null {
  const { ability } = tileOf(tile)
  if (isTriedOut(ability)) return tryOut(situation, tile, situation.rng.pick(spaces))
  const play = plays && needsRules(tile) ? plays.find(each => each.tile === tile) : undefined
  if (ability === 'counsel') return play ? quickCounsel(situation, play) : null
  const placed = promiseOf(tile, spots)
  return play ? bestReplacing(situation, play, placed) : placed
}

/** Tiles whose worth on a space must be worked out; one space is enough for a quick choice. */
const isTriedOut = (ability: Ability | null): boolean => ability === 'gorge' || ability === 'treachery'

function tryOut({ state, field, share }: Situation, tile: TileId, space: Space): Ranked<MovieIntent> {
  const worth = tileWorth(state, field, share, tile, space) - keepWorth(tile)
  return { intent: { kind: 'placeTile', tile, space }, worth }
}

function quickCounsel(
  { state, field, share, rng }: Situation,
  { tile, moves }: TilePlay,
): Ranked<MovieIntent> {
  const { from, to: ways } = rng.pick(moves)
  const to = rng.pick(ways)
  const worth = moveWorth(state, field, share, from, to) - keepWorth(tile)
  return { intent: { kind: 'counsel', tile, from, to }, worth }
}

function bestReplacing(
  { state, field }: Situation,
  { tile, replace }: TilePlay,
  placed: Ranked<MovieIntent>,
): Ranked<MovieIntent> {
  let best = placed
  for (const space of replace) {
    const worth = replaceWorth(state, field, tile, space) - keepWorth(tile)
    if (worth > best.worth) best = { intent: { kind: 'replaceMead', tile, space }, worth }
  }
  return best
}
