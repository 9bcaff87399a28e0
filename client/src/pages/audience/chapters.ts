/** Where episodes or acts begin, read from the log. */
import type { GameTexts } from '../../kit/GameClient'
import type { LogEntry } from '../../session/TableLog'

/** A chapter, and the first step that belongs to it. */
export interface LogChapter {
  readonly number: number
  readonly from: number
}

export const chaptersIn = (
  entries: readonly LogEntry[],
  texts: Pick<GameTexts, 'begins'> | null,
): readonly LogChapter[] =>
  entries.flatMap(({ revision, events }) =>
    events.flatMap(event => {
      const number = texts?.begins?.(event) ?? null
      return number === null ? [] : [{ number, from: revision }]
    }),
  )

/** "Episode 17" of a step; the first one before anything has begun. */
export function chapterOf(entries: readonly LogEntry[], texts: GameTexts | null, revision: number): string {
  const chapter = chaptersIn(entries, texts).findLast(({ from }) => from <= revision)
  return texts?.chapter(chapter?.number ?? 1) ?? ''
}

/** Where each chapter begins; the first one does with the match. */
export const chapterStarts = (entries: readonly LogEntry[], texts: GameTexts | null): readonly number[] => [
  0,
  ...chaptersIn(entries, texts).map(({ from }) => from),
]
