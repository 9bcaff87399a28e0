/** How likely everybody is to win from here, as a spectator can judge it: plain data in, plain data out. */
import { playableGame, rngFrom, seedFromNumber } from '@heorot/shared'
import { imaginedWin } from '@heorot/shared/bots'

export interface ChanceTask {
  readonly game: string
  readonly revision: number
  /** What everyone may know. */
  readonly view: unknown
  readonly playouts: number
  /** Milliseconds after which fewer playouts have to do. */
  readonly limit: number
}

export interface Chances {
  readonly revision: number
  /** By seat, from 0 to 1. */
  readonly chances: readonly number[]
}

/** Too few to say anything. */
const LEAST = 20

/** Every moment is played out with the same luck, so that two of them differ by what happened in between. */
export function chancesFrom({ game: id, revision, view, playouts, limit }: ChanceTask): Chances {
  const game = playableGame(id)
  const rng = rngFrom(seedFromNumber(1))
  const end = performance.now() + limit
  let sums: readonly number[] = []
  let count = 0
  while (count < playouts && (count < LEAST || performance.now() < end)) {
    const shares = imaginedWin(game, view, rng)
    sums = shares.map((share, seat) => share + (sums[seat] ?? 0))
    count++
  }
  return { revision, chances: sums.map(sum => sum / count) }
}
