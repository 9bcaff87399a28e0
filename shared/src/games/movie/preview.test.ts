import { clonePlain } from '../../kernel'
import { movie } from './movie'
import { preview } from './preview'
import { type ScenarioTable, movieScenario } from '../../testkit/movie/scenario'
import type { MovieIntent } from './types'

const BOARD = `
  L0  mead+3        #        #   +5
  #   #             #        #   #
  #   temptation-2  C1       +4  #
  #   #             #        #   #
  #   #             valor+2  #   #`
const HAND = 'counsel drunkenness-1 temptation-2 statue +6 treachery horn gorge'

const table = () => movieScenario({ board: BOARD, hands: [HAND.replace('temptation-2 ', '')], pool: '' })

/** The score of each figure after an intent, as the preview says. */
const foretold = ({ state }: ScenarioTable, intent: MovieIntent) =>
  preview(movie.publicView(state), state.turn, intent).map(({ after }) => after.score)

describe('the preview of', () => {
  it('nothing is the present score', () => {
    expect(foretold(table(), { kind: 'draw' })).toEqual([8, (-2 + 4 + 2) * 2])
  })

  it('a figure tells what it would score there, and that it scores nothing yet', () => {
    const { state, at } = table()
    const intent = { kind: 'placeFigure', figure: 'beowulf', space: at(3, 5) } as const
    const added = preview(movie.publicView(state), 0, intent).find(({ now }) => now === null)!
    expect(added.change).toBe((5 + 4 - 2) * 4)
    expect(added.after).toMatchObject({ space: at(3, 5), diamonds: 4 })
  })

  it('treachery shows which tiles it cancels', () => {
    const { state, at, held } = table()
    const intent = { kind: 'placeTile', tile: held('treachery'), space: at(1, 3) } as const
    const [longship, castle] = preview(movie.publicView(state), 0, intent)
    expect([longship!.now?.score, longship!.after.score, longship!.change]).toEqual([8, 0, -8])
    expect(longship!.after.row.filter(tile => tile.cancelled).map(tile => tile.space)).toEqual([1, 4])
    expect(castle!.after.column.map(tile => tile.cancelled)).toEqual([false, true])
  })

  it.each<[string, (t: ScenarioTable) => MovieIntent, number[]]>([
    ['a boon', t => ({ kind: 'placeTile', tile: t.held('+6'), space: t.at(5, 1) }), [14, 8]],
    ['a horn', t => ({ kind: 'placeTile', tile: t.held('horn'), space: t.at(1, 3) }), [16, 12]],
    ['a Gorge', t => ({ kind: 'placeTile', tile: t.held('gorge'), space: t.at(1, 3) }), [3, 8]],
    ['a replaced mead', t => ({ kind: 'replaceMead', tile: t.held('drunkenness-1'), space: 1 }), [4, 8]],
    ['counsel', t => ({ kind: 'counsel', tile: t.held('counsel'), from: 0, to: t.at(2, 1) }), [0, 8]],
    ['a removal', t => ({ kind: 'remove', space: t.at(3, 2) }), [8, 12]],
    ['a swap', t => ({ kind: 'swap', a: t.at(1, 5), b: t.at(3, 2) }), [1, 22]],
  ])('%s', (_name, intent, scores) => {
    const before = table()
    expect(foretold(before, intent(before))).toEqual(scores)
  })

  it('comes true, and does not touch the view', () => {
    const before = table()
    const view = movie.publicView(before.state)
    const copy = clonePlain(view)
    const intent = { kind: 'placeTile', tile: before.held('gorge'), space: before.at(1, 3) } as const
    const promised = preview(view, 0, intent).map(({ after }) => after)
    before.play(intent)
    const now = preview(movie.publicView(before.state), 1, { kind: 'draw' }).map(({ after }) => after)
    expect(promised).toEqual(now)
    expect(view).toEqual(copy)
  })
})
