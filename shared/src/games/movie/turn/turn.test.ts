import { type MovieScenario, movieScenario } from '../../../testkit/movie/scenario'
import { movie } from '../movie'
import { BOARDS, tileOf } from '../edition/parts'
import { standingsOf } from '../standings'
import type { MovieEvent } from '../types'

const kinds = (events: readonly MovieEvent[]) => events.map(event => event.kind)
const EMPTY = '# '.repeat(25)
/** 5 × 5, full but for the last `open` spaces. */
const nearlyFull = (open: number): string => {
  const filler = '+1 +2 +3 +4 +5 +5 +6 +6 mead+2 mead+3 mead+4 -1 -4 -5 -6 L0 L0 L1 L1 C0 C1 T0 T1 C0 C1'
  return [...filler.split(' ').slice(0, 25 - open), ...Array(open).fill('#')].join(' ')
}

describe('a turn', () => {
  it('may place a figure on an open space', () => {
    const table = movieScenario({ board: EMPTY })
    const events = table.play({ kind: 'placeFigure', figure: 'thane', space: table.at(3, 3) })
    expect(events).toMatchObject([{ kind: 'placedFigure', seat: 0, space: table.at(3, 3) }])
    expect(table.board()[2]).toBe('# # T0 # #')
    expect(table.state.turn).toBe(1)
  })

  it('or draws a tile and then plays one from hand', () => {
    const table = movieScenario({ board: EMPTY, hands: ['+6 -4'], pool: '+5 horn' })
    expect(kinds(table.play({ kind: 'draw' }))).toEqual(['drew'])
    expect(table.state).toMatchObject({ turn: 0, phase: { kind: 'play' } })
    table.play({ kind: 'placeTile', tile: table.held('+5'), space: table.at(1, 1) })
    expect(table.board()[0]).toBe('+5 # # # #')
    expect(table.state.turn).toBe(1)
  })

  it('ends after the draw when nothing in hand is playable, even with figures left; the tile is kept', () => {
    const table = movieScenario({ board: EMPTY, hands: ['counsel'], pool: 'counsel +6' })
    expect(kinds(table.play({ kind: 'draw' }))).toEqual(['drew', 'couldPlayNothing'])
    expect(table.state.players[0]!.hand).toHaveLength(2)
    expect(table.state).toMatchObject({ turn: 1, phase: { kind: 'turn' } })
  })

  it('lets a hand grow past two that way', () => {
    const table = movieScenario({
      act: 2,
      board: actTwo(),
      hands: ['I:counsel I:counsel'],
      pool: 'counsel +6',
    })
    table.play({ kind: 'draw' })
    expect(movie.publicView(table.state).players[0]!.hand).toEqual([1, 1, 2])
  })

  it('must place a figure when the pool is empty and no tile is playable', () => {
    const table = movieScenario({ board: EMPTY, hands: ['counsel'], pool: '' })
    expect(movie.prompt(table.state, 0)).toMatchObject({ draw: false, plays: [] })
    expect(table.refusal({ kind: 'draw' })).toBe('pool-is-empty')
    expect(table.refusal({ kind: 'placeFigure', figure: 'castle', space: 0 })).toBeNull()
  })
})

describe('a skip', () => {
  const stuck: MovieScenario = {
    board: EMPTY,
    seats: 3,
    hands: ['+1', 'counsel', '+2 +3'],
    pool: '',
    supply: ['', '', ''],
  }

  it('passes over a seat without figure and playable tile while the pool is empty', () => {
    const table = movieScenario(stuck)
    const events = table.play({ kind: 'placeTile', tile: table.held('+1'), space: 0 })
    expect(kinds(events)).toEqual(['placedTile', 'skipped'])
    expect(table.state.turn).toBe(2)
  })

  it('is judged afresh each turn: a re-opened space makes counsel playable', () => {
    const board = `valor+2 L1 ${'+1 +2 +3 +4 +5 +5 +6 +6 mead+2 mead+3 mead+4 -1 -4 -5 -6 L0 L0 L2 L2 C0 C2'} # #`
    const table = movieScenario({ ...stuck, board, hands: ['temptation-2', 'counsel', 'horn'], turn: 0 })
    table.play({ kind: 'placeTile', tile: table.held('temptation-2'), space: table.at(5, 4) })
    table.play({ kind: 'remove', space: table.at(1, 1) })
    expect(table.state.turn).toBe(1)
  })

  it('of everybody ends the act as it stands; the next begins after the last who acted', () => {
    const table = movieScenario({ ...stuck, board: `L1 ${'# '.repeat(24)}`, hands: ['', '+5'], turn: 1 })
    const events = table.play({ kind: 'placeTile', tile: table.held('+5'), space: table.at(1, 5) })
    expect(kinds(events).slice(0, 6)).toEqual([
      'placedTile',
      'skipped',
      'skipped',
      'skipped',
      'actEnded',
      'actBegan',
    ])
    expect(events[4]).toMatchObject({ seat: 1, result: { cause: 'standstill', gained: [0, 5, 0] } })
    expect(table.state).toMatchObject({ act: 2, turn: 2 })
  })
})

describe('the end of an act', () => {
  it('comes the moment the last space is filled', () => {
    const table = movieScenario({ board: nearlyFull(1), hands: ['horn', 'counsel'], pool: 'statue gorge' })
    const events = table.play({ kind: 'placeFigure', figure: 'longship', space: table.at(5, 5) })
    expect(kinds(events)).toEqual(['placedFigure', 'actEnded', 'actBegan', 'refilled', 'refilled'])
    expect(table.state).toMatchObject({ act: 2, turn: 1, phase: { kind: 'turn' }, open: 22 })
  })

  it('may leave somebody with less than no saga points', () => {
    const board = `B0 -6 -5 -4 ${'# '.repeat(21)}`
    const table = movieScenario({ board, saga: [10, 50], hands: ['-1', ''], supply: ['', ''], pool: '' })
    const events = table.play({ kind: 'placeTile', tile: table.held('-1'), space: table.at(1, 5) })
    expect(events.find(({ kind }) => kind === 'actEnded')).toMatchObject({ saga: [10 - 4 * 16, 50] })
  })

  it('sends longships home; other figures, tiles and the rest of the pool leave the game', () => {
    const table = movieScenario({ board: nearlyFull(1), pool: 'statue gorge' })
    const [, ended] = table.play({ kind: 'placeFigure', figure: 'longship', space: table.at(5, 5) })
    const { state } = table
    const figuresLeft = (seat: number) => movie.publicView(state).players[seat]!.figures.length
    expect(ended).toMatchObject({ kind: 'actEnded', unseen: 2 })
    expect([figuresLeft(0), figuresLeft(1)]).toEqual([10 - 3, 10 - 2])
    expect(state.box).toHaveLength(15)
    expect(state.gone).toHaveLength(5)
    expect(movie.publicView(state).unseen[0]).toBe(28 - 15)
  })

  it('keeps hands and fills those below two from the new pool, beginning with the first seat', () => {
    const table = movieScenario({ board: nearlyFull(1), hands: ['horn statue treachery', 'gorge'], pool: '' })
    const events = table.play({ kind: 'placeFigure', figure: 'longship', space: table.at(5, 5) })
    expect(events.slice(2)).toEqual([
      { kind: 'actBegan', act: 2, seat: 1 },
      { kind: 'refilled', seat: 1, act: 2, count: 1, tiles: null },
    ])
    expect(movie.publicView(table.state).players.map(player => player.hand)).toEqual([
      [1, 1, 1],
      [1, 2],
    ])
  })

  it('may be brought by counsel, but not by a cashed treasure or a replaced mead', () => {
    const board = nearlyFull(1)
    const table = movieScenario({ board, hands: ['counsel treasure+1 drunkenness-1'], pool: '' })
    const meadSpace = table.state.tiles.findIndex(tile => tile !== null && tileOf(tile).ability === 'mead')
    const branch = () => movieScenario({ board, hands: ['counsel treasure+1 drunkenness-1'], pool: '' })
    const cash = branch()
    cash.play({ kind: 'cashIn', tile: cash.held('treasure+1') })
    const replace = branch()
    replace.play({ kind: 'replaceMead', tile: replace.held('drunkenness-1'), space: meadSpace })
    table.play({ kind: 'counsel', tile: table.held('counsel'), from: table.at(5, 4), to: table.at(5, 5) })
    expect([table, cash, replace].map(({ state }) => state.act)).toEqual([2, 1, 1])
  })
})

describe('the tile that fills the last space', () => {
  const board = nearlyFull(1).replace('-6', 'temptation-2')

  it('does not use its optional ability', () => {
    const table = movieScenario({ board, hands: ['valor+2'], pool: '' })
    const events = table.play({ kind: 'placeTile', tile: table.held('valor+2'), space: table.at(5, 5) })
    expect(kinds(events).slice(0, 2)).toEqual(['placedTile', 'actEnded'])
  })

  it('by the house rule does; a removal re-opens a space and prolongs the act', () => {
    const table = movieScenario({ board, hands: ['valor+2'], pool: '', options: { lastAbility: true } })
    table.play({ kind: 'placeTile', tile: table.held('valor+2'), space: table.at(5, 5) })
    const prompt = movie.prompt(table.state, 0)
    if (prompt?.kind !== 'remove') throw new Error('no removal is asked')
    expect(kinds(table.play({ kind: 'remove', space: prompt.targets[0]! }))).toEqual(['removed'])
    expect(table.state).toMatchObject({ act: 1, turn: 1, open: 1 })
  })

  it('by the house rule ends the act after declining, or after a swap', () => {
    const declined = movieScenario({ board, hands: ['valor+2'], pool: '', options: { lastAbility: true } })
    declined.play({ kind: 'placeTile', tile: declined.held('valor+2'), space: declined.at(5, 5) })
    expect(kinds(declined.play({ kind: 'decline' })).slice(0, 2)).toEqual(['declined', 'actEnded'])

    const swapped = movieScenario({ board, hands: ['statue'], pool: '', options: { lastAbility: true } })
    swapped.play({ kind: 'placeTile', tile: swapped.held('statue'), space: swapped.at(5, 5) })
    expect(kinds(swapped.play({ kind: 'swap', a: 0, b: 1 })).slice(0, 2)).toEqual(['swapped', 'actEnded'])
  })
})

describe('final scoring', () => {
  const places = (saga: readonly number[], supply: readonly string[]) =>
    standingsOf(movieScenario({ board: EMPTY, seats: saga.length, saga, supply }).state).map(
      ({ place }) => place,
    )

  it('goes by saga points', () => {
    expect(places([60, 90, -3], ['', '', ''])).toEqual([2, 1, 3])
  })

  it('breaks ties by the diamonds on figures never placed', () => {
    expect(places([70, 70, 90], ['T C', 'B C', ''])).toEqual([3, 2, 1])
  })

  it('does not count longships, and shares the victory of those still tied', () => {
    expect(places([70, 70, 10], ['T L L', 'T', 'B'])).toEqual([1, 1, 3])
  })

  it('follows the end of Act III', () => {
    const table = movieScenario({ act: 3, board: actThreeButOne(), saga: [40, 60], supply: ['L', 'L'] })
    const events = table.play({ kind: 'placeFigure', figure: 'longship', space: table.at(8, 5) })
    expect(kinds(events)).toEqual(['placedFigure', 'actEnded', 'gameEnded'])
    expect(movie.asked(table.state)).toEqual([])
    expect(movie.outcome(table.state)!.places).toEqual([2, 1])
    expect(movie.publicView(table.state).standings).toMatchObject([{ place: 2 }, { place: 1 }])
  })
})

function actTwo(): string {
  return '# # # # # # # # G # # # G # # # G # # # # # # # #'
}

/** Full but for the last space: every tile of the act, and some of Act II. */
function actThreeButOne(): string {
  const names = [
    ...'+1 +1 +2 +2 +3 +3 +4 +4 +5 +5 +6 +6 +6 -1 -1 -2 -2 -3 -4 -5 -6 -6'.split(' '),
    ...'mead+3 mead+4 valor+3 valor+4 valor+5 counsel counsel statue statue horn horn horn'.split(' '),
    ...'treachery treachery gorge gorge gorge treasure+2 treasure+3 treasure+4 treasure+5'.split(' '),
    ...'drunkenness-2 drunkenness-3 temptation-3 temptation-4 temptation-5 II:+4'.split(' '),
  ]
  const cells = BOARDS[3].cells.map(cell => (cell === 'space' ? (names.shift() ?? '#') : '.'))
  return cells.join(' ')
}
