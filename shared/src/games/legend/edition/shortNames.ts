/** Short names for cards, tokens and prizes, as positions tell of them. */
import { cardOf, isRound, tokenOf } from './catalog'
import type { CardId, Prize, TokenId } from '../types'

/** `courage`, `courage 2` for two symbols, `beowulf`, or the id of a special card. */
export type CardName = string
/** `fame 5`, `treasure 2`, `misfortune`, or `alliance fame 3`. */
export type TokenName = string

export const shortCard = (id: CardId): CardName => {
  const { special, symbol, symbols } = cardOf(id)
  return special ?? (symbols === 1 ? symbol! : `${symbol} ${symbols}`)
}

export const shortToken = (id: TokenId): TokenName => {
  const { kind, value } = tokenOf(id)
  if (kind === 'misfortune') return kind
  return isRound(id) ? `alliance ${kind} ${value}` : `${kind} ${value}`
}

/** Takes a card or token of this name out of a list. */
export function takeNamed(list: number[], name: string, nameOf: (id: number) => string): number {
  const i = list.findIndex(id => nameOf(id) === name)
  if (i < 0) throw new Error(`there is no ${name} left`)
  return list.splice(i, 1)[0]!
}

const shortPrize: { readonly [K in Prize['kind']]: (prize: Extract<Prize, { kind: K }>) => string } = {
  fame: ({ value }) => `F${value}`,
  fameOrHeal: ({ value }) => `F${value}`,
  treasure: ({ value }) => `G${value}`,
  alliance: ({ count }) => `A${count}`,
  draw: ({ count }) => `D${count}`,
  special: ({ special }) => special,
  scratch: () => 'S',
  wound: () => 'W',
  doubleWound: () => 'WW',
  misfortune: () => 'M',
  healScratches: () => 'heal',
}
export const shortPrizeName = (prize: Prize): string =>
  (shortPrize[prize.kind] as (p: Prize) => string)(prize)
