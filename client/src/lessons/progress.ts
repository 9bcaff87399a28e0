/** How far somebody has come in the lessons, kept in this browser. */
import { objectIn, storage } from '../app/storage'

export interface ChapterProgress {
  /** The step to go on with, from 0. */
  readonly step: number
  /** Finished at least once. */
  readonly done: boolean
}

const KEY = 'heorot.lessons'
const NOTHING: ChapterProgress = { step: 0, done: false }

const isProgress = (value: unknown): value is ChapterProgress =>
  typeof value === 'object' && value !== null && Number.isInteger((value as ChapterProgress).step)

const readAll = () => objectIn(storage.get(KEY))

export function progressOf(game: string, chapter: string): ChapterProgress {
  const known = readAll()[`${game} ${chapter}`]
  return isProgress(known) ? { step: Math.max(0, known.step), done: known.done === true } : NOTHING
}

export const noteProgress = (game: string, chapter: string, progress: ChapterProgress): void =>
  storage.set(KEY, JSON.stringify({ ...readAll(), [`${game} ${chapter}`]: progress }))
