/** What meets a seat of the Movie Board Game, from what that seat sees. */
import {
  ABILITIES,
  type Ability,
  BOARDS,
  type FigureId,
  type FigureScore,
  figureOf,
  type MoviePublic,
  type MovieTypes,
  scoresOf,
  type TileId,
  tileOf,
} from '@heorot/shared/games/movie'
import { cardIf } from '../../../kit/helpers/coach'
import type { TableFrame } from '../../../session/frame'
import { spacesLeft } from '../words/sentence'
import type { MovieCardKey } from '../texts/coach/en'

/** With so few open spaces, the end of the act is near. */
const FEW = 3

/** Every card that fits the moment, the most pressing first; none while others decide. */
export function movieEncounters(frame: TableFrame<MovieTypes>): readonly MovieCardKey[] {
  const { viewer, view, secret, prompt } = frame
  if (viewer === 'spectator' || !secret || !prompt) return []
  const own = scoresOf(view).filter(({ seat }) => seat === viewer)
  const playable = 'plays' in prompt ? prompt.plays.map(({ tile }) => tile) : []
  return [
    ...cardIf(prompt.kind === 'turn', 'turn'),
    ...cardIf(spacesLeft(view).length <= FEW, 'lastSpaces'),
    ...tileCards(playable),
    ...cardIf(view.pool === 0, 'poolEmpty'),
    ...betweenActs(view, viewer),
    ...cardIf(own.some(isHurt), 'peril'),
    ...sightCards(own),
  ]
}

const abilitiesOf = (tiles: readonly TileId[]): Ability[] => {
  const found = new Set(tiles.map(tile => tileOf(tile).ability))
  return ABILITIES.filter(ability => found.has(ability))
}

const tileCards = (tiles: readonly TileId[]): MovieCardKey[] => [
  ...abilitiesOf(tiles),
  ...cardIf(
    tiles.some(tile => tileOf(tile).ability === null && tileOf(tile).value > 0),
    'boon',
  ),
]

const seen = ({ row, column }: FigureScore) => [...row, ...column]

const isHurt = (score: FigureScore): boolean => seen(score).some(({ value }) => value < 0)

/** Tiles in the rows and columns of the viewer's figures. */
const sightCards = (own: readonly FigureScore[]): MovieCardKey[] =>
  abilitiesOf(own.flatMap(score => seen(score).map(({ tile }) => tile)))

function betweenActs({ act, results, gone }: MoviePublic, viewer: number): MovieCardKey[] {
  const isMine = (figure: FigureId | null) => figure !== null && figureOf(figure).seat === viewer
  const sailed = results.some(({ figures }) =>
    figures.some(figure => isMine(figure) && figureOf(figure ?? 0).returns),
  )
  return [
    ...cardIf(results.length > 0, 'actEnd'),
    ...cardIf(BOARDS[act].cells.includes('gorge'), 'printedGorge'),
    ...cardIf(act === 3, 'actThree'),
    ...cardIf(gone.some(isMine), 'gone'),
    ...cardIf(sailed, 'longships'),
  ]
}
