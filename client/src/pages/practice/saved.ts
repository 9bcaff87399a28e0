/** A practice game as this browser keeps it: its record and who plays. */
import type { AnyGame, BotStrength, MatchRecord, Seat } from '@heorot/shared'
import { findGame, recordOf, replay } from '@heorot/shared'
import { objectIn, storage } from '../../app/storage'

export interface SavedPractice {
  /** Null on the person's own seat. */
  readonly bots: readonly (BotStrength | null)[]
  /** Counts the games practised here, so that a log never mixes two of them. */
  readonly match: number
  readonly record: MatchRecord
}

const keyOf = (game: string) => `heorot.practice.${game}`

/** A game that these rules can replay, or null. */
export function readSaved(game: AnyGame, stored: string | null): SavedPractice | null {
  try {
    const saved = JSON.parse(stored ?? 'null') as SavedPractice | null
    if (saved?.bots.filter(bot => bot === null).length !== 1) return null
    if (saved.bots.length !== saved.record.seats || typeof saved.match !== 'number') return null
    replay(game, saved.record)
    return saved
  } catch {
    // Played by other rules, or not by us: nothing to go on with.
    return null
  }
}

export function savedPractice(id: string): SavedPractice | null {
  const game = findGame(id)
  return game && readSaved(game, storage.get(keyOf(id)))
}

/** Whether there is something to go on with. */
export function isUnfinished(id: string): boolean {
  const game = findGame(id)
  const saved = savedPractice(id)
  return game !== null && saved !== null && !game.outcome(replay(game, saved.record).state)
}

export const savePractice = (saved: SavedPractice): void =>
  storage.set(keyOf(saved.record.game), JSON.stringify(saved))

/** How many games of this kind were practised here before. */
function practised(id: string): number {
  const { match } = objectIn(storage.get(keyOf(id)))
  return typeof match === 'number' ? match : 0
}

/** A match played on from where a record breaks off: one seat is the person's, bots take the others. */
export const playedOn = (record: MatchRecord, me: Seat): SavedPractice => ({
  bots: Array.from({ length: record.seats }, (_, seat) => (seat === me ? null : 'thane')),
  match: practised(record.game) + 1,
  record,
})

export interface PracticeOrder {
  readonly bots: readonly (BotStrength | null)[]
  readonly options: unknown
  readonly seed: string
}

export function newPractice(game: AnyGame, { bots, options, seed }: PracticeOrder): SavedPractice {
  const record = recordOf(game, { seats: bots.length, options, seed }, [])
  return { bots, match: practised(game.id) + 1, record }
}
