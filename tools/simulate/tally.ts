/** What a series of games adds up to. */
import type { Outcome } from '@heorot/shared'
import { winShares } from '@heorot/shared/bots'

export interface Tally {
  readonly games: number
  readonly intents: number
  readonly lengths: { readonly min: number; readonly max: number }
  readonly seats: readonly SeatTally[]
  /** Wins by who played; a shared win counts its share. */
  readonly bots: Readonly<Record<string, { readonly games: number; readonly wins: number }>>
}

interface SeatTally {
  readonly wins: number
  readonly total: number
  readonly min: number
  readonly max: number
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  intents: 0,
  lengths: { min: Number.POSITIVE_INFINITY, max: 0 },
  seats: Array.from({ length: seats }, () => ({
    wins: 0,
    total: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  })),
  bots: {},
})

export function tallied(tally: Tally, outcome: Outcome, players: readonly string[], intents: number): Tally {
  const shares = winShares(outcome.places)
  const bots = { ...tally.bots }
  players.forEach((name, seat) => {
    const { games, wins } = bots[name] ?? { games: 0, wins: 0 }
    bots[name] = { games: games + 1, wins: wins + shares[seat]! }
  })
  return {
    games: tally.games + 1,
    intents: tally.intents + intents,
    lengths: { min: Math.min(tally.lengths.min, intents), max: Math.max(tally.lengths.max, intents) },
    seats: tally.seats.map((row, seat) => ({
      wins: row.wins + shares[seat]!,
      total: row.total + outcome.scores[seat]!,
      min: Math.min(row.min, outcome.scores[seat]!),
      max: Math.max(row.max, outcome.scores[seat]!),
    })),
    bots,
  }
}

/** Wilson's interval for a share, at 95 %. */
export function interval(wins: number, games: number): [low: number, high: number] {
  const z = 1.96
  const p = wins / games
  const centre = p + (z * z) / (2 * games)
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)]
}
