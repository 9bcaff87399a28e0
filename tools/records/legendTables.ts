/** Cards, tokens and track of The Legend, read off docs/records.md. */
import { table } from './document'

export interface DocCard {
  readonly special: string | null
  readonly symbol: string | null
  readonly symbols: number
  readonly copies: number
  readonly players: number
  readonly advanced: boolean
}

const NONE = '–'

export const DOC_CARDS: readonly DocCard[] = table('### Legend: numbers', 'card').map(
  ([, special, symbol = '', symbols, copies, players = '']) => ({
    special: special === NONE ? null : String(special),
    symbol: symbol === 'text' ? null : symbol,
    symbols: Number(symbols),
    copies: Number(copies),
    players: Number.parseInt(players, 10),
    advanced: players.endsWith('advanced'),
  }),
)

export interface DocToken {
  readonly shape: string
  readonly kind: string
  readonly value: number
  readonly copies: number
}

export const DOC_TOKENS: readonly DocToken[] = table('### Legend: numbers', 'token').map(
  ([, shape = '', kind = '', value, copies]) => ({
    shape,
    kind,
    value: Number(value),
    copies: Number(copies),
  }),
)

/** "fame 5": a kind, and what belongs to it. */
export interface Thing {
  readonly kind: string
  readonly value?: number
  readonly count?: number
  readonly special?: string
  readonly symbol?: string
}

const WITH_VALUE = ['fame', 'treasure', 'fameOrHeal']

function readThing(text: string): Thing {
  const [kind = '', ...more] = text.split(' ')
  if (kind === 'special') return { kind, special: more.join() }
  const number = more.find(word => /^\d+$/.test(word))
  const symbol = more.find(word => /^[a-z]/.test(word))
  return {
    kind,
    ...(symbol === undefined ? {} : { symbol }),
    ...(number === undefined ? {} : { [WITH_VALUE.includes(kind) ? 'value' : 'count']: Number(number) }),
  }
}

export interface DocTrackRow {
  readonly id: string
  readonly kind: string
  readonly asks: readonly string[]
  readonly gives: readonly Thing[]
}

const listed = (cell: string): string[] => (cell === NONE ? [] : cell.split(', '))

export const DOC_TRACK: readonly DocTrackRow[] = table('### Legend: numbers', 'step').map(
  ([, id = '', kind = '', asks = '', gives = '']) => ({
    id,
    kind,
    asks: listed(asks),
    gives: listed(gives).map(readThing),
  }),
)

export const priceOf = ({ asks }: DocTrackRow): Thing => readThing(asks.join())

export const hasSpecial = (card: number): boolean => DOC_CARDS[card]?.special != null
export const isRoundToken = (token: number): boolean => DOC_TOKENS[token]?.shape === 'round'
