/** What stands along the track of a running match. */
import type { ChapterMark } from '../../kit/GameClient'
import type { ScrubMark } from '../../ui/Scrubber'
import type { LogChapter } from './chapters'
import { type ChanceSwing, swingMarks } from './swings'

interface Marked {
  readonly chapters: readonly LogChapter[]
  readonly swings: readonly ChanceSwing[]
  /** The moment on the table: nothing later is marked. */
  readonly until: number
  /** The end of the track. */
  readonly newest: number
  readonly picture: ((step: number) => ChapterMark) | undefined
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
