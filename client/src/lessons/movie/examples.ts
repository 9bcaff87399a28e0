/** One worked example for each rule of the Movie Board Game that has something to show. */
import type { ExampleSet } from '../examples'
import { LEARNER, movesOf, type Turn } from '../Lesson'
import { movieLesson, startMovieWith } from './lesson'

const me = movesOf(LEARNER)
const eofor = movesOf(1)

/** Two tiles for each hand, then what is drawn. */
const DEALS: Readonly<Record<string, string>> = {
  temptation: 'temptation-2 +3 valor+2 +4 -1 -4',
  statue: 'statue +1 -6 +6 -1 -4',
  counsel: 'counsel +1 -5 +4 -1 -4',
  horn: 'horn +1 +5 -1 -4 +2',
  treachery: 'treachery +1 +6 -1 -4 +2',
}

/** The pointer rests on a figure: the words quote its score, or how that is worked out. */
const figureAt = (space: string, quoted: 'score' | 'working', value: string | number) => ({
  points: `cell ${space}`,
  shows: ['board'],
  facts: { [`${quoted} ${space}`]: value },
})

const tempted: readonly Turn[] = [
  ...me('place longship 5,5'),
  ...eofor('place thane 2,3'),
  ...me('place castle 4,4'),
  ...eofor('draw', 'lay valor+2 2,1'),
  ...me('draw', 'lay temptation-2 2,5'),
]

const swapped: readonly Turn[] = [
  ...me('place castle 3,3'),
  ...eofor('draw', 'lay -6 3,1'),
  ...me('place longship 5,5'),
  ...eofor('draw', 'lay +6 1,5'),
  ...me('draw', 'lay statue 4,2', 'swap 3,1 1,5'),
]

const moved: readonly Turn[] = [
  ...me('place thane 2,2'),
  ...eofor('draw', 'lay -5 2,4'),
  ...me('place longship 5,5'),
  ...eofor('draw', 'lay +4 3,4'),
  ...me('draw', 'counsel 2,2 3,2'),
]

const blown: readonly Turn[] = [
  ...me('place castle 3,3'),
  ...eofor('draw', 'lay +5 3,1'),
  ...me('draw', 'lay horn 1,3'),
]

const betrayed: readonly Turn[] = [
  ...me('place longship 5,5'),
  ...eofor('place thane 3,3'),
  ...me('place castle 5,1'),
  ...eofor('draw', 'lay +6 3,5'),
  ...me('draw', 'lay treachery 3,1'),
]

export const movieExamples: ExampleSet = {
  lesson: { ...movieLesson, start: id => (DEALS[id] ? startMovieWith(DEALS[id]) : movieLesson.start(id)) },
  examples: [
    { rule: 'pieces', at: 'rowAndColumn figures', lights: ['kind *'] },
    { rule: 'setup', at: 'rowAndColumn hall', lights: ['tile *', 'pool'] },
    { rule: 'turn', at: 'rowAndColumn twoKinds', lights: ['pool', 'kind *'] },
    {
      rule: 'placing',
      at: 'rowAndColumn castle',
      plays: me('place castle 3,5'),
      lights: ['cell 3,3', 'cell 3,5'],
      ...figureAt('3,5', 'working', '6 × 2 = 12'),
    },
    { rule: 'drawing', at: 'rowAndColumn middle', lights: ['tile *'] },
    {
      rule: 'temptation',
      at: 'temptation',
      plays: tempted,
      lights: ['cell 2,1', 'cell 2,3', 'cell 2,5'],
      ...figureAt('2,3', 'score', 0),
    },
    {
      rule: 'valor',
      at: 'tricks remove',
      plays: me('remove 4,3'),
      lights: ['cell 4,3', 'cell 5,3', 'cell 5,4'],
      ...figureAt('5,3', 'score', 52),
    },
    { rule: 'treasure', at: 'tricks treasure', lights: ['tile treasure+1'], facts: { 'saga 0': 50 } },
    {
      rule: 'drunkenness',
      at: 'tricks drunkenness',
      plays: me('pour drunkenness-3 1,2'),
      lights: ['cell 1,2', 'cell 3,2'],
      ...figureAt('3,2', 'score', 9),
    },
    { rule: 'mead', at: 'tricks mead', lights: ['cell 1,2', 'cell 3,2'], ...figureAt('3,2', 'score', 30) },
    {
      rule: 'statue',
      at: 'statue',
      plays: swapped,
      lights: ['cell 3,1', 'cell 1,5', 'cell 4,2', 'cell 3,3'],
      ...figureAt('3,3', 'working', '6 × 2 = 12'),
    },
    {
      rule: 'counsel',
      at: 'counsel',
      plays: moved,
      lights: ['cell 2,2', 'cell 3,2', 'cell 3,4'],
      ...figureAt('3,2', 'working', '4 × 3 = 12'),
    },
    {
      rule: 'horn',
      at: 'horn',
      plays: blown,
      lights: ['cell 1,3', 'cell 3,3', 'cell 3,1'],
      ...figureAt('3,3', 'working', '5 × 3 = 15'),
    },
    {
      rule: 'treachery',
      at: 'treachery',
      plays: betrayed,
      lights: ['cell 3,1', 'cell 3,3', 'cell 3,5'],
      ...figureAt('3,3', 'score', 0),
    },
    {
      rule: 'gorge',
      at: 'claws gorge',
      plays: me('lay gorge 5,2'),
      lights: ['cell 5,1', 'cell 5,2', 'cell 5,3'],
      ...figureAt('5,3', 'score', 52),
    },
    { rule: 'actEnd', at: 'claws drawLast', lights: ['cell 1,3'], shows: ['board'], facts: { open: 1 } },
    {
      rule: 'scoring',
      at: 'rowAndColumn answer',
      plays: me('lay +5 5,5'),
      lights: ['cell 1,5', 'cell 3,3', 'cell 3,5', 'cell 5,5'],
      ...figureAt('3,5', 'working', '7 × 2 = 14'),
    },
    { rule: 'nextAct', at: 'claws actTwo', lights: ['cell 2,4', 'cell 3,3', 'cell 4,2', 'kind longship'] },
  ],
}
