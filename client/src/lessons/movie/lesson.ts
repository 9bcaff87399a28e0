/** One act of the Movie Board Game for two, from the empty board to its scoring. */
import { beginStacked, type Match, seedFromNumber } from '@heorot/shared'
import { movie, tilesOfAct } from '@heorot/shared/games/movie'
import {
  LEARNER,
  type Lesson,
  type LessonChapter,
  type LessonStep,
  movesOf,
  pressing,
  type Turn,
} from '../Lesson'
import { movieLessonWords, tileWord } from './words'

const me = movesOf(LEARNER)
const eofor = movesOf(1)

/** Two tiles for each hand, then the pool in the order in which it is drawn. */
const DEAL =
  '+6 -5 -4 mead+4 +5 temptation-2 gorge -6 valor+2 drunkenness-1 drunkenness-3 treasure+1 mead+3 +4 counsel horn -1 +1 +2 mead+2 statue drunkenness-1 treachery'

/** Act I for two with these tiles on top of the pool. */
export function startMovieWith(deal: string): Match {
  const tiles = tilesOfAct(1)
  const top = deal.split(' ').map(word => {
    const tile = tiles.find(one => tileWord(one) === word)
    if (tile === undefined) throw new Error(`Act I has no ${word}`)
    return tile
  })
  return beginStacked(movie, { seats: 2, options: { startSeat: 0 }, seed: seedFromNumber(1) }, top)
}

/** Twelve turns that nobody needs to think about. */
const QUICK_TURNS: readonly Turn[] = [
  ...eofor('place longship 2,5'),
  ...me('draw', 'lay mead+3 4,5'),
  ...eofor('draw', 'pour drunkenness-1 4,5'),
  ...me('place thane 3,4'),
  ...eofor('draw', 'lay +4 2,2'),
  ...me('draw', 'lay -5 4,2'),
  ...eofor('place castle 2,4'),
  ...me('place longship 3,1'),
  ...eofor('draw', 'lay -1 1,4'),
  ...me('draw', 'lay +1 1,1'),
  ...eofor('draw', 'lay +2 4,1'),
  ...me('draw', 'lay mead+2 4,4'),
]

/** The player is to draw, and wants to place a figure. */
const drawing = (id: string, says: string, move: string): LessonStep => ({
  id,
  does: 'draw',
  lights: ['pool'],
  wrong: [{ on: 'kind *', says, move }],
})

const ROW_AND_COLUMN: LessonChapter = {
  id: 'rowAndColumn',
  minutes: 2,
  steps: [
    { id: 'hall' },
    { id: 'saga', lights: ['seat *'], facts: { 'saga 0': 50, 'saga 1': 50 } },
    pressing('figures', 'kind beowulf', 'kind *', 'countDiamonds'),
    {
      id: 'twoKinds',
      does: 'draw',
      lights: ['pool'],
      wrong: [
        { on: 'tile *', says: 'drawFirst', move: 'lay +6 3,3', because: 'draw-first' },
        { on: 'kind *', says: 'somethingToSee', move: 'place castle 3,5' },
      ],
    },
    {
      id: 'middle',
      does: 'lay +6 3,3',
      lights: ['tile +6', 'cell 3,3'],
      wrong: [
        { on: 'cell *', says: 'middlePlease', move: 'lay +6 1,1' },
        { on: 'tile -5', says: 'keepPeril', move: 'lay -5 3,3' },
        { on: 'tile *', says: 'takeSix', move: 'lay +5 3,3' },
        { on: 'kind *', says: 'mustBeTile', move: 'place castle 3,5', because: 'drawing-commits' },
      ],
    },
    {
      id: 'sharing',
      before: eofor('place thane 3,2'),
      lights: ['cell 3,*'],
      facts: { 'working 3,2': '6 × 3 = 18' },
    },
    {
      id: 'castle',
      does: 'place castle 3,5',
      lights: ['kind castle', 'cell 3,5'],
      wrong: [
        { on: 'kind *', says: 'castleEnough', move: 'place thane 3,5' },
        { on: 'cell 3,*', says: 'endOfRow', move: 'place castle 3,4' },
        { on: 'cell *', says: 'seesNothing', move: 'place castle 1,1' },
        { on: 'pool', says: 'notDrawing', move: 'draw' },
      ],
      facts: { 'after working 3,5': '6 × 2 = 12' },
    },
    {
      id: 'peril',
      before: eofor('draw', 'lay -4 1,5'),
      taps: 'cell 3,5',
      lights: ['cell *,5'],
      facts: { 'score 3,5': 4 },
    },
    drawing('drawAnswer', 'notThisTurn', 'place thane 1,1'),
    {
      id: 'answer',
      does: 'lay +5 5,5',
      lights: ['tile +5', 'cell 5,5'],
      wrong: [
        { on: 'tile *', says: 'fiveNow', move: 'lay -5 5,5' },
        { on: 'cell *', says: 'bottomCorner', move: 'lay +5 1,1' },
      ],
      facts: { 'after working 3,5': '7 × 2 = 14' },
    },
  ],
}

const TRICKS: LessonChapter = {
  id: 'tricks',
  minutes: 3,
  goesOn: true,
  steps: [
    {
      id: 'beowulf',
      before: eofor('place longship 2,3'),
      does: 'place beowulf 5,3',
      lights: ['kind beowulf', 'cell 5,*', 'cell *,3'],
      wrong: [
        { on: 'place beowulf 5,*', says: 'onlyFive', move: 'place beowulf 5,1' },
        { on: 'place beowulf *,3', says: 'missesFive', move: 'place beowulf 1,3' },
        { on: 'cell *', says: 'rowAndColumn', move: 'place beowulf 1,1' },
        { on: 'kind *', says: 'strongest', move: 'place thane 5,3' },
        { on: 'pool', says: 'notDrawing', move: 'draw' },
      ],
      facts: { 'after score 5,3': 44 },
    },
    {
      id: 'temptation',
      before: eofor('draw', 'lay temptation-2 4,3'),
      lights: ['cell 4,3', 'cell 5,3'],
      facts: { 'score 5,3': 36 },
    },
    drawing('drawValor', 'usefulComing', 'place thane 1,1'),
    {
      id: 'valor',
      does: 'lay valor+2 5,4',
      lights: ['tile valor+2', 'cell 5,4'],
      wrong: [
        { on: 'tile gorge', says: 'cutsOff', move: 'lay gorge 5,4' },
        { on: 'tile *', says: 'valorNow', move: 'lay -5 5,4' },
        { on: 'cell *', says: 'besideBeowulf', move: 'lay valor+2 1,1' },
      ],
      facts: { 'after score 5,3': 44 },
    },
    {
      id: 'remove',
      does: 'remove 4,3',
      lights: ['cell 4,3'],
      wrong: [{ on: 'decline | button decline', says: 'itIsFree', move: 'decline' }],
      facts: { 'after score 5,3': 52 },
    },
    { id: 'mead', before: eofor('draw', 'lay mead+4 1,2'), lights: ['cell *,2'], facts: { 'score 3,2': 30 } },
    drawing('drawDrunkenness', 'usefulComing', 'place thane 1,1'),
    {
      id: 'drunkenness',
      does: 'pour drunkenness-3 1,2',
      lights: ['tile drunkenness-3', 'cell 1,2'],
      wrong: [
        { on: 'tile *', says: 'drunkennessOnMead', move: 'lay gorge 1,1' },
        { on: 'cell *', says: 'costsHim', move: 'lay drunkenness-3 1,1' },
      ],
      facts: { 'after score 3,2': 9 },
    },
    {
      id: 'freed',
      before: eofor('place castle 4,3'),
      lights: ['cell 4,3', 'cell *,2'],
      facts: { 'score 3,2': 9 },
    },
    drawing('drawTreasure', 'usefulComing', 'place thane 1,1'),
    {
      id: 'treasure',
      does: 'cash treasure+1',
      lights: ['tile treasure+1', 'button cash'],
      wrong: [
        { on: 'cell *', says: 'cashIsSafe', move: 'lay treasure+1 5,1' },
        { on: 'tile *', says: 'useTreasure', move: 'lay -5 1,1' },
      ],
      facts: { 'after saga 0': 54 },
    },
    { id: 'quickTurns', before: QUICK_TURNS, facts: { 'saga 0': 54, 'saga 1': 50, 'score 5,3': 52 } },
  ],
}

const OPEN = ['cell 1,3', 'cell 2,1', 'cell 5,1', 'cell 5,2']

const CLAWS: LessonChapter = {
  id: 'claws',
  minutes: 3,
  goesOn: true,
  steps: [
    { id: 'fourLeft', lights: OPEN, facts: { open: 4 } },
    {
      id: 'grendel',
      before: eofor('draw', 'lay -6 5,1'),
      taps: 'cell 5,3',
      lights: ['cell 5,*'],
      facts: { 'score 5,3': 28 },
    },
    drawing('drawFirst', 'figureNoHelp', 'place thane 5,2'),
    {
      id: 'gorge',
      does: 'lay gorge 5,2',
      lights: ['tile gorge', 'cell 1,3', 'cell 2,1', 'cell 5,2'],
      wrong: [
        { on: 'lay gorge *', says: 'notBetween', move: 'lay gorge 1,3' },
        { on: 'tile drunkenness-1', says: 'makesItWorse', move: 'lay drunkenness-1 5,2' },
        { on: 'tile horn', says: 'cutFirst', move: 'lay horn 1,3' },
      ],
      facts: { 'after score 5,3': 52 },
    },
    {
      id: 'saved',
      before: eofor('place longship 2,1'),
      lights: ['cell 5,3', 'cell 2,1'],
      facts: { 'score 5,3': 52 },
    },
    {
      id: 'drawLast',
      does: 'draw',
      lights: ['pool', 'cell 1,3'],
      wrong: [{ on: 'kind *', says: 'endsToo', move: 'place thane 1,3' }],
      facts: { open: 1 },
    },
    {
      id: 'treachery',
      taps: 'tile treachery',
      lights: ['tile treachery', 'cell 1,*', 'cell *,3'],
      wrong: [{ on: 'tile *', says: 'otherTile' }],
    },
    {
      id: 'horn',
      does: 'lay horn 1,3',
      lights: ['tile horn', 'cell 1,3'],
      wrong: [
        { on: 'tile drunkenness-1', says: 'costsFour', move: 'lay drunkenness-1 1,3' },
        { on: 'tile treachery', says: 'hitsBeowulf', move: 'lay treachery 1,3' },
      ],
    },
    { id: 'scored', facts: { 'gained 0': 107, 'gained 1': 57, 'scored beowulf': 65 } },
    { id: 'home', lights: ['kind *'], facts: { 'saga 0': 161, 'saga 1': 107 } },
    { id: 'actTwo', lights: ['cell 2,4', 'cell 3,3', 'cell 4,2'] },
  ],
}

export const movieLesson: Lesson = {
  game: movie,
  chapters: [ROW_AND_COLUMN, TRICKS, CLAWS],
  words: movieLessonWords,
  start: () => startMovieWith(DEAL),
}
