/** Names of what can be pressed. Canvas, mirror and tests speak of the same things by the same keys. */
import type { CardId, Heal, TokenId, WoundTile } from '@heorot/shared/games/legend'

export const DECK = 'deck'
export const DISCARDS = 'discards'

export const cardKey = (card: CardId): string => `card:${card}`
export const tokenKey = (token: TokenId): string => `token:${token}`
export const prizeKey = (prize: number): string => `prize:${prize}`
export const choiceKey = (choice: number): string => `choice:${choice}`
export const healKey = (heal: Heal): string => `heal:${heal}`
export const stationKey = (step: number): string => `station:${step}`
export const seatKey = (seat: number): string => `seat:${seat}`

const after = (key: string, start: string): string | null =>
  key.startsWith(start) ? key.slice(start.length) : null

const numberAfter = (key: string, start: string): number | null => {
  const rest = after(key, start)
  return rest === null ? null : Number(rest)
}

export const cardIn = (key: string): CardId | null => numberAfter(key, 'card:')
export const tokenIn = (key: string): TokenId | null => numberAfter(key, 'token:')
export const prizeIn = (key: string): number | null => numberAfter(key, 'prize:')
export const choiceIn = (key: string): number | null => numberAfter(key, 'choice:')
export const healIn = (key: string): Heal | null => after(key, 'heal:') as Heal | null
export const stationIn = (key: string): number | null => numberAfter(key, 'station:')

const numbers = (keys: readonly string[], read: (key: string) => number | null): number[] =>
  keys.flatMap(key => {
    const found = read(key)
    return found === null ? [] : [found]
  })

export const cardsIn = (keys: readonly string[]): CardId[] => numbers(keys, cardIn)
export const tokensIn = (keys: readonly string[]): TokenId[] => numbers(keys, tokenIn)

/** The wound tile among picked keys, for the prize that heals instead of giving fame. */
export const woundTileIn = (keys: readonly string[]): WoundTile | null => {
  const heal = keys.map(healIn).find(found => found !== null) ?? null
  return heal === 'wound' || heal === 'doubleWound' ? heal : null
}
