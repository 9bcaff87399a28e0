/** Choices within major episodes: sealed bids, and contests in turn. */

import type { Ranked } from '../../../bots/judgement'
import type { Rng } from '../../../kernel'
import type { LegendIntent, PromptOf } from '..'
import { specialCard } from '..'
import type { Raise } from './contest'
import { bidsOf, costOf, likelyRank, likelyStrength, orderOf, raisesOf, rankWorths, worthAt } from './contest'
import { type Mind, strengthOf } from './mind'
import { legendTuning } from './tuning'
import { cardWorth, scratchWorth } from './worth'

type Choices = Ranked<LegendIntent>[]

/** A tie goes to whoever sits first from the start player. */
const TIE = 0.5

const others = (mind: Mind): number[] => mind.bodies.map((_, seat) => seat).filter(seat => seat !== mind.seat)

/** Bids of every size; a whim decides between those that look about as good, so that nobody can rely on it. */
export const rankBids = (mind: Mind, prompt: PromptOf<'bid'>, rng: Rng): Choices =>
  judgeBids(mind, prompt).map(({ intent, worth }) => ({
    intent,
    worth: worth + legendTuning.whim * (rng.below(1000) / 500 - 1),
  }))

/** Bids from nothing to everything, the cheapest cards first. */
function judgeBids(mind: Mind, prompt: PromptOf<'bid'>): Choices {
  const worths = rankWorths(mind)
  const rivals = others(mind).map(seat => {
    const tie = orderOf(mind, mind.seat) < orderOf(mind, seat) ? TIE : -TIE
    return likelyStrength(mind.bodies[seat]!.cards, prompt.symbols) * BID_SHARE - tie
  })
  return bidsOf(mind, prompt.cards).map(({ cards, symbols }) => ({
    intent: { kind: 'bid', cards, show: false },
    worth: worthAt(worths, likelyRank(symbols, rivals)) - costOf(mind, cards),
  }))
}

/** What part of its strength a hand is likely to commit blindly. */
const BID_SHARE = 0.75

/** Where this seat stands in a contest in turn. */
interface Stand {
  readonly worths: readonly number[]
  readonly rivals: readonly number[]
  readonly strength: number
  /** The rank of whoever leaves now. */
  readonly last: number
}

function standOf(mind: Mind, { symbols, total }: PromptOf<'contest'>): Stand {
  const { stage } = mind
  if (stage.kind !== 'majorInTurn') throw new Error('no contest is going on')
  const still = others(mind).filter(seat => stage.markers[seat] === null)
  return {
    worths: rankWorths(mind),
    rivals: still.map(seat => stage.totals[seat]! + likelyStrength(mind.bodies[seat]!.cards, symbols)),
    strength: total + strengthOf(mind.hand, symbols),
    last: still.length + 1,
  }
}

export function rankContest(mind: Mind, prompt: PromptOf<'contest'>): Choices {
  const stand = standOf(mind, prompt)
  const missing = prompt.needed - prompt.total
  return [
    { intent: { kind: 'withdraw' }, worth: worthAt(stand.worths, stand.last) },
    ...raisesOf(mind, prompt.cards, missing).map(raise => rankRaise(mind, prompt, stand, raise)),
    ...(prompt.mayRisk ? [rankRisk(mind, prompt, stand, false)] : []),
    ...(prompt.mayRisk && prompt.daring ? [rankRisk(mind, prompt, stand, true)] : []),
  ]
}

function rankRaise(
  mind: Mind,
  prompt: PromptOf<'contest'>,
  stand: Stand,
  { cards, symbols }: Raise,
): Ranked<LegendIntent> {
  const worth = stayingWorth(mind, prompt, stand, prompt.total + symbols) - costOf(mind, cards)
  return { intent: { kind: 'play', cards }, worth }
}

/** What being in with this total is worth: the rank to expect, less the cards it will still take. */
function stayingWorth(mind: Mind, { symbols }: PromptOf<'contest'>, stand: Stand, total: number): number {
  const rank = likelyRank(stand.strength, stand.rivals)
  const hardest = Math.max(...stand.rivals)
  const toCome = Math.max(0, Math.min(stand.strength, hardest + 1) - total)
  const perSymbol =
    stand.strength > 0
      ? costOf(mind, mind.hand) / Math.max(1, strengthOf(mind.hand, symbols), mind.hand.length)
      : 0
  const fight = worthAt(stand.worths, rank) - LATER * toCome * perSymbol
  // One can still leave next time, when perhaps others have left before.
  return Math.max(fight, worthAt(stand.worths, stand.last - 0.3))
}

/** How much of the cards still to come is counted: one may leave before. */
const LATER = 0.5

function rankRisk(
  mind: Mind,
  prompt: PromptOf<'contest'>,
  stand: Stand,
  daring: boolean,
): Ranked<LegendIntent> {
  let worth = daring ? -cardWorth(specialCard('daring'), mind.step, mind.bodies.length) : 0
  mind.odds(prompt.symbols, daring ? 5 : 2).forEach((chance, symbols) => {
    if (chance > 0) worth += chance * riskedWorth(mind, prompt, stand, symbols)
  })
  return { intent: { kind: 'risk', daring }, worth }
}

/** What a risk that brought so many symbols comes to: out, still in, or to go on from hand. */
function riskedWorth(mind: Mind, prompt: PromptOf<'contest'>, stand: Stand, symbols: number): number {
  const { step, bodies, options, seat } = mind
  const leaving = worthAt(stand.worths, stand.last)
  if (symbols === 0) return leaving + scratchWorth(bodies[seat]!, step, options)
  const missing = Math.max(1, prompt.needed - prompt.total) - symbols
  const stronger = { ...stand, strength: stand.strength + symbols }
  const total = prompt.total + symbols
  if (missing <= 0) return stayingWorth(mind, prompt, stronger, total)
  return raisesOf(mind, prompt.cards, missing).reduce(
    (best, { cards, symbols: more }) =>
      Math.max(best, stayingWorth(mind, prompt, stronger, total + more) - costOf(mind, cards)),
    leaving,
  )
}

/** Sealed bids from nothing to everything in even steps, however many cards fit. */
export const STANCES = 7

export function stancesOf(mind: Mind, prompt: PromptOf<'bid'>): Choices {
  const bids = judgeBids(mind, prompt)
  return Array.from(
    { length: STANCES },
    (_, level) => bids[Math.round((level * (bids.length - 1)) / (STANCES - 1))]!,
  )
}
