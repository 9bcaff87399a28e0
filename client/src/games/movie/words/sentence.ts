/** What the action bar says: what is asked, what is held, what Confirm will do. */
import type { FigureId, MovieIntent, MoviePrompt, MoviePublic, Space } from '@heorot/shared/games/movie'
import { BOARDS, figureOf, tileOf } from '@heorot/shared/games/movie'
import { byKind } from '../../../kit/helpers/byKind'
import { choiceAt } from '../../../kit/helpers/pathQuestion'
import { peopleNames } from '../../../kit/GameTable'
import { choicesOf } from '../choices'
import { kindIn, tileIn } from '../keys'
import type { MovieSituation, MovieTableState } from '../types'
import { moveEffect, moveLine } from '../move'
import { abilityName, actName, figureTitle, isTaken, tileName } from './names'
import type { MovieWords } from '../texts/table/en'
import { equationOf } from './working'

export const PREY = { temptation: 'valor', valor: 'temptation' } as const

/** What will happen, in words; null where there is nothing but waiting. */
export function movieSentence({ words, prompt, picks, view }: MovieSituation): string | null {
  if (!prompt) return null
  const staged = choiceAt(choicesOf(prompt), picks.keys)
  if (staged) return whatItDoes(words, view, staged.intent)
  return picks.keys.length > 0 ? heldIn(words, picks.keys) : askedIn(prompt, words)
}

/** What happens while the table shows it: a move, then what came of it; or the score of one figure. */
export function movieStorySentence({ words, view, story, frame }: MovieTableState): string | null {
  const names = peopleNames({ frame })
  const { move, phase } = story?.shown ?? {}
  if (move) {
    const effect = phase === 'count' ? moveEffect(words, view, move, names) : ''
    return `${moveLine(words, view, move, names)} ${effect}`.trim()
  }
  if (story?.counted !== undefined) return words.final.title
  const told = story?.told
  return told
    ? words.scoring.figure(figureTitle(words, told.figure, frame), equationOf(told))
    : words.scoring.title(actName(words, view.act))
}

/** The question behind a prompt. */
export const askedIn = byKind<MoviePrompt, [MovieWords], string>({
  turn: ({ draw, figures, plays }, { bar }) => {
    if (draw) return figures.length > 0 ? bar.turn : bar.turnNoFigures
    if (plays.length === 0) return bar.turnOnlyFigures
    return figures.length > 0 ? bar.turnEmptyPool : bar.turnOnlyTiles
  },
  play: (_, { bar }) => bar.play,
  remove: ({ ability }, words) =>
    words.bar.remove(abilityName(words, ability), abilityName(words, PREY[ability])),
  swap: (_, { bar }) => bar.swap,
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is missing once something was picked up. */
function heldIn(words: MovieWords, picked: readonly string[]): string {
  const { bar } = words
  const kind = kindIn(picked[0])
  if (kind) return bar.heldFigure(words.aFigure[kind])
  const tile = tileIn(picked[0])
  if (tile === null) return bar.swapSecond
  const { ability, cash } = tileOf(tile)
  const name = tileName(words, tile)
  if (ability === 'counsel') return picked.length > 1 ? bar.heldMover : bar.heldCounsel
  if (ability === 'treasure') return bar.heldTreasure(name, cash ?? 0)
  return ability === 'drunkenness' ? bar.heldDrunkenness(name) : bar.heldTile(name)
}

/** What an intent does, in words. */
export const whatItDoes = (words: MovieWords, view: MoviePublic, intent: MovieIntent): string =>
  capital(actionOf(intent, words, view))

const actionOf = byKind<MovieIntent, [MovieWords, MoviePublic], string>({
  draw: (_, { bar }) => bar.draw,
  placeFigure: ({ figure }, words, view) =>
    withEnding(words, view, words.bar.placeFigure(words.aFigure[figure])),
  placeTile: ({ tile }, words, view) => placing(words, view, tile),
  cashIn: ({ tile }, words) => words.bar.cashIn(tileName(words, tile), tileOf(tile).cash ?? 0),
  replaceMead: ({ tile, space }, words, view) =>
    words.bar.replaceMead(tileName(words, tile), tileAt(words, view, space)),
  counsel: ({ from }, words, view) => withEnding(words, view, words.bar.counsel(figureAt(words, view, from))),
  remove: ({ space }, words, view) => words.bar.removeThis(tileAt(words, view, space)),
  swap: ({ a, b }, words, view) => words.bar.swapThese(tileAt(words, view, a), tileAt(words, view, b)),
  decline: (_, { bar }) => bar.decline,
})

const tileAt = (words: MovieWords, view: MoviePublic, space: Space): string => {
  const tile = view.tiles[space] ?? null
  return tile === null ? '' : tileName(words, tile)
}

const figureAt = (words: MovieWords, view: MoviePublic, space: Space): string => {
  const figure: FigureId | null = view.figures[space] ?? null
  return figure === null ? '' : words.aFigure[figureOf(figure).kind]
}

function placing(words: MovieWords, view: MoviePublic, tile: number): string {
  const { bar } = words
  const { ability } = tileOf(tile)
  const start = bar.placeTile(tileName(words, tile))
  if (isLastSpace(view) && !view.options.lastAbility) return withEnding(words, view, start)
  const lies = (wanted: string, besides: number) =>
    view.tiles.filter(t => t !== null && (wanted === '' || tileOf(t).ability === wanted)).length >= besides
  if (ability === 'valor' || ability === 'temptation') {
    const prey = PREY[ability]
    return lies(prey, 1)
      ? `${start} ${bar.thenRemove(abilityName(words, prey))}`
      : withEnding(words, view, start)
  }
  if (ability === 'statue' && lies('', 2)) return `${start} ${bar.thenSwap}`
  return withEnding(words, view, start)
}

const withEnding = (words: MovieWords, view: MoviePublic, sentence: string): string =>
  isLastSpace(view) ? `${sentence} ${words.bar.lastSpace}` : sentence

/** Whether what is placed now fills the board. */
const isLastSpace = (view: MoviePublic): boolean => spacesLeft(view).length === 1

export const spacesLeft = (view: MoviePublic): readonly Space[] =>
  BOARDS[view.act].spaces.filter(space => !isTaken(view, space))
