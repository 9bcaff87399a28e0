/** The table of The Legend, as the kit draws and plays it. */
import type { LegendTypes, Secret } from '@heorot/shared/games/legend'
import type { Drop, GameTable } from '../../kit/GameTable'
import { contains } from '../../kit/geometry'
import { clamp } from '../../kit/seating'
import type { TableFrame } from '../../session/frame'
import { moveCard } from './handOrder'
import { DECK, DISCARDS, isInHand, seatKey, stationIn, stationKey } from './keys'
import type { LegendState, LegendTable } from './LegendTable'
import { compose, type Layout, layoutOf } from './layout/compose'
import { fannedCards, handSpots } from './layout/handPieces'
import { scrollRange } from './layout/path'
import { targetsOf } from './layout/targets'
import { optionLabel } from './mirror/describe'
import { TextSections } from './mirror/Sections'
import { cardName, sortHand, tokenName } from './names'
import { CardImage, TokenImage } from './overlay/images'
import { Overlay } from './overlay/Overlay'
import { LegendSheet } from './overlay/sheets'
import { question } from './question/question'
import { addMoves, movesFrom } from './seatMoves'
import { actionLabel, barNote, barSentence } from './sentence'
import { legendStory } from './story'
import { loadWords } from './texts'
import type { Words } from './texts/en'
import { ruleOfReason } from './texts/ruleOfReason'
import { tipFor } from './tips'
import { whyNot } from './whyNot'

type Frame = TableFrame<LegendTypes>
type Memory = LegendTable['Memory']

const remembers = ({ view, events }: Frame): Memory => ({
  order: null,
  purse: null,
  scroll: 0,
  moves: addMoves(movesFrom(view.step), events),
})

const remembersNext = (memory: Memory, before: Frame, frame: Frame): Memory => ({
  order: memory.order,
  purse: before.prompt?.kind === frame.prompt?.kind ? memory.purse : null,
  scroll: before.view.step === frame.view.step ? memory.scroll : 0,
  moves: frame.revision > before.revision ? addMoves(memory.moves, frame.events) : memory.moves,
})

function opens(key: string): LegendTable['Sheet'] | null {
  const step = stationIn(key)
  if (step !== null) return { kind: 'station', step }
  return key === DECK || key === DISCARDS ? { kind: 'discards' } : null
}

/** Within the hand a card finds another place; out on the table it is picked. */
function drop(state: LegendState, { areas }: Layout, { key, at }: Drop): string | Partial<Memory> | null {
  if (!areas.hand) return null
  if (!contains(areas.hand, at))
    return at.y > 0 && state.options.has(key) && !state.picks.keys.includes(key) ? key : null
  const index = handSpots(state, areas).filter(({ card: r }) => r.x + r.w * 0.3 < at.x).length
  const fanned = fannedCards(state)
  const from = fanned.findIndex(card => card.key === key)
  return {
    order: moveCard(
      fanned.map(({ card }) => card),
      from,
      index,
    ),
  }
}

/** Cards and tokens that a seat holds, as small pictures. */
const handThings = ({ hand, tokens }: Secret, words: Words) => [
  ...sortHand(hand).map((card, i) => ({
    key: `card ${card} ${i}`,
    name: cardName(words, card),
    picture: <CardImage card={card} words={words} size={32} />,
  })),
  ...tokens.map((token, i) => ({
    key: `token ${token} ${i}`,
    name: tokenName(words, token),
    picture: <TokenImage token={token} size={30} />,
  })),
]

export const legendTable: GameTable<LegendTable> = {
  id: 'legend',
  loadWords,
  ruleOfReason,
  sounds: {
    laid: 'place',
    showed: 'place',
    locked: 'pick',
    tookCard: 'pick',
    gainedToken: 'coin',
    gainedAlliance: 'coin',
    gainedSpecial: 'coin',
    wounded: 'wound',
    scratched: 'wound',
    drew: 'deal',
    turnedUp: 'deal',
    handsRevealed: 'reveal',
    treasuresRevealed: 'reveal',
  },
  question,
  layout: layoutOf,
  compose,
  targets: targetsOf,
  sentence: barSentence,
  note: barNote,
  actionLabel,
  actionTone: ({ key }) => (key === 'risk' || key === 'daring' ? 'ember' : ''),
  optionLabel,
  idleButtons: ({ frame, words }, { open }) =>
    frame.outcome
      ? [{ key: 'sheet', label: words.buttons.sheet, primary: true, run: () => open({ kind: 'final' }) }]
      : [],
  whyNot,
  tip: tipFor,
  story: legendStory,
  pointsAt: event => [
    ...('seat' in event ? [seatKey(event.seat)] : []),
    ...('step' in event ? [stationKey(event.step)] : []),
  ],
  remembers,
  remembersNext,
  opens,
  lift: (state, key) => (isInHand(key) ? state.picks : null),
  drop,
  pan: ({ view, memory }, { areas: { path } }, from, dx) => {
    if (!path.strip || !contains(path.box, from)) return null
    const { least, most } = scrollRange(path.box.w, view.step)
    return { scroll: clamp(memory.scroll + dx, least, most) }
  },
  Overlay,
  Sheet: LegendSheet,
  TextSections,
  hand: handThings,
}
