/** One worked example for each rule of The Legend that has something to show. */
import type { LegendPosition } from '@heorot/shared/games/legend'
import type { ExampleSet } from '../examples'
import { LEARNER, movesOf } from '../Lesson'
import { legendLesson, startLegendAt } from './lesson'

const me = movesOf(LEARNER)
const EOFOR = 1
const eofor = movesOf(EOFOR)
const heorogar = movesOf(3)
/** The beat in which all cards of a risk have been judged. */
const [TWO_JUDGED, FIVE_JUDGED] = [8, 17]

const others = [
  ['wit', 'courage'],
  ['travelling', 'wit'],
  ['friendship', 'fighting'],
]

const POSITIONS: Readonly<Record<string, LegendPosition>> = {
  selection: {
    episode: 'atTheMere',
    hands: [['wit', 'courage', 'beowulf'], ...others],
    scratches: [2, 0, 1, 0],
  },
  recovery: {
    episode: 'celebration',
    hands: [['wit'], ...others],
    pile: ['courage', 'wit', 'fighting 2', 'friendship', 'beowulf', 'travelling', 'courage 2', 'wit'],
  },
  wounds: {
    episode: 'finalPreparations',
    hands: [['wit', 'friendship'], ...others],
    scratches: [2, 0, 0, 0],
    pile: ['wit', 'travelling'],
  },
  inspiration: {
    episode: 'swedishTreachery',
    seats: 2,
    hands: [
      ['inspiration', 'travelling', 'courage'],
      ['wit', 'friendship'],
    ],
  },
  daring: {
    episode: 'marchToTheBarrow',
    hands: [['daring', 'wit', 'travelling'], ...others],
    pile: ['wit', 'courage', 'travelling', 'fighting', 'friendship'],
  },
  resolve: {
    episode: 'marchToTheBarrow',
    hands: [['resolve', 'wit', 'travelling'], ...others],
    pile: ['wit', 'travelling'],
  },
  rest: {
    episode: 'raidersSetOut',
    start: EOFOR,
    hands: [['rest', 'wit', 'travelling'], ...others],
    scratches: [2, 0, 0, 0],
  },
  score: {
    episode: 'breakRanks',
    hands: [['wit', 'travelling'], ...others],
    tokens: [['fame 5', 'fame 2', 'alliance fame 2']],
    wounds: [1, 0, 0, 0],
  },
}

const stage = ['stage']

export const legendExamples: ExampleSet = {
  lesson: {
    ...legendLesson,
    start: id => (POSITIONS[id] ? startLegendAt(POSITIONS[id]) : legendLesson.start(id)),
  },
  examples: [
    { rule: 'cards', at: 'denmark hand', lights: ['card *'] },
    { rule: 'setup', at: 'denmark hand', lights: ['card beowulf', 'card fighting 2'] },
    { rule: 'flow', at: 'denmark path', lights: ['station *'] },
    { rule: 'risk', at: 'denmark risk', plays: me('risk'), beat: TWO_JUDGED, lights: stage },
    { rule: 'opportunity', at: 'denmark opportunity', lights: ['price', 'reward', 'card wit'], shows: stage },
    { rule: 'selection', at: 'selection', lights: ['choice *'], shows: stage },
    { rule: 'recovery', at: 'recovery', lights: ['open *'], shows: stage },
    {
      rule: 'atOnce',
      at: 'bluff loseHeart',
      plays: [...eofor('bid beowulf'), ...heorogar('bid')],
      lights: ['symbol *', 'total *', 'marker 1'],
      shows: stage,
    },
    {
      rule: 'inTurn',
      at: 'grendel axes',
      lights: ['needed', 'total 0', 'card fighting 2'],
      shows: stage,
      facts: { needed: 4 },
    },
    { rule: 'contestRisk', at: 'grendel oneShort', plays: me('risk'), beat: TWO_JUDGED, lights: stage },
    {
      rule: 'prizes',
      at: 'grendel fame',
      lights: ['prize F5', 'prize W', 'prize daring', 'prize A1', 'marker 1'],
      shows: stage,
    },
    {
      rule: 'wounds',
      at: 'wounds',
      plays: me('risk'),
      lights: ['seat 0'],
      shows: stage,
      facts: { 'wounds 0': 1 },
    },
    {
      rule: 'blessing',
      at: 'grendel blessing',
      lights: ['leaving fighting 2', 'card blessing'],
      shows: stage,
    },
    {
      rule: 'inspiration',
      at: 'inspiration',
      plays: [...me('bid'), ...eofor('bid wit', 'take F4')],
      lights: ['prize M', 'card inspiration'],
      shows: stage,
    },
    { rule: 'daring', at: 'daring', plays: me('dare'), beat: FIVE_JUDGED, lights: stage },
    { rule: 'resolve', at: 'resolve', plays: me('risk'), lights: ['card resolve'], shows: stage },
    { rule: 'rest', at: 'rest', lights: ['card rest', 'seat 0'] },
    {
      rule: 'auction',
      at: 'gold makeItDear',
      lights: ['needed', 'total 0', 'token treasure 2'],
      shows: stage,
      facts: { needed: 4 },
    },
    { rule: 'recoverTreasures', at: 'gold recover', lights: ['total *', 'marker 1'], shows: stage },
    { rule: 'death', at: 'heir hands', lights: ['total *', 'marker 1'], shows: stage },
    { rule: 'score', at: 'score', lights: ['token *', 'seat 0'], facts: { 'points 0': 9 } },
  ],
}
