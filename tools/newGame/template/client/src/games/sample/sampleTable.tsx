/** The table of this game, as the kit draws and plays it. */
import type { SamplePrompt } from '@heorot/shared/games/sample'
import { choiceAt, pathQuestion } from '../../kit/helpers/pathQuestion'
import { type GameTable, seatOf } from '../../kit/GameTable'
import { backdrop } from '../../kit/layout/backdrop'
import { rect } from '../../kit/layout/geometry'
import { markOn, marks } from '../../kit/layout/marks'
import type { Placement } from '../../kit/layout/placement'
import { ruleTip } from '../../kit/helpers/texts'
import { sampleAreas } from './layout'
import { SamplePlates } from './Plates'
import { sampleCard, sampleSlot } from './pictures'
import { SampleSections } from './TextSections'
import { sampleRuleOfReason } from './sampleTexts'
import { loadSampleWords } from './texts'
import type { SampleTable, SampleTableState } from './types'

const cardKey = (card: number): string => `card:${card}`
const cardIn = (key: string | undefined): number | null => (key ? Number(key.slice('card:'.length)) : null)

/** Every legal move: one press on a card of the hand. */
const choicesOf = (prompt: SamplePrompt | null) =>
  (prompt?.cards ?? []).map(card => ({ path: [cardKey(card)], intent: { kind: 'lay', card } as const }))

const handOf = ({ frame }: SampleTableState): readonly number[] => frame.secret?.hand ?? []

/** What lies before each seat: the own card, a back, or the card of the last round. */
function laidCards(state: SampleTableState, { areas }: SampleTable['Layout']): Placement[] {
  const { players, shown } = state.view
  const anyLaid = players.some(({ hasLaid }) => hasLaid)
  return players.flatMap(({ hasLaid }, seat) => {
    const place = areas.laid[seat]!
    const own = seat === seatOf(state) ? (state.secret?.laid[0] ?? null) : null
    if (hasLaid) return [{ ...sampleCard(`laid:${seat}`, own, place, 2), from: areas.plates[seat]! }]
    const last = shown[seat]
    return last === undefined || anyLaid ? [] : [sampleCard(`laid:${seat}`, last, place, 2)]
  })
}

/** The own cards; the picked one is lifted. */
function handCards(state: SampleTableState, { areas }: SampleTable['Layout']): Placement[] {
  return handOf(state).flatMap((card, i) => {
    const place = areas.hand[i]!
    const picked = state.picks.keys.includes(cardKey(card))
    const at = picked ? rect(place.x, place.y - 10, place.w, place.h) : place
    const mark = picked ? [markOn('picked', marks.held, at, 3)] : []
    return [...mark, sampleCard(`hand:${card}`, card, at, 4)]
  })
}

export const sampleTable: GameTable<SampleTable> = {
  id: 'sample',
  loadWords: loadSampleWords,
  ruleOfReason: sampleRuleOfReason,
  sounds: { laid: 'place', revealed: 'reveal' },
  question: pathQuestion<SampleTable>(choicesOf, []),
  layout: state => ({ areas: sampleAreas(state.size, state.view.players.length, handOf(state).length) }),
  compose: (state, layout) => [
    backdrop(state.size, 0.5),
    ...layout.areas.laid.map((place, seat) => sampleSlot(`slot:${seat}`, place)),
    ...laidCards(state, layout),
    ...handCards(state, layout),
  ],
  targets: (state, { areas }) => handOf(state).map((card, i) => ({ key: cardKey(card), ...areas.hand[i]! })),
  sentence: ({ prompt, picks, words }) => {
    if (!prompt) return null
    const staged = choiceAt(choicesOf(prompt), picks.keys)
    return staged ? words.bar.lay(staged.intent.card) : words.bar.choose
  },
  actionLabel: ({ key }, { words }) => (key === 'confirm' ? words.buttons.confirm : words.buttons.reset),
  optionLabel: (key, { words }) => words.card(cardIn(key) ?? 0),
  whyNot: ({ prompt }) => (prompt ? null : 'not-your-turn'),
  tip: ({ words }, key) => ruleTip(words, 'play', words.card(cardIn(key) ?? 0)),
  remembers: () => ({}),
  Overlay: SamplePlates,
  Sheet: () => null,
  TextSections: SampleSections,
  hand: ({ hand }, words) => hand.map(card => ({ name: words.card(card), picture: <b>{card}</b> })),
}
