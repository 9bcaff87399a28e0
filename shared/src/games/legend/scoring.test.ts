import { TOKENS } from './edition/catalog'
import { outcomeOf, scoreSheet } from './scoring'

const find = (shape: string, kind: string, value: number) =>
  TOKENS.findIndex(token => token.shape === shape && token.kind === kind && token.value === value)
const FAME_5 = find('square', 'fame', 5)
const TREASURE_3 = find('square', 'treasure', 3)
const ALLIANCE_FAME = find('round', 'fame', 2)
const ALLIANCE_TREASURE = find('round', 'treasure', 3)
const MISFORTUNE = find('square', 'misfortune', -2)

const basic = { advanced: false, fallen: false }
const total = (tokens: readonly number[], wounds: number, options = basic) =>
  scoreSheet({ tokens, owed: 0, wounds }, options).total

describe('the score', () => {
  it('has a line for every token', () => {
    const sheet = scoreSheet({ tokens: [FAME_5, ALLIANCE_TREASURE, MISFORTUNE], owed: 0, wounds: 0 }, basic)
    expect(sheet.lines).toEqual([
      { kind: 'token', token: FAME_5, points: 5 },
      { kind: 'token', token: ALLIANCE_TREASURE, points: 3 },
      { kind: 'token', token: MISFORTUNE, points: -2 },
      { kind: 'unwounded', points: 5 },
    ])
    expect(sheet.total).toBe(11)
  })

  it.each([
    [0, 5],
    [1, 0],
    [2, 0],
    [3, -15],
    [4, -20],
  ])('with %i wounds changes by %i', (wounds, points) => {
    expect(total([FAME_5], wounds)).toBe(5 + points)
  })

  it('has no floor at zero', () => {
    expect(total([], 3)).toBe(-15)
  })

  it('counts no treasure in the advanced game, square or alliance, but alliance fame', () => {
    const tokens = [FAME_5, TREASURE_3, ALLIANCE_TREASURE, ALLIANCE_FAME]
    expect(total(tokens, 1, { advanced: true, fallen: false })).toBe(7)
  })

  it('is nothing at all for the fallen', () => {
    const fallen = { advanced: false, fallen: true }
    const sheet = scoreSheet({ tokens: [FAME_5, TREASURE_3], owed: 0, wounds: 3 }, fallen)
    expect(sheet.total).toBe(0)
    expect(sheet.lines.at(-1)).toEqual({ kind: 'fallen', wounds: 3, points: -8 })
    expect(total([FAME_5], 2, fallen)).toBe(5)
  })

  it('shares places', () => {
    const sheet = (points: number) => ({ lines: [], total: points })
    expect(outcomeOf([7, 9, 9, 3, 7].map(sheet))).toEqual({
      scores: [7, 9, 9, 3, 7],
      places: [3, 1, 1, 5, 3],
    })
  })
})
