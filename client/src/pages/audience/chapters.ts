/** Where episodes or acts begin, read from the log. */
import type { ChapterMark, GameTexts } from '../../kit/GameClient'
import type { LogEntry } from '../../playback/TableLog'
import type { ScrubMark } from '../../ui/Scrubber'
import { type ChanceSwing, swingMarks } from './swings'
import { useLoaded } from '../../app/hooks'
import { memoize } from '../../app/memoize'
import { drawnTable } from '../../games/gameTexts'

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

/** What stands along the track of a running match. */
interface Marked {
  readonly chapters: readonly LogChapter[]
  readonly swings: readonly ChanceSwing[]
  /** The moment on the table: nothing later is marked. */
  readonly until: number
  /** The end of the track. */
  readonly newest: number
  readonly picture: ((step: number) => ChapterMark) | null
  readonly title: (chapter: number) => string
}

/** 24 pixels of a phone's track. */
const MARKS_APART = 0.07

export function scrubMarks({
  chapters,
  swings,
  until,
  newest,
  picture,
  title,
}: Marked): readonly ScrubMark[] {
  const ofChapters = chapters.map(({ number, from }): ScrubMark => {
    const { svg, isContest = true } = picture?.(number) ?? {}
    const look = svg ? { svg } : { sign: String(number) }
    return { at: from, kind: isContest ? 'contest' : 'chapter', title: title(number), ...look }
  })
  const ofSwings = swingMarks(swings, newest, MARKS_APART).map(
    (mark): ScrubMark => ({ ...mark, kind: 'swing', title: '' }),
  )
  return [...ofChapters, ...ofSwings].filter(({ at }) => at <= until)
}

/** The pictures come with the table of the game; each is drawn once. */
export const useChapterMarks = (game: string): ((step: number) => ChapterMark) | null =>
  useLoaded(async () => {
    const { chapterMark } = (await drawnTable(game)) ?? {}
    return chapterMark && memoize(chapterMark)
  }, [game])
