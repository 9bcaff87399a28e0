/** Episodes 1 to 6 of The Legend for four, then the dragon, and for the advanced game an auction. */
import { beginAt, beginStacked, type Match, type MatchStart, rngFrom, seedFromNumber } from '@heorot/shared'
import type { LegendPosition } from '@heorot/shared/games/legend'
import { ALL_ACTIVITY_CARDS, legend, legendPosition, shortCard, takeNamed } from '@heorot/shared/games/legend'
import { type Lesson, type LessonChapter, movesOf, pressing } from '../Lesson'
import { legendLessonWords } from './words'

const [EOFOR, HREFN, HEOROGAR] = [1, 2, 3]
const eofor = movesOf(EOFOR)
const hrefn = movesOf(HREFN)
const heorogar = movesOf(HEOROGAR)
const SEED = seedFromNumber(1)

/** Five cards for each hand, then the pile in the order in which it is drawn. Everyone also has a joker and two axes. */
const DEAL = [
  'friendship, courage, travelling, wit, wit',
  'courage 2, courage, travelling, wit, friendship',
  'friendship, friendship, wit, travelling, wit',
  'fighting, travelling, wit 2, travelling, wit',
  // Your swap, your first risk and Eofor's.
  'courage, travelling, friendship, wit, travelling, courage',
  // Hrefn's prize, then the risks of Heorogar and you.
  'wit, travelling, courage, friendship, travelling, wit',
  // Grendel: the risks of Hrefn and you, and the cards that comfort Hrefn.
  'wit, friendship, courage 2, travelling, travelling 2, friendship',
]

function dealt(): Match {
  const left = [...ALL_ACTIVITY_CARDS]
  const top = DEAL.flatMap(cards => cards.split(', ')).map(name => takeNamed(left, name, shortCard))
  return beginStacked(legend, { seats: 4, options: { startSeat: 0 }, seed: SEED }, top)
}

const POSITIONS: Readonly<Record<string, LegendPosition>> = {
  heir: {
    episode: 'dragonBattle',
    start: HEOROGAR,
    hands: [
      ['courage', 'fighting', 'beowulf', 'wit 2', 'friendship', 'travelling 2'],
      ['courage 2', 'fighting', 'friendship', 'wit', 'travelling'],
      ['fighting 2', 'courage', 'wit', 'friendship 2', 'travelling', 'travelling'],
      ['fighting', 'wit', 'friendship', 'travelling'],
    ],
    tokens: [
      ['fame 5', 'fame 4', 'treasure 3', 'treasure 1', 'alliance fame 2'],
      ['fame 3', 'alliance fame 1', 'alliance treasure 2'],
      ['fame 4', 'treasure 2', 'alliance fame 3'],
      ['fame 6', 'fame 5', 'fame 4', 'treasure 3', 'treasure 1', 'alliance treasure 2'],
    ],
    scratches: [2, 1, 0, 1],
    wounds: [2, 0, 1, 1],
    pile: ['wit', 'travelling', 'friendship', 'wit'],
  },
  gold: {
    episode: 'presentationOfGifts',
    start: HREFN,
    options: { advanced: true },
    hands: [['wit'], ['wit'], ['wit'], ['wit']],
    tokens: [
      ['treasure 3', 'treasure 2', 'alliance treasure 2', 'fame 5'],
      ['fame 2', 'alliance fame 1'],
      ['treasure 2', 'alliance treasure 2'],
      ['treasure 3', 'treasure 1', 'alliance treasure 3', 'fame 4'],
    ],
  },
  recovered: {
    episode: 'recoverTreasures',
    start: HREFN,
    options: { advanced: true },
    hands: [['wit'], ['wit'], ['wit'], ['wit']],
    tokens: [
      ['treasure 3', 'treasure 2', 'alliance treasure 2', 'fame 5'],
      ['fame 2', 'alliance fame 1', 'treasure 1'],
      ['treasure 2', 'alliance treasure 2'],
      ['fame 4', 'fame 4', 'treasure 2'],
    ],
  },
}

export function startLegendAt(position: LegendPosition): Match {
  const order: MatchStart = { seats: position.seats ?? 4, options: position.options ?? {}, seed: SEED }
  return beginAt(legend, order, legendPosition(position, rngFrom(SEED)))
}

function start(id: string): Match {
  const position = POSITIONS[id]
  return position ? startLegendAt(position) : dealt()
}

const DENMARK: LessonChapter = {
  id: 'denmark',
  minutes: 2,
  steps: [
    { id: 'sail' },
    { id: 'goal', lights: ['seat 0'] },
    pressing('path', 'station * contest', 'station *', 'quickOne'),
    pressing('hand', 'card beowulf', 'card *', 'fixedSymbol'),
    {
      id: 'opportunity',
      does: 'pay wit, wit',
      lights: ['card wit', 'station 5 *', 'price', 'reward'],
      wrong: [
        { on: 'card courage | card fighting 2 | card beowulf', says: 'forGrendel', move: 'pay courage, wit' },
        { on: 'card *', says: 'witsCanGo', move: 'pay travelling, wit' },
        { on: 'decline | button decline', says: 'witsNoHelp', move: 'decline' },
      ],
    },
    {
      id: 'everyone',
      before: [...eofor('decline'), ...hrefn('decline'), ...heorogar('decline')],
      lights: ['card courage', 'seat *'],
    },
    {
      id: 'risk',
      does: 'risk',
      lights: ['odds', 'button risk'],
      wrong: [{ on: 'decline | button decline', says: 'goodStart', move: 'decline' }],
      facts: { odds: 71 },
    },
    { id: 'fits', lights: ['card friendship'] },
    {
      id: 'nobodyHasTo',
      before: [...eofor('risk'), ...hrefn('decline'), ...heorogar('decline')],
      lights: ['seat 1'],
    },
  ],
}

const HALL: LessonChapter = {
  id: 'bluff',
  minutes: 2,
  goesOn: true,
  steps: [
    { id: 'contest', lights: ['symbol *', 'prize *'] },
    pressing('prizes', 'prize blessing', 'prize *', 'specialFirst'),
    {
      id: 'locked',
      before: hrefn('bid friendship, friendship'),
      lights: ['seat 2', 'card friendship', 'card beowulf'],
    },
    {
      id: 'bluff',
      does: 'bid courage, friendship, travelling, travelling; show',
      lights: ['card friendship', 'card courage', 'card travelling', 'button show'],
      wrong: [
        {
          on: 'bid courage, friendship, travelling, travelling',
          says: 'showThem',
          move: 'bid courage, friendship, travelling, travelling',
        },
        { on: 'card beowulf', says: 'jokerSpent', move: 'bid beowulf, courage, friendship; show' },
        { on: 'card fighting 2', says: 'hideAxes', move: 'bid fighting 2, friendship; show' },
        {
          on: 'bid *friendship, friendship*',
          says: 'oneEnough',
          move: 'bid friendship, friendship, travelling',
        },
        { on: 'bid *friendship*', says: 'threeDecoys', move: 'bid courage, friendship; show' },
        { on: 'bid*', says: 'somethingBehind', move: 'bid courage, travelling; show' },
      ],
    },
    { id: 'loseHeart', before: hrefn('bid'), lights: ['seat 2'] },
    {
      id: 'reveal',
      before: [...eofor('bid beowulf'), ...heorogar('bid')],
      lights: ['total *', 'marker 1', 'seat 1'],
    },
    {
      id: 'take',
      does: 'take blessing',
      lights: ['prize blessing'],
      wrong: [{ on: 'prize *', says: 'fairChoice', move: 'take A2' }],
    },
    { id: 'leftOver', before: [...eofor('take A2'), ...hrefn('take D2')], lights: ['seat 3'] },
  ],
}

const WITHDRAW = 'withdraw | button withdraw'
const RISK = 'risk | button risk'

const GRENDEL: LessonChapter = {
  id: 'grendel',
  minutes: 3,
  goesOn: true,
  steps: [
    {
      id: 'oneMoreRisk',
      before: heorogar('risk'),
      does: 'risk',
      lights: ['odds', 'button risk'],
      wrong: [{ on: 'decline | button decline', says: 'thisOnce', move: 'decline' }],
      facts: { odds: 68 },
    },
    { id: 'scratch', lights: ['seat 0'], facts: { 'scratches 0': 1 } },
    {
      id: 'opens',
      before: [...eofor('decline'), ...hrefn('decline'), ...heorogar('lay fighting')],
      lights: ['needed', 'symbol *', 'seat 3'],
      facts: { needed: 1 },
    },
    {
      id: 'reach',
      does: 'lay courage',
      lights: ['card courage'],
      wrong: [
        { on: 'card fighting 2 | card beowulf', says: 'saveIt', move: 'lay beowulf' },
        { on: WITHDRAW, says: 'markerFour', move: 'withdraw' },
        { on: RISK, says: 'noNeed', move: 'risk' },
      ],
      facts: { needed: 1 },
    },
    {
      id: 'dearer',
      before: [...eofor('lay courage 2'), ...hrefn('lay fighting 2'), ...heorogar('lay courage')],
      lights: ['total *', 'needed', 'seat 1'],
      facts: { needed: 2 },
    },
    {
      id: 'smallest',
      does: 'lay courage',
      lights: ['card courage'],
      wrong: [
        { on: 'card fighting 2', says: 'courageEnough', move: 'lay fighting 2' },
        { on: 'card beowulf', says: 'keepJoker', move: 'lay beowulf' },
        { on: WITHDRAW, says: 'markerFour', move: 'withdraw' },
        { on: RISK, says: 'noNeed', move: 'risk' },
      ],
    },
    {
      id: 'level',
      before: [...eofor('lay fighting 2'), ...hrefn('risk')],
      lights: ['needed', 'seat 1', 'seat 2'],
    },
    {
      id: 'axes',
      before: heorogar('withdraw'),
      does: 'lay fighting 2',
      lights: ['card fighting 2'],
      wrong: [
        { on: 'card beowulf', says: 'makesThree', move: 'lay beowulf', because: 'not-enough' },
        { on: WITHDRAW, says: 'doBetter', move: 'withdraw' },
        { on: RISK, says: 'noNeed', move: 'risk' },
      ],
      facts: { needed: 4 },
    },
    {
      id: 'oneShort',
      before: eofor('lay courage'),
      does: 'risk',
      lights: ['button risk', 'needed', 'deck'],
      wrong: [
        { on: 'card beowulf', says: 'nothingLeft', move: 'lay beowulf' },
        { on: WITHDRAW, says: 'secondPlace', move: 'withdraw' },
      ],
      facts: { fitting: 31, unseen: 72 },
    },
    {
      id: 'blessing',
      before: eofor('withdraw'),
      does: 'save fighting 2',
      lights: ['leaving fighting 2', 'station 6 *'],
      wrong: [
        { on: 'leaving *', says: 'whichTwo', move: 'save courage' },
        { on: 'decline | button decline', says: 'madeForThis', move: 'decline' },
      ],
    },
    {
      id: 'fame',
      does: 'take F5',
      lights: ['prize F5'],
      wrong: [
        { on: 'prize daring', says: 'strongBut', move: 'take daring' },
        { on: 'prize A1', says: 'worthLess', move: 'take A1' },
        { on: 'prize W', says: 'avoidIt', move: 'take W' },
      ],
    },
    { id: 'wound', before: [...eofor('take daring'), ...heorogar('take A1')], lights: ['seat 2'] },
    {
      id: 'rewards',
      before: [...hrefn('decline'), ...heorogar('pay fighting 2')],
      does: 'pay fighting 2',
      lights: ['card fighting 2'],
      wrong: [
        { on: 'card beowulf', says: 'oneSymbol', move: 'pay beowulf', because: 'not-enough' },
        { on: 'decline | button decline', says: 'threePoints', move: 'decline' },
      ],
    },
    { id: 'soFar', lights: ['seat 0'], facts: { 'points 0': 13 } },
  ],
}

const HEIR: LessonChapter = {
  id: 'heir',
  minutes: 3,
  steps: [
    { id: 'fiftyWinters', lights: ['seat *'], facts: { 'points 0': 15, 'points 3': 21 } },
    { id: 'wounds', taps: 'seat 0', lights: ['seat 0'], wrong: [{ on: 'seat *', says: 'theirs' }] },
    pressing('doubleWound', 'prize WW', 'prize *', 'theDouble'),
    {
      id: 'reachOne',
      before: heorogar('lay fighting'),
      does: 'lay courage',
      lights: ['card courage'],
      wrong: [
        { on: 'card fighting | card beowulf', says: 'sameHere', move: 'lay fighting' },
        { on: WITHDRAW, says: 'minusTwenty', move: 'withdraw' },
        { on: RISK, says: 'thirdWound', move: 'risk' },
      ],
      facts: { needed: 1 },
    },
    {
      id: 'lastChoice',
      before: [...eofor('lay courage 2'), ...hrefn('lay fighting 2'), ...heorogar('risk')],
      lights: ['seat 3'],
      facts: { needed: 2 },
    },
    {
      id: 'leaveSafely',
      does: 'withdraw',
      lights: ['button withdraw'],
      wrong: [
        { on: RISK, says: 'thirdScratch', move: 'risk' },
        { on: 'card *', says: 'cannotOutlast', move: 'lay fighting' },
      ],
    },
    {
      id: 'easyChoice',
      before: [...eofor('lay fighting'), ...hrefn('withdraw'), ...eofor('take F7'), ...hrefn('take F4')],
      does: 'take F2',
      lights: ['prize F2'],
      wrong: [{ on: 'prize WW', says: 'fourWounds', move: 'take WW' }],
    },
    { id: 'threeWounds', lights: ['seat 3'] },
    { id: 'hands', lights: ['total *', 'marker 1', 'seat 1', 'seat 2', 'seat 3'], facts: { 'symbols 0': 7 } },
    {
      id: 'fiveOrHeal',
      does: 'take F5',
      lights: ['prize F5'],
      wrong: [
        { on: 'take F5 heal | heal *', says: 'gainsNothing', move: 'take F5 heal' },
        { on: 'prize *', says: 'fiveIsMore', move: 'take F3' },
      ],
    },
    { id: 'final', before: [...hrefn('take F3'), ...heorogar('take F2')], facts: { 'points 0': 22 } },
  ],
}

const GOLD: LessonChapter = {
  id: 'gold',
  minutes: 3,
  optional: true,
  steps: [
    { id: 'money', lights: ['seat 0'] },
    {
      id: 'showThree',
      before: [...hrefn('show treasure 2'), ...heorogar('show treasure 3')],
      does: 'show treasure 3',
      lights: ['token treasure 3'],
      wrong: [
        { on: 'token treasure 2', says: 'notEnough', move: 'show treasure 2', because: 'not-enough' },
        { on: 'token alliance *', says: 'threeAlone', move: 'show alliance treasure 2, treasure 2' },
        { on: 'token fame *', says: 'onlyTreasure', move: 'show fame 5', because: 'does-not-fit' },
        { on: WITHDRAW, says: 'raiseFirst', move: 'withdraw' },
      ],
      facts: { needed: 3 },
    },
    {
      id: 'dropping',
      before: [...eofor('withdraw'), ...hrefn('show alliance treasure 2'), ...heorogar('show treasure 1')],
      lights: ['total *', 'needed', 'seat 2', 'seat 3'],
      facts: { needed: 4 },
    },
    {
      id: 'makeItDear',
      does: 'show treasure 2',
      lights: ['token treasure 2'],
      wrong: [
        { on: 'token alliance *', says: 'dontReveal', move: 'show alliance treasure 2' },
        { on: 'token fame *', says: 'onlyTreasure', move: 'show fame 5', because: 'does-not-fit' },
        { on: WITHDRAW, says: 'raiseFirst', move: 'withdraw' },
      ],
    },
    {
      id: 'lastToken',
      before: [...hrefn('withdraw'), ...heorogar('show alliance treasure 3')],
      lights: ['seat 3', 'needed'],
      facts: { needed: 7 },
    },
    {
      id: 'dropOut',
      does: 'withdraw',
      lights: ['button withdraw'],
      wrong: [{ on: 'token *', says: 'allYourGold', move: 'show alliance treasure 2' }],
    },
    { id: 'paid', lights: ['seat 3'] },
    { id: 'recover', starts: 'recovered', lights: ['total *', 'marker 1'] },
    {
      id: 'fameSeven',
      does: 'take F7',
      lights: ['prize F7'],
      wrong: [{ on: 'prize *', says: 'takeSeven', move: 'take F5' }],
    },
    { id: 'handedIn', before: [...hrefn('take F5'), ...heorogar('take F3')], lights: ['seat 0'] },
  ],
}

export const legendLesson: Lesson = {
  game: legend,
  chapters: [DENMARK, HALL, GRENDEL, HEIR, GOLD],
  words: legendLessonWords,
  start,
}
