/** What the action bar says: what is asked, what is held, what Confirm will do. */
import {
  BOARDS,
  type FigureId,
  figureOf,
  type MovieIntent,
  type MoviePrompt,
  type MoviePublic,
  type Space,
  tileOf,
} from '@heorot/shared/games/movie'
import { choiceAt } from '../../kit/choices'
import { peopleNames } from '../../kit/GameTable'
import { choicesOf } from './choices'
import { kindIn, tileIn } from './keys'
import type { MovieSituation, MovieTableState } from './MovieTable'
import { moveEffect, moveLine } from './move'
import { actName, figureTitle, tileName } from './names'
import type { MovieWords } from './texts/en'
import { equationOf } from './working'

export const PREY = { temptation: 'valor', valor: 'temptation' } as const

/** What will happen, in words; null where there is nothing but waiting. */
export function movieSentence({ words, prompt, picks, view }: MovieSituation): string | null {
  if (!prompt) return null
  const staged = choiceAt(choicesOf(prompt), picks.keys)
  if (staged) return whatItDoes(words, view, staged.intent)
  return picks.keys.length > 0 ? heldIn(words, picks.keys) : askedIn(words, prompt)
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
export function askedIn(words: MovieWords, prompt: MoviePrompt): string {
  const { bar, ability } = words
  switch (prompt.kind) {
    case 'turn':
      if (prompt.draw) return prompt.figures.length > 0 ? bar.turn : bar.turnNoFigures
      if (prompt.plays.length === 0) return bar.turnOnlyFigures
      return prompt.figures.length > 0 ? bar.turnEmptyPool : bar.turnOnlyTiles
    case 'play':
      return bar.play
    case 'remove':
      return bar.remove(ability[prompt.ability], ability[PREY[prompt.ability]])
    case 'swap':
      return bar.swap
  }
}

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
  capital(actionOf(words, view, intent))

function actionOf(words: MovieWords, view: MoviePublic, intent: MovieIntent): string {
  const { bar } = words
  switch (intent.kind) {
    case 'draw':
      return bar.draw
    case 'placeFigure':
      return withEnding(words, view, bar.placeFigure(words.aFigure[intent.figure]))
    case 'placeTile':
      return placing(words, view, intent.tile)
    case 'cashIn':
      return bar.cashIn(tileName(words, intent.tile), tileOf(intent.tile).cash ?? 0)
    case 'replaceMead':
      return bar.replaceMead(tileName(words, intent.tile), tileAt(words, view, intent.space))
    case 'counsel':
      return withEnding(words, view, bar.counsel(figureAt(words, view, intent.from)))
    case 'remove':
      return bar.removeThis(tileAt(words, view, intent.space))
    case 'swap':
      return bar.swapThese(tileAt(words, view, intent.a), tileAt(words, view, intent.b))
    case 'decline':
      return bar.decline
  }
}

const tileAt = (words: MovieWords, view: MoviePublic, space: Space): string => {
  const tile = view.tiles[space] ?? null
  return tile === null ? '' : tileName(words, tile)
}

const figureAt = (words: MovieWords, view: MoviePublic, space: Space): string => {
  const figure: FigureId | null = view.figures[space] ?? null
  return figure === null ? '' : words.aFigure[figureOf(figure).kind]
}

function placing(words: MovieWords, view: MoviePublic, tile: number): string {
  const { bar, ability: names } = words
  const { ability } = tileOf(tile)
  const start = bar.placeTile(tileName(words, tile))
  if (isLastSpace(view) && !view.options.lastAbility) return withEnding(words, view, start)
  const lies = (wanted: string, besides: number) =>
    view.tiles.filter(t => t !== null && (wanted === '' || tileOf(t).ability === wanted)).length >= besides
  if (ability === 'valor' || ability === 'temptation') {
    const prey = PREY[ability]
    return lies(prey, 1) ? `${start} ${bar.thenRemove(names[prey])}` : withEnding(words, view, start)
  }
  if (ability === 'statue' && lies('', 2)) return `${start} ${bar.thenSwap}`
  return withEnding(words, view, start)
}

const withEnding = (words: MovieWords, view: MoviePublic, sentence: string): string =>
  isLastSpace(view) ? `${sentence} ${words.bar.lastSpace}` : sentence

/** Whether what is placed now fills the board. */
const isLastSpace = (view: MoviePublic): boolean => spacesLeft(view).length === 1

export const spacesLeft = (view: MoviePublic): readonly Space[] =>
  BOARDS[view.act].spaces.filter(space => view.tiles[space] === null && view.figures[space] === null)
