/** What things are called in a reader's language. */
import {
  type Ability,
  ACTS,
  type Act,
  BOARDS,
  FIGURE_KINDS,
  type FigureId,
  type FigureKind,
  figureOf,
  type Layout,
  type Space,
  type Standing,
  type Tile,
  type TileId,
  tileOf,
} from '@heorot/shared/games/movie'
import { listed, signed } from '../../../app/language/grammar'
import type { TableFrame } from '../../../session/frame'
import { statusOf } from '../../../kit/situation'
import type { MovieReader, MovieSituation } from '../types'
import { plainMotif } from '../plainMotif'
import type { MovieWords } from '../texts/table/en'

const NUMERALS = ['I', 'II', 'III'] as const

export const numeralOf = (act: Act): string => NUMERALS[act - 1] ?? ''

export const actName = (words: MovieWords, act: Act): string => words.act(numeralOf(act))

export const actTitle = (words: MovieWords, act: Act): string =>
  words.actTitle(numeralOf(act), words.acts[act - 1] ?? '')

/** The rule of an ability has its name. */
export const abilityName = ({ rules }: MovieWords, ability: Ability): string => rules[ability][0]

const motifName = (words: MovieWords, { ability, value, act }: Tile): string =>
  ability ? abilityName(words, ability) : words.plain[plainMotif(value, act)]

/** "Valor +4", "Gorge". */
export function tileName(words: MovieWords, id: TileId): string {
  const tile = tileOf(id)
  const name = motifName(words, tile)
  return tile.value === 0 ? name : `${name} ${signed(tile.value)}`
}

/** The short name printed on a tile. */
export function tileLabel(words: MovieWords, id: TileId): string {
  const tile = tileOf(id)
  const short: Partial<Record<string, string>> = words.tileLabel
  return (tile.ability && short[tile.ability]) || motifName(words, tile)
}

/** "boon", "peril" or "special". */
export function tileKindName(words: MovieWords, id: TileId): string {
  const { value } = tileOf(id)
  if (value === 0) return words.tileKind.special
  return value > 0 ? words.tileKind.boon : words.tileKind.peril
}

/** A score as it stands on the board: "+12", "0", "−5". */
export const chip = (n: number): string => (n === 0 ? '0' : signed(n))

/** The player to move comes first. */
export function statusIn({ frame, words, view }: MovieSituation, seat: number): string {
  const place = frame.outcome?.places[seat]
  if (place) return `${words.final.place} ${place}`
  const { next, waiting } = words.plate
  return statusOf(frame, words, seat) || (seat === (view.turn + 1) % view.players.length ? next : waiting)
}

/** "Your Thane", "Oswin’s Thane". */
export function figureTitle(words: MovieWords, id: FigureId, frame: TableFrame): string {
  const { kind, seat } = figureOf(id)
  return seat === frame.viewer
    ? words.yourFigure[kind]
    : words.figureOf(words.figure[kind], frame.people[seat]?.name ?? '')
}

/** "2 tiles of Act I, 1 tile of Act II". */
export function backsIn(words: MovieWords, hand: readonly Act[]): string {
  const acts = ACTS.filter(act => hand.includes(act)).map(act =>
    words.mirror.backs(actName(words, act), hand.filter(one => one === act).length),
  )
  return acts.join(', ') || words.mirror.handEmpty
}

/** How many of them are of a kind. */
export const countOf = (figures: readonly FigureId[], kind: FigureKind): number =>
  figures.filter(id => figureOf(id).kind === kind).length

/** "Thane × 2, Longship × 4". */
export const figuresLeft = (words: MovieWords, figures: readonly FigureId[]): string =>
  FIGURE_KINDS.filter(kind => countOf(figures, kind) > 0)
    .map(kind => `${words.figure[kind]} × ${countOf(figures, kind)}`)
    .join(', ') || words.mirror.noFigures

/** Whether something lies on a space. */
export const isTaken = ({ tiles, figures }: Layout, space: Space): boolean =>
  tiles[space] !== null || figures[space] !== null

/** "row 2, column 3". */
export function spaceName(words: MovieWords, act: Act, space: Space): string {
  const { columns } = BOARDS[act]
  return words.mirror.space(Math.floor(space / columns) + 1, (space % columns) + 1)
}

/** The places that a pointer would show, for the end of a sentence: " (row 2, column 4)." */
export function endWithPlaces(words: MovieWords, act: Act, spaces: readonly Space[]): string {
  const places = spaces.map(space => spaceName(words, act, space))
  return places.length > 0 ? ` (${places.join('; ')}).` : '.'
}

/** "Maren wins", "Maren and Oswin share the victory". */
export function winnersSentence({ words, frame }: MovieReader, standings: readonly Standing[]): string {
  const winners = standings.filter(({ place }) => place === 1)
  const say = winners.length === 1 ? words.final.wins : words.final.share
  return say(listed(words, winners, ({ seat }) => frame.people[seat]?.name ?? ''))
}
