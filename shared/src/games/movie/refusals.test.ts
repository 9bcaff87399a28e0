import { canonical } from '../../kernel'
import { MOVIE_REASONS } from './turn/intentHandler'
import { type MovieScenario, type ScenarioTable, movieScenario } from '../../testkit/movie/scenario'
import type { MovieIntent } from './types'

const BOARD = `
  L0  mead+3  valor+2  L1  #
  #   #       #        #   #
  #   #       #        #   #
  #   #       #        #   #
  #   #       #        #   #`
const HAND = 'counsel drunkenness-1 treasure+1 temptation-2 statue +6'

const TEMPTED = { board: BOARD.replace('valor+2', 'temptation-2'), hands: ['valor+2'] }

type Case = [reason: string, given: Partial<MovieScenario>, before: readonly Make[], intent: Make]
type Make = (table: ScenarioTable) => MovieIntent

const place =
  (name: string, row: number, column: number): Make =>
  ({ held, at }) => ({ kind: 'placeTile', tile: held(name), space: at(row, column) })
const counsel =
  (name: string, from: [number, number], to: [number, number]): Make =>
  ({ held, at }) => ({ kind: 'counsel', tile: held(name), from: at(...from), to: at(...to) })
const draw: Make = () => ({ kind: 'draw' })
const figure: Make = () => ({ kind: 'placeFigure', figure: 'thane', space: 24 })

const cases: Case[] = [
  ['pool-is-empty', {}, [], draw],
  ['draw-first', { pool: '+5' }, [], place('+6', 5, 5)],
  ['already-drawn', { pool: '+5 +5' }, [draw], draw],
  ['drawing-commits', { pool: '+5 +5' }, [draw], figure],
  ['no-such-figure-left', { supply: ['B C'] }, [], figure],
  ['not-a-space', {}, [], place('+6', 6, 1)],
  ['not-a-space', {}, [], () => ({ kind: 'placeFigure', figure: 'thane', space: 9999 })],
  ['space-is-taken', {}, [], place('+6', 1, 1)],
  ['space-is-taken', {}, [], ({ at }) => ({ kind: 'placeFigure', figure: 'thane', space: at(1, 2) })],
  ['not-in-hand', {}, [], () => ({ kind: 'placeTile', tile: 9999, space: 24 })],
  ['not-in-hand', {}, [], () => ({ kind: 'cashIn', tile: 9999 })],
  ['not-in-hand', {}, [], () => ({ kind: 'replaceMead', tile: 9999, space: 1 })],
  ['not-in-hand', {}, [], () => ({ kind: 'counsel', tile: 9999, from: 0, to: 5 })],
  ['counsel-moves-a-figure', {}, [], place('counsel', 5, 5)],
  ['not-a-treasure', {}, [], ({ held }) => ({ kind: 'cashIn', tile: held('+6') })],
  ['not-drunkenness', {}, [], ({ held, at }) => ({ kind: 'replaceMead', tile: held('+6'), space: at(1, 2) })],
  [
    'no-mead-there',
    {},
    [],
    ({ held, at }) => ({ kind: 'replaceMead', tile: held('drunkenness-1'), space: at(1, 3) }),
  ],
  ['not-counsel', {}, [], counsel('+6', [1, 1], [2, 1])],
  ['not-your-figure', {}, [], counsel('counsel', [1, 4], [1, 5])],
  ['not-your-figure', {}, [], counsel('counsel', [1, 5], [2, 5])],
  ['not-adjacent', {}, [], counsel('counsel', [1, 1], [2, 2])],
  ['space-is-taken', {}, [], counsel('counsel', [1, 1], [1, 2])],
  ['resolve-ability-first', {}, [place('temptation-2', 2, 1)], figure],
  ['resolve-ability-first', {}, [place('temptation-2', 2, 1)], () => ({ kind: 'swap', a: 1, b: 2 })],
  ['resolve-ability-first', {}, [place('statue', 2, 1)], draw],
  ['nothing-to-resolve', {}, [], () => ({ kind: 'decline' })],
  ['nothing-to-resolve', {}, [], () => ({ kind: 'remove', space: 2 })],
  ['nothing-to-resolve', {}, [], () => ({ kind: 'swap', a: 1, b: 2 })],
  ['removes-only-valor', {}, [place('temptation-2', 2, 1)], () => ({ kind: 'remove', space: 1 })],
  ['removes-only-temptation', TEMPTED, [place('valor+2', 2, 1)], () => ({ kind: 'remove', space: 1 })],
  ['no-tile-there', {}, [place('statue', 2, 1)], () => ({ kind: 'swap', a: 1, b: 0 })],
  ['no-tile-there', {}, [place('statue', 2, 1)], () => ({ kind: 'swap', a: 1, b: 9999 })],
  ['two-different-tiles', {}, [place('statue', 2, 1)], () => ({ kind: 'swap', a: 1, b: 1 })],
  ['not-the-statue-itself', {}, [place('statue', 2, 1)], () => ({ kind: 'swap', a: 1, b: 5 })],
]

describe('an intent that is not legal leaves everything as it was and is refused with', () => {
  it.each(cases)('%s, given %j', (reason, given, before, intent) => {
    const table = movieScenario({ board: BOARD, hands: [HAND], pool: '', ...given })
    for (const make of before) table.play(make(table))
    const state = canonical(table.state)
    expect(table.refusal(intent(table))).toBe(reason)
    expect(canonical(table.state)).toBe(state)
  })

  it('every reason there is', () => {
    expect(new Set(cases.map(([reason]) => reason))).toEqual(new Set(MOVIE_REASONS))
  })
})
