/** Tokens: from the supply to a player and back. */
import { addSorted, removeEach, type Seat, sorted } from '../../../kernel'
import { isRound, tokenOf } from '../edition/catalog'
import { emitPublic, type RuleContext } from '../turn/play'
import type { LegendState, Token, TokenId } from '../types'

/** An exact square token in the open supply, or null. */
export function inSupply(state: LegendState, kind: Token['kind'], value: number): TokenId | null {
  for (const id of state.supply) {
    const token = tokenOf(id)
    if (token.kind === kind && token.value === value) return id
  }
  return null
}

export function takeToken(play: RuleContext, seat: Seat, token: TokenId): void {
  removeEach(play.state.supply, [token])
  addSorted(play.state.tokens[seat]!, [token])
  emitPublic(play, { kind: 'gainedToken', seat, token })
}

/** Draws face-down alliance tokens; only the drawer looks at them. */
export function drawAlliances(play: RuleContext, seat: Seat, count: number): void {
  const { alliances, tokens } = play.state
  const drawn = sorted(alliances.splice(Math.max(0, alliances.length - count)))
  addSorted(tokens[seat]!, drawn)
  const gained = { kind: 'gainedAlliance', seat, count: drawn.length } as const
  play.emit({ everyone: { ...gained, tokens: null }, only: { [seat]: { ...gained, tokens: drawn } } })
  if (play.state.options.openTokens) emitPublic(play, { kind: 'alliancesShown', seat, tokens: drawn })
}

/** Gives tokens back: square ones to the open supply, alliances shuffled back among the others. */
export function returnTokens(play: RuleContext, seat: Seat, given: readonly TokenId[]): void {
  const { state } = play
  removeEach(state.tokens[seat]!, given)
  for (const token of given) (isRound(token) ? state.alliances : state.supply).push(token)
  if (given.some(isRound)) play.rng.shuffle(state.alliances)
}

/** The seat's tokens of one kind, square or alliance. */
export const tokensOf = (state: LegendState, seat: Seat, kind: Token['kind']): TokenId[] =>
  state.tokens[seat]!.filter(id => tokenOf(id).kind === kind)

export function totalValue(tokens: readonly TokenId[]): number {
  let total = 0
  for (const id of tokens) total += tokenOf(id).value
  return total
}
