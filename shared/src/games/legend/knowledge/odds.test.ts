import { clonePlain, rngFrom, type Seat, seedFromNumber, without } from '../../../kernel'
import type { CardName } from '../edition/shortNames'
import { legendScenario } from '../../../testkit/legend/scenario'
import { fittingSymbols, isSpecial } from '../edition/catalog'
import { legend } from '../legend'
import { riskOdds, riskTotals } from './odds'
import type { ActivitySymbol, CardId, LegendOptions, LegendState } from '../types'
import { legendPublicView, legendSecretView } from './view'

type Symbols = readonly ActivitySymbol[]

const sightIn = (state: LegendState, seat: Seat) => ({
  seat,
  public: legendPublicView(state),
  secret: legendSecretView(state, seat),
})

/** The share of all pairs of these cards in which none fits. */
function failure(cards: readonly CardId[], symbols: Symbols, count: number): number {
  if (count === 0 || cards.length === 0) return 1
  const misfits = cards.filter(card => fittingSymbols(card, symbols) === 0)
  return (misfits.length / cards.length) * failure(without(cards, misfits.slice(0, 1)), symbols, count - 1)
}

/** The odds that were shown before: as if any card in another hand could lie in the draw pile. */
function oddsWithoutMemory({ drawPile, hands }: LegendState, seat: Seat, symbols: Symbols): number {
  const others = hands.filter((_, other) => other !== seat).flat()
  return 1 - failure([...drawPile, ...others.filter(card => !isSpecial(card))], symbols, 2)
}

/** Every order of these names, equal ones once. */
function ordersOf(names: readonly CardName[]): CardName[][] {
  if (names.length === 0) return [[]]
  return [...new Set(names)].flatMap(first => ordersOf(without(names, [first])).map(rest => [first, ...rest]))
}

/** What lies hidden from seat 2: a card in each of the other hands, and the draw pile. */
type Hidden = readonly [CardName, CardName, ...CardName[]]

describe('the odds of a risk, counted over every way in which the hidden cards could lie', () => {
  const symbols = ['travelling', 'friendship'] as const

  /** Seats 0 and 1 risk before seat 2. */
  function story([first, second, ...pile]: Hidden, discards: readonly CardName[]) {
    const table = legendScenario({
      episode: 'sailToDenmark',
      seats: 3,
      hands: [[first], [second], ['friendship', 'wit']],
      pile,
      discards,
      others: 'away',
    })
    table.risks(0)
    table.risks(1)
    const heard = table.sent.map(({ everyone }) => everyone)
    return { state: table.state, heard: JSON.stringify(heard) }
  }

  /** The chance of seat 2 in all deals that would have looked the same so far. */
  function countedOdds(hidden: Hidden, discards: readonly CardName[]): number {
    const { heard } = story(hidden, discards)
    const same = ordersOf(hidden)
      .map(order => story(order as unknown as Hidden, discards))
      .filter(other => other.heard === heard)
    const fails = same.map(({ state }) => {
      const fromPile = failure(state.drawPile, symbols, 2)
      const rest = Math.max(0, 2 - state.drawPile.length)
      return fromPile * failure(state.discards, symbols, rest)
    })
    return 1 - fails.reduce((sum, fail) => sum + fail, 0) / same.length
  }

  it.each<[string, Hidden, readonly CardName[]]>([
    [
      'both took what they revealed',
      ['wit', 'courage', 'travelling', 'friendship', 'travelling', 'travelling', 'wit', 'friendship'],
      [],
    ],
    [
      'one of them failed',
      ['travelling', 'wit', 'wit', 'courage', 'travelling', 'travelling', 'courage', 'wit'],
      ['wit', 'beowulf'],
    ],
    [
      'the draw pile was shuffled meanwhile',
      ['travelling', 'beowulf', 'wit', 'friendship', 'courage', 'travelling'],
      ['wit', 'wit', 'fighting', 'friendship', 'courage'],
    ],
    [
      'the draw pile is shorter than what a risk reveals',
      ['wit', 'wit', 'wit', 'friendship', 'courage', 'travelling', 'fighting'],
      ['wit', 'wit', 'fighting', 'friendship'],
    ],
  ])('where %s', (_, hidden, discards) => {
    const { state } = story(hidden, discards)
    const shown = riskOdds(sightIn(state, 2), symbols).two
    expect(shown).toBeCloseTo(countedOdds(hidden, discards), 12)
    expect(Math.abs(shown - oddsWithoutMemory(state, 2, symbols))).toBeGreaterThan(0.1)
  })
})

const OPTIONS: LegendOptions = { advanced: false, fallen: false, openTokens: false, startSeat: 'random' }

/** Decisions about a risk in whole games, with the state before them. */
function risksIn(seats: number, seed: number): { state: LegendState; seat: Seat; symbols: Symbols }[] {
  const rng = rngFrom(seedFromNumber(seed))
  const state = legend.setup(seats, OPTIONS, rng)
  const found: { state: LegendState; seat: Seat; symbols: Symbols }[] = []
  while (!legend.outcome(state)) {
    const seat = legend.asked(state)[0]!
    const prompt = legend.prompt(state, seat)!
    if (prompt.kind === 'risk') found.push({ state: clonePlain(state), seat, symbols: prompt.symbols })
    legend.apply(state, seat, legend.suggest(prompt, rng), rng, () => {})
  }
  return found
}

describe('the odds of a risk in whole games', () => {
  const WORLDS = 1200

  /** How often a risk comes off in worlds that this seat cannot tell from the real one. */
  function frequency(state: LegendState, seat: Seat): number {
    const rng = rngFrom(seedFromNumber(7))
    const { public: view, secret } = sightIn(state, seat)
    let cameOff = 0
    for (let n = 0; n < WORLDS; n++) {
      const world = legend.imagine(view, secret, seat, rng)
      legend.apply(world, seat, { kind: 'risk', daring: false }, rng, ({ everyone }) => {
        if (everyone.kind === 'risked' && everyone.fitting.length > 0) cameOff++
      })
    }
    return cameOff / WORLDS
  }

  it.each([2, 4, 5])('with %i players are what re-dealing the hidden cards brings', seats => {
    const risks = risksIn(seats, seats).filter((_, i) => i % 3 === 1)
    const gaps = risks.map(({ state, seat, symbols }) => {
      const shown = riskOdds(sightIn(state, seat), symbols).two
      return {
        gap: Math.abs(frequency(state, seat) - shown),
        error: Math.sqrt((shown * (1 - shown)) / WORLDS),
      }
    })
    expect(gaps.length).toBeGreaterThan(3)
    expect(gaps.filter(({ gap, error }) => gap > 4 * error + 1e-9)).toEqual([])
  })

  it('were often wrong while nobody remembered what others had taken', () => {
    const risks = [11, 12, 13, 14].flatMap(seed => risksIn(5, seed))
    const wrong = risks.filter(({ state, seat, symbols }) => {
      const shown = riskOdds(sightIn(state, seat), symbols).two
      return Math.abs(shown - oddsWithoutMemory(state, seat, symbols)) > 0.05
    })
    expect(wrong.length / risks.length).toBeGreaterThan(0.1)
  })

  it('always add up', () => {
    for (const { state, seat, symbols } of risksIn(5, 3))
      for (const count of [2, 5]) {
        const totals = riskTotals(sightIn(state, seat), symbols, count)
        expect(totals.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
      }
  })
})
