/** Checks an edition before anyone plays by it. An error names the row. */
import type { LegendEdition } from './edition'
import { isPlayed, prizesOf } from './rows'
import type { Episode, Prize, Reward, SpecialId } from '../types'

const PLAYERS = [2, 3, 4, 5] as const
const MAX_PRIZES = 5

export class EditionFault extends Error {
  constructor(row: string, message: string) {
    super(`edition, ${row}: ${message}`)
    this.name = 'EditionFault'
  }
}

const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((n, row) => n + row.count, 0)

function expectCount(row: string, found: number, expected: number): void {
  if (found !== expected) throw new EditionFault(row, `${found} instead of ${expected}`)
}

/** Totals printed in the rulebooks. */
function checkCounts({ activityCards, specials, tokens, track }: LegendEdition): void {
  const square = (kind: string) => sum(tokens.filter(t => t.shape === 'square' && t.kind === kind))
  expectCount('activity cards', sum(activityCards), 100)
  expectCount('special cards', specials.length, 10)
  expectCount('fame tokens', square('fame'), 36)
  expectCount('treasure tokens', square('treasure'), 24)
  expectCount('misfortune tokens', square('misfortune'), 3)
  expectCount('alliance tokens', sum(tokens.filter(t => t.shape === 'round')), 36)
  expectCount('episodes of the track', track.length, 36)
  expectCount('names of episodes', new Set(track.map(row => row.id)).size, 36)
}

/** A face in two rows would have two numbers, and everyone could tell its copies apart. */
function checkFaces({ activityCards, tokens }: LegendEdition): void {
  const faces = [
    ...activityCards.map(({ symbol, symbols }) => `${symbol} ${symbols}`),
    ...tokens.map(({ shape, kind, value }) => `${shape} ${kind} ${value}`),
  ]
  const twice = faces.find((face, i) => faces.indexOf(face) !== i)
  if (twice) throw new EditionFault(twice, 'has two rows')
}

/** The rows that are played: treasure episodes only in the advanced game. */
const playedRows = (edition: LegendEdition, advanced: boolean): Episode[] =>
  edition.track.filter(row => isPlayed(row, advanced))

function checkPrizeRows({ track }: LegendEdition): void {
  for (const row of track) {
    if ('prizes' in row && row.prizes.length !== MAX_PRIZES)
      throw new EditionFault(row.id, `${row.prizes.length} prizes instead of ${MAX_PRIZES}`)
    if ('symbols' in row && (row.symbols.length === 0 || new Set(row.symbols).size !== row.symbols.length))
      throw new EditionFault(row.id, 'asks for no symbol, or for one twice')
  }
}

/** Every special card in play can be won exactly once; no other is ever a prize. */
function checkSpecials(edition: LegendEdition, seats: number, advanced: boolean): void {
  const wonAt = new Map<SpecialId, string>()
  for (const row of playedRows(edition, advanced))
    for (const prize of prizesOf(row, seats)) {
      if (prize.kind !== 'special') continue
      const first = wonAt.get(prize.special)
      if (first) throw new EditionFault(row.id, `${prize.special} was already a prize at ${first}`)
      wonAt.set(prize.special, row.id)
    }
  for (const card of edition.specials) {
    const inPlay = card.from <= seats && (advanced || !card.advanced)
    const row = wonAt.get(card.id)
    if (inPlay && !row) throw new EditionFault(card.id, `cannot be won by ${seats} players`)
    if (!inPlay && row) throw new EditionFault(row, `${card.id} is not in play with ${seats} players`)
  }
}

/** The square token or the pool a prize is taken from, how many, or null. */
function demand(prize: Reward): { key: string; count: number } | null {
  switch (prize.kind) {
    case 'fame':
    case 'treasure':
      return { key: `square ${prize.kind} ${prize.value}`, count: 1 }
    case 'fameOrHeal':
      return { key: `square fame ${prize.value}`, count: 1 }
    case 'misfortune':
      return { key: 'square misfortune -2', count: 1 }
    case 'alliance':
      return { key: 'round', count: prize.count }
    default:
      return null
  }
}

/** Whether change is given for this prize: fame 2 from the row with the double wound on. */
const givesChange = (prize: Reward): boolean => prize.kind === 'fame' && prize.value === 2

/** The supply covers every prize even if every selection before it took the same token. */
function checkTokens(edition: LegendEdition, seats: number, advanced: boolean): void {
  const left = new Map<string, number>([['round', sum(edition.tokens.filter(t => t.shape === 'round'))]])
  for (const t of edition.tokens) if (t.shape === 'square') left.set(`square ${t.kind} ${t.value}`, t.count)
  let change = false
  for (const row of playedRows(edition, advanced)) {
    const prizes = prizesOf(row, seats)
    change ||= prizes.some(prize => prize.kind === 'doubleWound')
    for (const prize of prizes) {
      const wanted = demand(prize)
      if (!wanted || (change && givesChange(prize))) continue
      const rest = (left.get(wanted.key) ?? 0) - wanted.count
      if (rest < 0) throw new EditionFault(row.id, `not enough tokens (${wanted.key}) for ${seats} players`)
      left.set(wanted.key, rest)
    }
    if (row.kind === 'selection') takeSelections(row.choices, seats, left)
  }
}

/** A selection may take a token from everybody, but never more than there are. */
function takeSelections(choices: readonly Prize[], seats: number, left: Map<string, number>): void {
  for (const choice of choices) {
    const wanted = demand(choice)
    if (wanted) left.set(wanted.key, Math.max(0, (left.get(wanted.key) ?? 0) - wanted.count * seats))
  }
}

export function checkLegendEdition(edition: LegendEdition): void {
  checkCounts(edition)
  checkFaces(edition)
  checkPrizeRows(edition)
  for (const seats of PLAYERS)
    for (const advanced of [false, true]) {
      checkSpecials(edition, seats, advanced)
      checkTokens(edition, seats, advanced)
    }
}
