/** The analysis of a finished match: what decided it. A game adds what only it knows. */
import type { Timeline } from '@heorot/shared/record'

/** Points of every seat from one source. */
export interface SourceLine {
  readonly label: string
  readonly points: readonly number[]
}

/** Risks a seat took: how many, how many came off, and how many of them were to be expected to. */
export interface Luck {
  readonly taken: number
  readonly cameOff: number
  readonly expected: number
}

/** One contest: the moment its first prize was taken, and each seat's place and prize; null for a seat without. */
export interface Contest {
  readonly label: string
  readonly at: number
  readonly prizes: readonly ({ readonly place: number; readonly prize: string } | null)[]
}

export interface GameAnalysis {
  /** What every seat began with; null in a game that begins with nothing. */
  readonly start: readonly number[] | null
  readonly sources: readonly SourceLine[]
  /** By seat; null in a game without risks. */
  readonly luck: readonly Luck[] | null
  /** In the order they were fought; null in a game without contests. */
  readonly contests: readonly Contest[] | null
}

export interface ChapterGain {
  readonly step: number
  readonly of: number
  readonly at: number
  readonly gained: readonly number[]
}

/** What every seat gained or lost in each chapter. */
export function gainsByChapter({ chapters, standings }: Timeline): readonly ChapterGain[] {
  const last = standings.length - 1
  return chapters.map((chapter, i) => {
    const from = standings[chapter.at]!
    const until = standings[chapters[i + 1]?.at ?? last]!
    return { ...chapter, gained: until.map((points, seat) => points - from[seat]!) }
  })
}

export interface Swing {
  readonly step: number
  readonly change: readonly number[]
}

/** The steps that moved the seats furthest apart from one another, the greatest first. */
export function greatestSwings({ standings }: Timeline, count: number): readonly Swing[] {
  const swings = standings.slice(1).map((now, i) => ({
    step: i + 1,
    change: now.map((points, seat) => points - standings[i]![seat]!),
  }))
  const width = ({ change }: Swing) => Math.max(...change) - Math.min(...change)
  return swings
    .filter(swing => width(swing) > 0)
    .sort((a, b) => width(b) - width(a) || a.step - b.step)
    .slice(0, count)
}
