/** Tells the table which moves came after this person's own last one. */
import type { TableView } from '@heorot/shared'
import { useLayoutEffect } from 'preact/hooks'
import { useReset } from '../../../app/hooks'
import { words } from '../../../app/language'
import { gameTexts } from '../../../games/gameTexts'
import type { GameTexts } from '../../../kit/GameClient'
import { type RecentMove, recentMoves } from '../../../kit/tableContext'
import { namesAt } from '../../../session/names'
import { doerOf, type LogEntry, stepsSince } from '../../../playback/TableLog'

/** Enough to see what led to the question; the log has all of them. */
const MOST = 24
/** For somebody without a turn of their own. */
const LATEST = 8

function movesOf(
  table: TableView,
  texts: GameTexts | null,
  entries: readonly LogEntry[],
): readonly RecentMove[] {
  return entries.flatMap(({ revision, events }) => {
    const names = namesAt(table.holders, table.seats.length, revision, words())
    return events.flatMap(event => {
      const line = texts?.narrate(event, names)
      return line == null ? [] : [{ revision, seat: doerOf(event), line }]
    })
  })
}

/** `entries` is what has been on the table. Returns the first step after the own last move, if any. */
export function useRecentMoves(
  table: TableView,
  entries: readonly LogEntry[],
  seat: number | null,
  look: (revision: number) => void,
): number | null {
  const since = seat === null ? entries.slice(-LATEST) : stepsSince(entries, seat)
  const t = words().table
  const texts = gameTexts(table.game)
  useLayoutEffect(() => {
    const title = seat === null ? t.latestMoves : t.sinceTurn
    recentMoves.value = { title, moves: movesOf(table, texts, since.slice(-MOST)).slice(-MOST), look }
  }, [since.length, since.at(-1)?.revision, table.match, seat, t, texts])
  useReset(recentMoves, null)
  return seat === null || since.length === entries.length ? null : (since[0]?.revision ?? null)
}
