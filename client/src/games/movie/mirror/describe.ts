/** Things of the table in one line each, as a screen reader says them. */
import type { FigureScore, MovieIntent, Space } from '@heorot/shared/games/movie'
import { BOARDS, figureOf, preview, tileOf } from '@heorot/shared/games/movie'
import { choiceAt } from '../../../kit/helpers/pathQuestion'
import { seatOf } from '../../../kit/GameTable'
import { choicesOf } from '../choices'
import { CASH, DECLINE, isPiece, kindIn, POOL, spaceIn, tileIn } from '../keys'
import type { MovieReader, MovieSituation } from '../types'
import { figureTitle, isTaken, spaceName, tileKindName, tileName } from '../words/names'
import { whatItDoes } from '../words/sentence'
import type { MovieWords } from '../texts/table/en'

/** What lies on a space. */
export function content(reader: MovieReader, space: Space, scores: readonly FigureScore[]): string {
  const { words, frame } = reader
  const { view } = frame
  const tile = view.tiles[space] ?? null
  if (tile !== null) return tileWords(words, tile)
  const figure = view.figures[space] ?? null
  if (figure !== null) {
    const score = scores.find(one => one.space === space)?.score ?? 0
    const { diamonds } = figureOf(figure)
    return `${figureTitle(words, figure, frame)} (${words.diamonds(diamonds)}, ${words.mirror.scoreNow(score)})`
  }
  return BOARDS[view.act].cells[space] === 'gorge' ? words.mirror.printedGorge : words.mirror.open
}

/** "Treasure +2 (boon, cash value 6)". */
export function tileWords(words: MovieWords, tile: number): string {
  const { cash } = tileOf(tile)
  const details = [tileKindName(words, tile), ...(cash === null ? [] : [words.mirror.cash(cash)])]
  return `${tileName(words, tile)} (${details.join(', ')})`
}

/** What can be picked, and what picking it would do. */
export function movieOptionLabel(key: string, situation: MovieSituation): string {
  const { prompt, picks } = situation
  const intent = choiceAt(choicesOf(prompt), [...picks.keys, key])?.intent
  const effect = intent ? effectOf(situation, intent) : ''
  const name = keyName(situation, key)
  return effect ? `${name}: ${effect}` : name
}

/** What a button of the action bar is called. */
export function buttonLabel(key: string, { words: { buttons }, picks }: MovieSituation): string {
  const tile = tileIn(picks.keys[0])
  if (key === CASH) return buttons.cashIn(tile === null ? 0 : (tileOf(tile).cash ?? 0))
  if (key === POOL) return buttons.draw
  if (key === DECLINE) return buttons.decline
  return key === 'confirm' ? buttons.confirm : buttons.reset
}

function keyName(situation: MovieSituation, key: string): string {
  const { words, frame } = situation
  const { act } = frame.view
  const [kind, tile, space] = [kindIn(key), tileIn(key), spaceIn(key)]
  if (kind) return words.figure[kind]
  if (tile !== null) return tileWords(words, tile)
  if (space === null) return buttonLabel(key, situation)
  const name = spaceName(words, act, space)
  return isTaken(frame.view, space) ? `${name}: ${content(situation, space, [])}` : name
}

/** What an intent would mean for the reader's own figures. */
function effectOf({ words, frame }: MovieSituation, intent: MovieIntent): string {
  const seat = seatOf({ frame })
  if (seat === null || intent.kind === 'draw' || intent.kind === 'decline' || intent.kind === 'cashIn')
    return ''
  const mine = preview(frame.view, seat, intent).filter(p => p.after.seat === seat)
  if (intent.kind === 'placeFigure') {
    const placed = mine.find(p => p.after.space === intent.space)
    return placed ? words.mirror.wouldScore(placed.after.score) : ''
  }
  return words.mirror.changesBy(mine.reduce((sum, p) => sum + p.change, 0))
}

/** Says what will happen and where: a screen reader cannot show "here". */
export function confirmation({ words, frame, picks }: MovieSituation, intent: MovieIntent): string {
  const space = spaceIn(picks.keys.at(-1))
  const isPlaced = space !== null && isPiece(picks.keys[0])
  const where = isPlaced ? ` (${spaceName(words, frame.view.act, space)})` : ''
  return words.mirror.confirm(whatItDoes(words, frame.view, intent) + where)
}
