/**
 * Change. When fame 2 has run out (at Dragon Battle or later) its points are made up of other tokens:
 * the taker gets some and gives some back. Only tokens that no later prize needs are handed out; where
 * the box cannot do it, the points are owed and count at the end.
 */
import { addSorted, removeEach, type Seat } from '../../../kernel'
import { episodeAt, isRound, TRACK, tokenOf } from '../edition/catalog'
import { emitPublic, type RuleContext } from '../turn/play'
import { isPlayed, prizesOf } from '../edition/rows'
import { tokensOf, totalValue } from './tokens'
import type { Reward, LegendState, TokenId } from '../types'

interface Change {
  readonly taken: readonly TokenId[]
  readonly given: readonly TokenId[]
}

export function giveChange(play: RuleContext, seat: Seat, points: number): void {
  const { state } = play
  const change = findChange(state, seat, points)
  const { taken, given } = change ?? { taken: [], given: [] }
  removeEach(state.supply, taken)
  removeEach(state.tokens[seat]!, given)
  addSorted(state.tokens[seat]!, taken)
  for (const token of given) state.supply.push(token)
  if (!change) state.owed[seat]! += points
  emitPublic(play, { kind: 'gotChange', seat, taken, given, owed: change ? 0 : points })
}

/** The exchange with the fewest tokens given back, then the fewest taken. */
function findChange(state: LegendState, seat: Seat, points: number): Change | null {
  const own = tokensOf(state, seat, 'fame').filter(id => !isRound(id))
  const takes = handfuls(spareFame(state)).filter(taken => taken.length > 0)
  for (const given of handfuls(own))
    for (const taken of takes) if (totalValue(taken) - totalValue(given) === points) return { taken, given }
  return null
}

/** Nothing, each token, each pair; equal tokens are not told apart. */
function handfuls(tokens: readonly TokenId[]): TokenId[][] {
  const seen = new Set<string>()
  const found: TokenId[][] = [[]]
  const add = (...ids: TokenId[]) => {
    const key = String(ids.map(id => tokenOf(id).value).sort())
    if (!seen.has(key)) found.push(ids)
    seen.add(key)
  }
  for (const a of tokens) add(a)
  tokens.forEach((a, i) => {
    for (const b of tokens.slice(i + 1)) add(a, b)
  })
  return found
}

/** Fame in the supply that no prize still to come needs. */
function spareFame(state: LegendState): TokenId[] {
  const reserved = prizesToCome(state).flatMap(prize =>
    prize.kind === 'fame' || prize.kind === 'fameOrHeal' ? [prize.value] : [],
  )
  return state.supply.filter(id => {
    const { kind, value } = tokenOf(id)
    const i = reserved.indexOf(value)
    if (i >= 0) reserved.splice(i, 1)
    return kind === 'fame' && i < 0
  })
}

function prizesToCome({ stage, step, seats, options }: LegendState): Reward[] {
  const here = prizesOf(episodeAt(step), seats).filter(
    (_, i) => stage.kind === 'prizes' && stage.taken[i] === null,
  )
  const later = TRACK.slice(step).filter(row => isPlayed(row, options.advanced))
  return [...here, ...later.flatMap(row => prizesOf(row, seats))]
}
