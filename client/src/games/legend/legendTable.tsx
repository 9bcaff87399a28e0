/** The table of The Legend, as the kit draws and plays it. */
import { episodeAt, type LegendSecret } from '@heorot/shared/games/legend'
import type { GameTable } from '../../kit/GameTable'
import { contains } from '../../kit/layout/geometry'
import { clamp } from '../../kit/layout/seating'
import { Drawn } from '../../kit/widgets/Drawn'
import { drawStation } from './art/path'
import { tokenThing } from './art/pictures'
import { stationShape } from './stations'
import { DECK, DISCARDS, isInHand, seatKey, stationIn, stationKey } from './keys'
import type { LegendTable } from './types'
import { composeLegend, legendLayout } from './layout/compose'
import { cardsInFan, fannedCards } from './layout/handPieces'
import { scrollRange } from './layout/path'
import { legendTargets } from './layout/targets'
import { moveCard, remembers, remembersNext } from './memory'
import { legendOptionLabel } from './mirror/describe'
import { LegendSections } from './mirror/Sections'
import { cardName, sortHand, tokenName } from './words/names'
import { smallCard } from './overlay/images'
import { LegendOverlay, LegendSheet } from './overlay/Overlay'
import { question } from './question/question'
import { actionLabel, barNote, legendSentence, storySentence } from './words/sentence'
import { LEGEND_SOUNDS } from './story/sounds'
import { legendStory } from './story/story'
import { loadLegendWords } from './texts'
import { legendHeadline, narrateLegend } from './words/narrate'
import type { LegendWords } from './texts/table/en'
import { legendRuleOfReason } from './words/ruleOfReason'
import { legendExplained, legendTip } from './words/tips'
import { legendWhyNot } from './words/whyNot'

function opens(key: string): LegendTable['Sheet'] | null {
  const step = stationIn(key)
  if (step !== null) return { kind: 'station', step }
  return key === DECK || key === DISCARDS ? { kind: 'discards' } : null
}

/** Within the hand a card finds another place; out on the table it is picked. */
const drop: GameTable<LegendTable>['drop'] = (state, { areas }, { key, at }) => {
  if (!areas.hand) return null
  if (!contains(areas.hand, at))
    return at.y > 0 && state.options.has(key) && !state.picks.keys.includes(key) ? key : null
  const index = cardsInFan(state, areas).filter(({ spot: { card: r } }) => r.x + r.w * 0.3 < at.x).length
  const fanned = fannedCards(state)
  const cards = fanned.map(({ card }) => card)
  const from = fanned.findIndex(card => card.key === key)
  return { order: moveCard(cards, from, index) }
}

/** Cards and tokens that a seat holds, as small pictures. */
const handThings = ({ hand, tokens }: LegendSecret, words: LegendWords) => [
  ...sortHand(hand).map(card => ({
    name: cardName(words, card),
    picture: <Drawn of={smallCard(card, words)} w={32} />,
  })),
  ...tokens.map(token => ({
    name: tokenName(words, token),
    picture: <Drawn of={tokenThing(token)} w={30} />,
  })),
]

function chapterMark(step: number) {
  const episode = episodeAt(step)
  return { isContest: stationShape(episode) === 'contest', svg: drawStation(episode).svg }
}

export const legendTable: GameTable<LegendTable> = {
  id: 'legend',
  loadWords: loadLegendWords,
  ruleOfReason: legendRuleOfReason,
  sounds: LEGEND_SOUNDS,
  question,
  layout: legendLayout,
  compose: composeLegend,
  targets: legendTargets,
  sentence: legendSentence,
  note: barNote,
  actionLabel,
  actionTone: ({ key }) => (key === 'risk' || key === 'daring' ? 'ember' : ''),
  optionLabel: legendOptionLabel,
  idleButtons: ({ frame, words }, { open }) =>
    frame.outcome
      ? [{ key: 'sheet', label: words.buttons.sheet, primary: true, run: () => open({ kind: 'final' }) }]
      : [],
  whyNot: legendWhyNot,
  tip: legendTip,
  explained: legendExplained,
  story: legendStory,
  chapterIn: ({ step }) => step,
  storySentence,
  narrate: narrateLegend,
  headline: legendHeadline,
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
  Overlay: LegendOverlay,
  Sheet: LegendSheet,
  TextSections: LegendSections,
  hand: handThings,
  chapterMark,
}
