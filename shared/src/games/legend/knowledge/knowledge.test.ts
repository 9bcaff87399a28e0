import { without } from '../../../kernel'
import { fittingSymbols } from '../edition/catalog'
import { hiddenCards } from './hiddenCards'
import { prizeWorth, toStayIn } from './knowledge'
import { reachOdds, riskOdds, riskTotals } from './odds'
import { legendScenario } from '../../../testkit/legend/scenario'
import type { ActivitySymbol } from '../types'
import { legendPublicView, legendSecretView } from './view'

type Table = ReturnType<typeof legendScenario>
const sightOf = (table: Table, seat: number) => ({
  seat,
  public: legendPublicView(table.state),
  secret: legendSecretView(table.state, seat),
})

/** Counts every way to draw `count` cards in order, the slow and certain way. */
function failureByCounting(
  cards: readonly number[],
  symbols: readonly ActivitySymbol[],
  count: number,
): number {
  if (count === 0) return 1
  let sum = 0
  for (const card of cards)
    if (fittingSymbols(card, symbols) === 0)
      sum += failureByCounting(without(cards, [card]), symbols, count - 1)
  return sum / cards.length
}

describe('the odds of a risk', () => {
  const symbols = ['travelling', 'friendship'] as const

  it('come from the cards this seat has not seen', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      hands: [
        ['travelling', 'travelling'],
        ['wit', 'wit'],
      ],
      discards: ['beowulf'],
    })
    const sight = sightOf(table, 0)
    // 46 of all cards fit: 18 and 18 and 10 jokers; two are in the hand, one is discarded.
    expect(hiddenCards(sight).drawable.reduce((sum, n) => sum + n)).toBe(97)
    const fail = (54 / 97) * (53 / 96)
    expect(riskOdds(sight, symbols).two).toBeCloseTo(1 - fail, 12)
    const five = [0, 1, 2, 3, 4].reduce((p, i) => p * ((54 - i) / (97 - i)), 1)
    expect(riskOdds(sight, symbols).five).toBeCloseTo(1 - five, 12)
  })

  it('agree with counting every case, also across a reshuffle', () => {
    const table = legendScenario({
      episode: 'sailToDenmark',
      seats: 2,
      hands: [[], []],
      pile: ['travelling 2', 'wit', 'courage', 'wit', 'friendship'],
      discards: ['wit', 'beowulf', 'courage'],
      others: 'away',
    })
    const { state } = table
    const whole = sightOf(table, 0)
    const failure = failureByCounting(state.drawPile, symbols, 2)
    expect(1 - riskOdds(whole, symbols).two).toBeCloseTo(failure, 12)
    // Four of the five were drawn by somebody unseen.
    const short = { ...whole, public: { ...whole.public, drawPile: 1 } }
    const fromPile = failureByCounting(state.drawPile, symbols, 1)
    const fromDiscards = failureByCounting(state.discards, symbols, 1)
    expect(riskTotals(short, symbols, 2)[0]).toBeCloseTo(fromPile * fromDiscards, 12)
  })

  it('add up, and reaching more is less likely', () => {
    const sight = sightOf(legendScenario({ episode: 'grendelsAttack', hands: [['courage']] }), 0)
    const totals = riskTotals(sight, ['courage', 'fighting'], 5)
    expect(totals.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
    const reach = (missing: number) => reachOdds(sight, ['courage', 'fighting'], { count: 2, missing })
    expect(reach(0)).toBeCloseTo(riskOdds(sight, ['courage', 'fighting']).two, 12)
    expect(reach(1)).toBeGreaterThan(reach(2))
    expect(reach(5)).toBe(0)
  })
})

describe('what keeps one in', () => {
  it('is told for a contest in turn', () => {
    const table = legendScenario({ episode: 'grendelsAttack', hands: [['courage'], ['fighting 2']] })
    expect(toStayIn(legendPublicView(table.state), 0)).toEqual({
      total: 0,
      needed: 0,
      missing: 0,
      level: true,
    })
    table.lays(0, 'courage')
    table.lays(1, 'fighting 2')
    expect(toStayIn(legendPublicView(table.state), 0)).toEqual({
      total: 1,
      needed: 2,
      missing: 1,
      level: false,
    })
    table.withdraws(2)
    expect(toStayIn(legendPublicView(table.state), 2)).toBeNull()
  })

  it('is told for an auction, and for nothing else', () => {
    const options = { advanced: true }
    const table = legendScenario({
      episode: 'hrothgarsTreasury',
      options,
      tokens: [['treasure 3'], ['treasure 2']],
    })
    table.shows(0, 'treasure 3')
    expect(toStayIn(legendPublicView(table.state), 1)).toEqual({
      total: 0,
      needed: 3,
      missing: 3,
      level: false,
    })
    expect(toStayIn(legendPublicView(legendScenario({ episode: 'atTheMere' }).state), 0)).toBeNull()
  })
})

describe('what a prize is worth at face value', () => {
  const worth = (prize: Parameters<typeof prizeWorth>[3], extra = {}, seat = 0) => {
    const { public: view, secret } = sightOf(legendScenario({ episode: 'atTheMere', ...extra }), seat)
    return prizeWorth(view, secret, seat, prize)
  }

  it('is what stands on it', () => {
    expect(worth({ kind: 'fame', value: 5 })).toBe(5)
    expect(worth({ kind: 'treasure', value: 3 })).toBe(3)
    expect(worth({ kind: 'treasure', value: 3 }, { options: { advanced: true } })).toBe(0)
    expect(worth({ kind: 'misfortune' })).toBe(-2)
    expect(worth({ kind: 'draw', count: 2 })).toBe(0)
  })

  it('is the average of unseen alliances', () => {
    expect(worth({ kind: 'alliance', count: 2 })).toBe(4)
    expect(worth({ kind: 'alliance', count: 1 }, { options: { advanced: true } })).toBe(1)
    const threes = new Array(6).fill('alliance fame 3')
    expect(worth({ kind: 'alliance', count: 1 }, { tokens: [threes] })).toBeCloseTo((72 - 18) / 30, 12)
  })

  it('counts what wounds would cost now', () => {
    expect(worth({ kind: 'wound' })).toBe(-5)
    expect(worth({ kind: 'wound' }, { wounds: [1, 0, 0, 0] })).toBe(0)
    expect(worth({ kind: 'wound' }, { wounds: [2, 0, 0, 0] })).toBe(-15)
    expect(worth({ kind: 'doubleWound' }, { wounds: [3, 0, 0, 0] })).toBe(-10)
    expect(worth({ kind: 'scratch' })).toBe(0)
    expect(worth({ kind: 'scratch' }, { scratches: [2, 0, 0, 0] })).toBe(-5)
    const fallen = { wounds: [2, 0, 0, 0], tokens: [['fame 7']], options: { fallen: true } }
    expect(worth({ kind: 'wound' }, fallen)).toBe(-7)
  })

  it('takes the better half of fame or healing', () => {
    expect(worth({ kind: 'fameOrHeal', value: 5 })).toBe(5)
    expect(worth({ kind: 'fameOrHeal', value: 5 }, { wounds: [3, 0, 0, 0] })).toBe(15)
    expect(worth({ kind: 'fameOrHeal', value: 5 }, { wounds: [1, 0, 0, 0], doubleWound: 0 })).toBe(15)
  })
})
