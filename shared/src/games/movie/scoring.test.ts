import { layBoard } from './edition/board'
import { figuresOfSeat } from './edition/parts'
import { movieScenario } from '../../testkit/movie/scenario'
import { pointsBySeat, scoreFigures, scoresOf, sightFrom } from './scoring'
import type { FigureScore } from './types'

const scoreAt = (scores: readonly FigureScore[], space: number) =>
  scores.find(score => score.space === space)!

/** The scores of all figures, in the order of spaces. */
const points = (board: string, act: 1 | 2 | 3 = 1): number[] =>
  scoresOf(movieScenario({ board, act }).state).map(({ score }) => score)

describe("the rulebook's full act", () => {
  const [brown, green, grey] = [0, 1, 2] as const
  const { state, at } = movieScenario({
    seats: 3,
    board: `
      L0  L1  treasure+1  -1  -1
      B0  +6  gorge       +5  horn
      +4  +3  -6          T1  +1
      -4  L0  C2          -2  +2
      -1  +3  counsel     +5  T2`,
  })
  const scores = scoresOf(state)

  it.each([
    ['A, brown longship', at(1, 1), -2, 1, -2],
    ['B, green longship', at(1, 2), 11, 1, 11],
    ['C, brown Beowulf', at(2, 1), 5, 4, 20],
    ['D, green Thane', at(3, 4), 9, 3, 27],
    ['E, brown longship', at(4, 2), 8, 1, 8],
    ['F, grey castle', at(4, 3), -10, 2, -20],
    ['G, grey Thane', at(5, 5), 9, 4, 36],
  ])('%s', (_name, space, sum, diamonds, score) => {
    expect(scoreAt(scores, space)).toMatchObject({ sum, diamonds, score })
  })

  it('gives brown 26, green 38, grey 16', () => {
    const totals = pointsBySeat(scores, 3)
    expect([totals[brown], totals[green], totals[grey]]).toEqual([26, 38, 16])
  })

  it('shows the working of C: the row beyond the Gorge is cut off, its horn too', () => {
    const { row, column, cutOff, horns } = scoreAt(scores, at(2, 1))
    expect(row.map(tile => tile.value)).toEqual([6])
    expect(column.map(tile => tile.value)).toEqual([4, -4, -1])
    expect(cutOff).toEqual([at(2, 4), at(2, 5)])
    expect(horns).toEqual([])
  })

  it('shows the working of G: the horn in its column adds a diamond', () => {
    expect(scoreAt(scores, at(5, 5)).horns).toEqual([at(2, 5)])
  })
})

it("the rulebook's small example, on a board of 3 × 3", () => {
  const { state } = movieScenario({ board: '# '.repeat(25), hands: ['-1 +1 gorge +4 -1'] })
  const [minusOne, plusOne, gorge, plusFour, minusOneAgain] = state.players[0]!.hand
  const [, thane, , castle, , , longshipA, longshipB] = figuresOfSeat(0)
  const scores = scoreFigures(layBoard(['###', '###', '###']), {
    tiles: [minusOne!, plusOne!, null, null, gorge!, plusFour!, null, null, minusOneAgain!],
    figures: [null, null, thane!, longshipA!, null, null, longshipB!, castle!, null],
  })
  expect(scores.map(({ score }) => score)).toEqual([9, -1, -2, -2])
})

describe('horn', () => {
  it('adds a diamond each, for losses as for gains', () => {
    const board = `
      #     #   #    #   #
      horn  +6  #    G   L0
      #     #   G    #   #
      horn  G   #    #   #
      L1    #   #    #   -4`
    // The longship on the right sees nothing but its column; the one below sees both horns.
    expect(points(board, 2)).toEqual([-4, -4 * 3])
  })

  it('does not reach beyond a Gorge', () => {
    expect(points(`horn gorge C0 +5 # ${'# '.repeat(20)}`)).toEqual([10])
  })
})

describe('treachery', () => {
  it('cancels every boon of its row and column, for every figure that sees it, but no peril', () => {
    const board = `
      treachery  +6  #   -4  #
      #          L0  #   L1  #
      +5         #   C0  #   #
      #          #   #   #   #
      #          #   #   #   #`
    const { state, at } = movieScenario({ board })
    const scores = scoresOf(state)
    expect(scoreAt(scores, at(2, 2))).toMatchObject({ score: 0 })
    expect(scoreAt(scores, at(2, 4))).toMatchObject({ score: -4 })
    expect(scoreAt(scores, at(3, 3)).row).toMatchObject([{ space: at(3, 1), value: 0, cancelled: true }])
  })

  it('does not cancel beyond a Gorge', () => {
    const board = `
      treachery  gorge  +6  #  #
      #          #      L0  #  #
      #          #      #   #  #
      #          #      #   #  #
      #          #      #   #  #`
    expect(points(board)).toEqual([6])
  })

  it('leaves the abilities of cancelled tiles alone: mead can still be replaced', () => {
    const table = movieScenario({
      board: `treachery mead+3 # # # ${'# '.repeat(20)}`,
      hands: ['drunkenness-1'],
      pool: '',
    })
    const tile = table.held('drunkenness-1')
    expect(table.refusal({ kind: 'replaceMead', tile, space: table.at(1, 2) })).toBeNull()
  })
})

describe('Gorge', () => {
  it('as a tile cuts its row and its column', () => {
    const board = `
      +6  gorge  L0     #  #
      #   #      gorge  #  #
      #   #      +5     #  #
      #   #      #      #  #
      #   #      #      #  #`
    expect(points(board)).toEqual([0])
  })

  it('printed on the board of Act II cuts like a tile', () => {
    const board = `
      #   #  #  +6  #
      +5  #  L0 G   +4
      #   #  G  L1  #
      #   G  #  #   #
      #   #  -1 #   #`
    const { state, at } = movieScenario({ board, act: 2 })
    const { row, column, stops } = sightFrom(state, at(2, 3))
    expect([row.first, row.last, column.first, column.last]).toEqual([at(2, 1), at(2, 3), at(1, 3), at(2, 3)])
    expect(stops).toEqual([
      { seen: at(2, 3), gorge: at(2, 4) },
      { seen: at(2, 3), gorge: at(3, 3) },
    ])
    // L0: +5, but neither +4 nor -1. L1: nothing, the +6 is beyond the Gorge above it.
    expect(points(board, 2)).toEqual([5, 0])
  })
})

it('other figures neither block nor count', () => {
  expect(points(`L0 C1 T0 +5 # ${'# '.repeat(20)}`)).toEqual([5, 10, 15])
})

it('a special tile without a value counts 0', () => {
  expect(points(`L0 statue counsel # # ${'# '.repeat(20)}`)).toEqual([0])
})

it('on the diagonal board of Act III the outline ends rows and columns', () => {
  const board = `
    .  .  .  .  .  +6 #  #  #  #
    .  .  .  .  #  #  #  #  #  #
    .  .  .  #  #  #  #  #  #  L0
    .  .  #  #  #  #  #  #  +5 .
    .  #  #  #  #  L1 #  #  .  .
    #  #  #  #  #  #  #  .  .  .
    #  #  #  #  #  -4 .  .  .  .
    -6 #  #  #  #  .  .  .  .  .`
  expect(points(board, 3)).toEqual([0, 6 - 4])
  const { state, at } = movieScenario({ board, act: 3 })
  const { row, stops } = sightFrom(state, at(5, 6))
  expect([row.first, row.last, ...stops]).toEqual([at(5, 2), at(5, 8)])
})
