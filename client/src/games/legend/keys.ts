/** Names of what can be pressed. Canvas, mirror and tests speak of the same things by the same keys. */
import type { CardId, Heal, TokenId, WoundTile } from '@heorot/shared/games/legend'

export const DECK = 'deck'
export const DISCARDS = 'discards'

/** Where cards and tokens lie that can be pressed. */
type Place = 'hand' | 'stage' | 'leaving' | 'purse'

/** Equal things of one place are counted, so that each has a key. */
function countedKeys(kind: 'card' | 'token', ids: readonly number[], place: Place): string[] {
  const counts = new Map<number, number>()
  return ids.map(id => {
    const n = counts.get(id) ?? 0
    counts.set(id, n + 1)
    return `${kind}:${id}:${place}${n}`
  })
}

export const cardKeys = (cards: readonly CardId[], place: Place = 'hand'): string[] =>
  countedKeys('card', cards, place)
export const tokenKeys = (tokens: readonly TokenId[]): string[] => countedKeys('token', tokens, 'purse')
export const prizeKey = (prize: number): string => `prize:${prize}`
export const choiceKey = (choice: number): string => `choice:${choice}`
export const healKey = (heal: Heal): string => `heal:${heal}`
export const stationKey = (step: number): string => `station:${step}`
export const seatKey = (seat: number): string => `seat:${seat}`

const after = (key: string, start: string): string | null =>
  key.startsWith(start) ? key.slice(start.length) : null

const numberAfter = (key: string, start: string): number | null => {
  const rest = after(key, start)
  return rest === null ? null : Number.parseInt(rest, 10)
}

/** Whether the key names a card of the own hand, which can be carried. */
export const isInHand = (key: string): boolean => /^card:\d+:hand/.test(key)

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
