/** What an intent of The Legend may pay or lay, by docs/records.md. */
import { demand } from './demand'
import { DOC_CARDS, fitting, type Thing, DOC_TOKENS } from './legendTables'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Cards in a contest, or tokens in an auction. */
export function demandRaise(values: readonly number[], total: number, needed: number): void {
  demand(values.length > 0 && values.every(value => value > 0), 'something that fits is laid')
  if (total >= needed) {
    demand(values.length === 1, 'exactly one when level')
    return
  }
  demand(total + sum(values) >= needed, 'the total is reached')
  demand(total + sum(values) - Math.max(...values) < needed, 'none follows once it is reached')
}

export function demandPayment(
  { kind, count = 0, symbol = '' }: Thing,
  cards: readonly number[],
  tokens: readonly number[],
) {
  switch (kind) {
    case 'anyCards':
      return demand(cards.length === count, 'that many cards')
    case 'fameTokens':
      return demand(
        tokens.length === count && tokens.every(token => DOC_TOKENS[token]?.kind === 'fame'),
        'fame tokens',
      )
    case 'symbols': {
      const symbols = cards.map(card => fitting(card, [symbol]))
      demand(sum(symbols) >= count && symbols.every(n => n > 0), 'enough symbols')
      return demand(sum(symbols) - Math.min(...symbols) < count, 'no card is superfluous')
    }
    default:
      return demandOneOfEach(cards)
  }
}

function demandOneOfEach(cards: readonly number[]): void {
  const faces = cards.map(card => DOC_CARDS[card])
  const plain = faces.flatMap(face => (face?.symbol === 'beowulf' ? [] : [face?.symbol]))
  const jokers = sum(faces.map(face => (face?.symbol === 'beowulf' ? face.symbols : 0)))
  demand(!plain.includes(null) && new Set(plain).size === plain.length, 'no symbol twice')
  demand(cards.length <= 5 && plain.length + jokers >= 5, 'one of each symbol')
}
