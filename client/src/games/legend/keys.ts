import type { CardId, Heal, TokenId } from '@heorot/shared/games/legend'
import { nameKeys, numberKeys } from '../../kit/helpers/keys'

export const DECK = 'deck'
export const DISCARDS = 'discards'
/** What an opportunity costs and gives. */
export const PRICE = 'price'
export const REWARD = 'reward'

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

export const [, cardIn] = numberKeys('card')
export const [, tokenIn] = numberKeys('token')
export const [prizeKey, prizeIn] = numberKeys('prize')
export const [choiceKey, choiceIn] = numberKeys('choice')
export const [stationKey, stationIn] = numberKeys('station')
export const [seatKey] = numberKeys('seat')
export const [healKey, healIn] = nameKeys<Heal>('heal')

/** Whether the key names a card of the own hand, which can be carried. */
export const isInHand = (key: string): boolean => /^card:\d+:hand/.test(key)

const numbers =
  (read: (key: string) => number | null) =>
  (keys: readonly string[]): number[] =>
    keys.map(read).filter(n => n !== null)

export const cardsIn = numbers(cardIn)
export const tokensIn = numbers(tokenIn)

/** The first of the keys that names such a thing. */
export const firstIn = <T>(keys: readonly string[], read: (key: string) => T | null): T | null =>
  keys.map(read).find(found => found !== null) ?? null
