/** What every object on the table is, what it does and what it is worth. */
import {
  BOARDS,
  cancelledBoons,
  FIGURE_KINDS,
  type FigureKind,
  type FigureScore,
  FIGURES,
  pointsBySeat,
  scoresOf,
  type Space,
  type TileId,
  tileOf,
} from '@heorot/shared/games/movie'
import { plainNumber, signed } from '../../../app/language/grammar'
import { peopleNames, seatOf } from '../../../kit/GameTable'
import { ruleTip, tipsBy } from '../../../kit/helpers/texts'
import type { TipContent } from '../../../kit/widgets/Tip'
import { ACT, cellKey, FORECAST, kindKey, POOL, plateKey, tileKey } from '../keys'
import type { MovieSituation } from '../types'
import {
  actTitle,
  backsIn,
  countOf,
  figuresLeft,
  figureTitle,
  spaceName,
  statusIn,
  tileKindName,
  tileName,
} from './names'
import { spacesLeft } from './sentence'
import { ruleOfTile } from '../movieTexts'
import { sumText } from './working'

const tipFor = tipsBy<MovieSituation>({
  cell: (situation, space) => cellTip(situation, Number(space)),
  tile: (situation, tile) => tileTip(situation, Number(tile), null),
  kind: (situation, kind) => kindTip(situation, kind as FigureKind),
  seat: (situation, seat) => plateTip(situation, Number(seat)),
  hand: ({ words, view }, seat) => ({
    ...ruleTip(words, 'open', words.mirror.hand),
    worth: backsIn(words, view.players[Number(seat)]?.hand ?? []),
  }),
  left: ({ words, view }, seat) => ({
    ...ruleTip(words, 'pieces', words.mirror.figures),
    worth: figuresLeft(words, view.players[Number(seat)]?.figures ?? []),
  }),
  [POOL]: ({ words, view }) => ruleTip(words, 'drawing', words.pool(view.pool)),
  [FORECAST]: ({ words }) => ruleTip(words, 'scoring', words.tag.now),
  [ACT]: ({ words, view }) => ({
    ...ruleTip(words, 'actEnd', actTitle(words, view.act)),
    worth: words.bar.spaces(spacesLeft(view).length),
  }),
})

/** While something is held, the board says what it would do instead. */
export const movieTip = (situation: MovieSituation, key: string): TipContent | null =>
  situation.picks.keys.length > 0 ? null : tipFor(situation, key)

/** What the text version explains: everything that lies on the table. */
export const movieExplained = ({ view, secret }: MovieSituation): readonly string[] => [
  ACT,
  POOL,
  FORECAST,
  ...view.players.map((_, seat) => plateKey(seat)),
  ...FIGURE_KINDS.map(kindKey),
  ...(secret?.hand ?? []).map(tileKey),
  ...BOARDS[view.act].spaces.filter(space => !spacesLeft(view).includes(space)).map(cellKey),
]

function cellTip(situation: MovieSituation, space: Space): TipContent {
  const { words, view } = situation
  const tile = view.tiles[space] ?? null
  if (tile !== null) return tileTip(situation, tile, space)
  const score = scoresOf(view).find(one => one.space === space)
  if (score) return figureTip(situation, score)
  if (BOARDS[view.act].cells[space] === 'gorge') return ruleTip(words, 'gorge', words.mirror.printedGorge)
  const worth = words.bar.spaces(spacesLeft(view).length)
  return { ...ruleTip(words, 'placing', spaceName(words, view.act, space)), kind: words.mirror.open, worth }
}

function tileTip(situation: MovieSituation, tile: TileId, space: Space | null): TipContent {
  const { words } = situation
  const { ability, value } = tileOf(tile)
  const { words: does, ...tip } = ruleTip(words, ruleOfTile(tile), tileName(words, tile))
  const counts = value === 0 ? '' : countsIn(situation, value, space)
  const said = ability === null ? { words: counts } : { words: does, worth: counts }
  return { ...tip, ...said, kind: tileKindName(words, tile) }
}

/** What a tile's value is worth, where it lies or before it is placed. */
function countsIn({ words: { tag }, view }: MovieSituation, value: number, space: Space | null): string {
  if (space !== null && cancelledBoons(BOARDS[view.act], view).has(space)) return tag.boonCancelled
  return value > 0 ? tag.boonCounts(signed(value)) : tag.perilCounts(signed(value))
}

function figureTip({ words, frame }: MovieSituation, figure: FigureScore): TipContent {
  const { row, column, diamonds, score } = figure
  return {
    ...ruleTip(words, 'scoring', figureTitle(words, figure.figure, frame)),
    kind: words.diamonds(diamonds),
    worth: words.tag.working(sumText(row), sumText(column), diamonds, plainNumber(score)),
  }
}

function kindTip(situation: MovieSituation, kind: FigureKind): TipContent {
  const { words, view } = situation
  const mine = view.players[seatOf(situation) ?? -1]?.figures ?? []
  return {
    ...ruleTip(words, 'pieces', words.figure[kind]),
    kind: words.diamonds(FIGURES.find(figure => figure.kind === kind)?.diamonds ?? 0),
    worth: `${words.mirror.figures}: ${countOf(mine, kind)}`,
  }
}

function plateTip(situation: MovieSituation, seat: number): TipContent | null {
  const { words, view } = situation
  const { mirror, tag } = words
  const player = view.players[seat]
  if (!player) return null
  const [hand, figures] = [backsIn(words, player.hand), figuresLeft(words, player.figures)]
  const gain = pointsBySeat(scoresOf(view), view.players.length)[seat] ?? 0
  return {
    title: peopleNames(situation)[seat] ?? '',
    kind: statusIn(situation, seat),
    words: `${mirror.saga}: ${plainNumber(player.saga)}. ${mirror.hand}: ${hand}. ${mirror.figures}: ${figures}.`,
    worth: `${tag.now}: ${signed(gain)} = ${plainNumber(player.saga + gain)}`,
    rule: 'ending',
  }
}
