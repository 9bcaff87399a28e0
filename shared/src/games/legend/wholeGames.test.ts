import { rngFrom, seedFromNumber } from '../../kernel'
import { legend } from './legend'
import type { LegendOptions, LegendState } from './types'

const GAMES = 30

function playOut(seats: number, options: Partial<LegendOptions>, seed: number): LegendState {
  const rng = rngFrom(seedFromNumber(seed))
  const all = { advanced: false, fallen: false, openTokens: false, startSeat: 'random' as const, ...options }
  const state = legend.setup(seats, all, rng)
  while (!legend.outcome(state)) {
    const seat = rng.pick(legend.asked(state))
    legend.apply(state, seat, legend.suggest(legend.prompt(state, seat)!, rng), rng, () => {})
  }
  return state
}

const games = (options: Partial<LegendOptions>): LegendState[] =>
  Array.from({ length: GAMES }, (_, i) => playOut(2 + (i % 4), options, i))

const sheetsOf = (state: LegendState) => (state.stage.kind === 'over' ? state.stage.sheets : [])

describe('a whole game', () => {
  it('of the advanced kind counts no treasure', () => {
    const points = games({ advanced: true }).flatMap(state =>
      sheetsOf(state).flatMap(({ lines }) => lines.flatMap(line => (line.kind === 'token' ? [line] : []))),
    )
    const treasure = points.filter(({ points }) => points === 0)
    // All treasure was given back at Recover Treasures.
    expect(treasure).toEqual([])
    expect(points.length).toBeGreaterThan(0)
  })

  it('of the hard kind leaves the fallen with nothing', () => {
    const lines = games({ fallen: true }).flatMap(state => sheetsOf(state))
    const fallen = lines.filter(sheet => sheet.lines.some(({ kind }) => kind === 'fallen'))
    expect(fallen.length).toBeGreaterThan(0)
    expect(fallen.every(({ total }) => total === 0)).toBe(true)
    expect(lines.some(sheet => sheet.lines.some(({ kind }) => kind === 'wounds'))).toBe(false)
  })

  it('deals each player a Beowulf card, two fighting symbols on one card, and five more', () => {
    for (const seats of [2, 3, 4, 5]) {
      const state = legend.setup(
        seats,
        { advanced: false, fallen: false, openTokens: false, startSeat: 1 },
        rngFrom(seedFromNumber(seats)),
      )
      expect(state.hands.map(hand => hand.length)).toEqual(new Array(seats).fill(7))
      expect(state.drawPile).toHaveLength(100 - 7 * seats)
      expect(state.start).toBe(1)
      expect(legend.asked(state)).toEqual([1])
    }
  })

  it('is over for everybody once it is over', () => {
    const state = playOut(3, {}, 7)
    expect(legend.asked(state)).toEqual([])
    expect([0, 1, 2].map(seat => legend.prompt(state, seat))).toEqual([null, null, null])
    expect(legend.refuse(state, 0, { kind: 'decline' })).toEqual({ reason: 'not-your-turn' })
    expect(legend.refuse(state, 0, { kind: 'rest', scratches: 1 })).toEqual({ reason: 'not-your-turn' })
    expect(legend.progress(state)).toEqual({ step: 36, of: 36 })
    expect(legend.publicView(state).players.every(player => player.tokens !== null)).toBe(true)
  })
})
