import { areAmong, rngFrom, type Seat, seedFromNumber, sorted, without } from '../../../kernel'
import { shortCard } from '../edition/shortNames'
import { legendScenario } from '../../../testkit/legend/scenario'
import { ALL_ACTIVITY_CARDS, isSpecial } from '../edition/catalog'
import { hiddenCards } from './hiddenCards'
import { legend } from '../legend'
import { countFaces } from '../pieces/piles'
import type { LegendEvent, LegendOptions, PromptOf, LegendState } from '../types'
import { legendPublicView, legendSecretView } from './view'

const OPTIONS: LegendOptions = { advanced: true, fallen: false, openTokens: false, startSeat: 'random' }

const knownOf = (table: ReturnType<typeof legendScenario>, seat: Seat) =>
  legendPublicView(table.state).players[seat]!.known.map(shortCard)

describe('everyone knows of a hand', () => {
  it('the two cards it begins with', () => {
    const state = legend.setup(5, OPTIONS, rngFrom(seedFromNumber(1)))
    for (const { known } of legendPublicView(state).players)
      expect(known.map(shortCard).sort()).toEqual(['beowulf', 'fighting 2'])
  })

  it('what a risk brought, and not what was drawn', () => {
    const table = legendScenario({ episode: 'sailToDenmark', hands: [['wit']], pile: ['travelling', 'wit'] })
    table.risks(0)
    expect(knownOf(table, 0)).toEqual(['travelling'])
    expect(table.hand(0)).toEqual(['travelling', 'wit'])
  })

  it('what it took in a recovery', () => {
    const pile = ['wit', 'courage', 'wit', 'wit']
    const table = legendScenario({ episode: 'celebration', seats: 2, pile })
    const cards = (seat: Seat) => (table.prompt(seat) as PromptOf<'recovery'>).cards
    table.does(0, { kind: 'take', card: cards(0).find(card => shortCard(card) === 'courage')! })
    table.does(1, { kind: 'take', card: cards(1)[0]! })
    table.does(0, { kind: 'take', card: cards(0)[0]! })
    // The last card comes by itself.
    expect(knownOf(table, 0).sort()).toEqual(['courage', 'wit'])
    expect(knownOf(table, 1)).toEqual(['wit', 'wit'])
  })

  it('one card less when it gives up such a card, known or not', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      hands: [['friendship'], [], [], []],
      pile: ['friendship', 'friendship'],
    })
    table.risks(0)
    expect(knownOf(table, 0)).toEqual(['friendship', 'friendship'])
    for (const seat of [1, 2, 3]) table.declines(seat)
    table.bids(0, 'friendship', 'friendship')
    for (const seat of [1, 2, 3]) table.bids(seat)
    // Two of three were given up; nobody can tell which, and the third was never seen.
    expect(knownOf(table, 0)).toEqual([])
    expect(table.hand(0)).toContain('friendship')
  })

  it('the bluffs of its bid, once each', () => {
    const table = legendScenario({
      episode: 'hrothgarsHall',
      hands: [['wit', 'wit', 'friendship'], [], [], []],
    })
    table.bids(0, 'wit', 'wit', 'friendship')
    for (const seat of [1, 2, 3]) table.bids(seat)
    expect(knownOf(table, 0)).toEqual(['wit', 'wit'])
  })

  it('what the Blessing took back', () => {
    const table = legendScenario({ episode: 'greatRewards', hands: [['blessing', 'fighting 2']] })
    table.pays(0, 'fighting 2')
    table.saves(0, 'fighting 2')
    expect(knownOf(table, 0)).toEqual(['fighting 2'])
    expect(legendPublicView(table.state).players[0]!.specials).toEqual([])
  })
})

/** Plays a whole game and looks at every state. */
function watch(
  seats: number,
  seed: number,
  look: (state: LegendState, events: readonly LegendEvent[]) => void,
): void {
  const rng = rngFrom(seedFromNumber(seed))
  const state = legend.setup(seats, OPTIONS, rng)
  look(state, [])
  while (!legend.outcome(state)) {
    const seat = rng.pick(legend.asked(state))
    const events: LegendEvent[] = []
    const intent = legend.suggest(legend.prompt(state, seat)!, rng)
    legend.apply(state, seat, intent, rng, wordings => events.push(wordings.everyone))
    look(state, events)
  }
}

/** Cards and tokens that an event lays open or hands over, as far as somebody held or picked them. */
function handedOver(event: LegendEvent): readonly (readonly number[])[] {
  switch (event.kind) {
    case 'handsRevealed':
      return event.hands
    case 'bidsRevealed':
      return event.bids
    case 'treasuresRevealed':
      return event.tokens
    case 'paid':
      return [event.cards, event.tokens]
    case 'laid':
      return [event.cards]
    case 'showed':
    case 'alliancesShown':
      return [event.tokens]
    case 'gotChange':
      return [event.given, event.taken]
    default:
      return []
  }
}

const listOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, face) => new Array<number>(count).fill(face))

describe.each([2, 3, 4, 5])('in whole games with %i players', seats => {
  const viewers = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)] as const

  it('what everyone knows is so, and nothing is counted twice or forgotten', () => {
    const wrong: string[] = []
    for (let seed = 1; seed <= 6; seed++)
      watch(seats, seed, state => {
        for (const viewer of viewers) {
          const secret = viewer === 'spectator' ? null : legendSecretView(state, viewer)
          const { drawable, held } = hiddenCards({ seat: viewer, public: legendPublicView(state), secret })
          const others = state.hands.flatMap((hand, seat) =>
            seat === viewer
              ? []
              : without(
                  hand.filter(card => !isSpecial(card)),
                  state.known[seat]!,
                ),
          )
          const fine =
            state.hands.every((hand, seat) => areAmong(state.known[seat]!, hand)) &&
            areAmong(state.drawPile, listOf(drawable)) &&
            areAmong(listOf(held), others) &&
            sorted([...listOf(drawable), ...listOf(held)]).join() ===
              sorted([...state.drawPile, ...others]).join()
          if (!fine) wrong.push(`seed ${seed}, episode ${state.step}, ${viewer}`)
        }
      })
    expect(wrong).toEqual([])
  })

  it('no list tells the order in which somebody holds or picked anything', () => {
    const wrong: string[] = []
    const inOrder = (cards: readonly number[]) => sorted(cards).join() === cards.join()
    watch(seats, 9, (state, events) => {
      const held = [...state.hands, ...state.known, ...state.drawn, ...state.tokens]
      if (!held.every(inOrder)) wrong.push(`episode ${state.step}`)
      for (const event of events) {
        if (!handedOver(event).every(inOrder)) wrong.push(`episode ${state.step}: ${event.kind}`)
      }
    })
    expect(wrong).toEqual([])
  })
})

it('after a shuffle the draw pile holds what was discarded, and the rest is in the hands', () => {
  const table = legendScenario({
    episode: 'sailToDenmark',
    seats: 2,
    hands: [['wit'], ['travelling', 'courage']],
    pile: ['wit', 'wit'],
    discards: ['wit', 'wit 2', 'courage'],
    others: 'away',
  })
  const inPlay = [...table.state.hands.flat(), ...table.state.drawPile, ...table.state.discards]
  table.risks(0)
  const view = legendPublicView(table.state)
  expect(view.pool).toEqual(countFaces(table.state.drawPile))
  const away = without(ALL_ACTIVITY_CARDS, inPlay)
  const { drawable, held } = hiddenCards({ seat: 0, public: view, secret: legendSecretView(table.state, 0) })
  expect(listOf(drawable)).toEqual(sorted(table.state.drawPile))
  expect(without(listOf(held), away).map(shortCard).sort()).toEqual(['courage', 'travelling'])
})
