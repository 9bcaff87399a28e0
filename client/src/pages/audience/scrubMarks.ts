/** What stands along the track of a running match. */
import type { ChapterMark } from '../../kit/GameClient'
import type { ScrubMark } from '../../ui/Scrubber'
import type { LogChapter } from './chapters'
import type { ChanceSwing } from './swings'

interface Marked {
  readonly chapters: readonly LogChapter[]
  readonly swings: readonly ChanceSwing[]
  /** The moment on the table: nothing later is marked. */
  readonly until: number
  readonly picture: ((step: number) => ChapterMark) | undefined
  readonly title: (chapter: number) => string
}

export function scrubMarks({ chapters, swings, until, picture, title }: Marked): readonly ScrubMark[] {
  const ofChapters = chapters.map(({ number, from }): ScrubMark => {
    const { svg, isContest = true } = picture?.(number) ?? {}
    const look = svg ? { svg } : { sign: String(number) }
    return { at: from, kind: isContest ? 'contest' : 'chapter', title: title(number), ...look }
  })
  const ofSwings = swings.map(
    ({ revision }, i): ScrubMark => ({ at: revision, kind: 'swing', sign: String(i + 1), title: '' }),
  )
  return [...ofChapters, ...ofSwings].filter(({ at }) => at <= until)
}
