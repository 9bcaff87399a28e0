/** Things of the table in one line each, as a screen reader says them. */
import {
  BOARDS,
  type FigureScore,
  figureOf,
  type Intent,
  type Public,
  preview,
  type Space,
  tileOf,
} from '@heorot/shared/games/movie'
import { DECLINE, kindIn, POOL, spaceIn, tileIn } from '../keys'
import { figureTitle, tileKindName, tileName } from '../names'
import type { Words } from '../texts/en'

export interface Reader {
  readonly words: Words
  readonly view: Public
  readonly names: readonly string[]
  readonly viewer: number | 'spectator'
}

export function spaceName({ words, view }: Reader, space: Space): string {
  const { columns } = BOARDS[view.act]
  return words.mirror.space(Math.floor(space / columns) + 1, (space % columns) + 1)
}

/** What lies on a space. */
export function content(reader: Reader, space: Space, scores: readonly FigureScore[]): string {
  const { words, view, names, viewer } = reader
  const tile = view.tiles[space] ?? null
  if (tile !== null) return tileWords(words, tile)
  const figure = view.figures[space] ?? null
  if (figure !== null) {
    const score = scores.find(one => one.space === space)?.score ?? 0
    const { diamonds } = figureOf(figure)
    return `${figureTitle(words, figure, names, viewer)} (${words.diamonds(diamonds)}, ${words.mirror.scoreNow(score)})`
  }
  return BOARDS[view.act].cells[space] === 'gorge' ? words.mirror.printedGorge : words.mirror.open
}

/** "Treasure +2 (boon, cash value 6)". */
export function tileWords(words: Words, tile: number): string {
  const { cash } = tileOf(tile)
  const details = [tileKindName(words, tile), ...(cash === null ? [] : [words.mirror.cash(cash)])]
  return `${tileName(words, tile)} (${details.join(', ')})`
}

/** What a button says. */
export function keyWords(reader: Reader, key: string): string {
  const { words, view } = reader
  if (key === POOL) return words.buttons.draw
  if (key === DECLINE) return words.buttons.decline
  const kind = kindIn(key)
  if (kind) return words.figure[kind]
  const tile = tileIn(key)
  if (tile !== null) return tileWords(words, tile)
  const space = spaceIn(key)
  if (space === null) return key
  const taken = (view.tiles[space] ?? null) !== null || (view.figures[space] ?? null) !== null
  return taken ? `${spaceName(reader, space)}: ${content(reader, space, [])}` : spaceName(reader, space)
}

export const cashWords = (words: Words, tile: number | null): string =>
  words.buttons.cashIn(tile === null ? 0 : (tileOf(tile).cash ?? 0))

/** What an intent would mean for the reader's own figures. */
export function effect({ words, view, viewer }: Reader, intent: Intent): string {
  if (
    viewer === 'spectator' ||
    intent.kind === 'draw' ||
    intent.kind === 'decline' ||
    intent.kind === 'cashIn'
  )
    return ''
  const mine = preview(view, viewer, intent).filter(p => p.after.seat === viewer)
  if (intent.kind === 'placeFigure') {
    const placed = mine.find(p => p.after.space === intent.space)
    return placed ? words.mirror.wouldScore(placed.after.score) : ''
  }
  return words.mirror.changesBy(mine.reduce((sum, p) => sum + p.change, 0))
}
