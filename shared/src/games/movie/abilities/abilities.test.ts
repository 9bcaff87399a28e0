import { movieScenario } from '../../../testkit/movie/scenario'

const OPEN_ROW = '#  #  #  #  #\n'

/** The seat on turn holds this tile and cannot draw; below the first row nothing but printed Gorges. */
const holding = (tile: string, firstRow: string, act: 1 | 2 = 1) =>
  movieScenario({
    act,
    board: act === 2 ? withGorges(firstRow) : `${firstRow} ${OPEN_ROW.repeat(4)}`,
    hands: [tile],
    pool: '',
  })

/** It has placed the tile. */
function placed(tile: string, [row, column]: readonly [number, number], firstRow: string, act: 1 | 2 = 1) {
  const table = holding(tile, firstRow, act)
  table.play({ kind: 'placeTile', tile: table.held(tile), space: table.at(row, column) })
  return table
}

describe('temptation and valor', () => {
  it('temptation may remove a valor tile, which leaves the game', () => {
    const table = holding('temptation-2', 'valor+2 +6 # # #', 2)
    const { at, state } = table
    const valor = state.tiles[at(1, 1)]!
    table.play({ kind: 'placeTile', tile: table.held('temptation-2'), space: at(1, 3) })
    expect(table.state.phase).toEqual({ kind: 'remove', ability: 'temptation', space: at(1, 3) })
    const events = table.play({ kind: 'remove', space: at(1, 1) })
    expect(events[0]).toEqual({ kind: 'removed', seat: 0, tile: valor, space: at(1, 1) })
    expect(state.box).toEqual([valor])
  })

  it('valor may remove a temptation tile', () => {
    const table = placed('valor+4', [1, 3], 'temptation-2 +6 # # #', 2)
    table.play({ kind: 'remove', space: table.at(1, 1) })
    expect(table.board()[0]).toBe('# +6 valor+4 # #')
  })

  it('neither has to', () => {
    const table = placed('valor+4', [1, 3], 'temptation-2 +6 # # #', 2)
    const events = table.play({ kind: 'decline' })
    expect(events).toEqual([{ kind: 'declined', seat: 0, space: table.at(1, 3) }])
    expect(table.board()[0]).toBe('temptation-2 +6 valor+4 # #')
    expect(table.state.turn).toBe(1)
  })

  it('without prey there is nothing to choose, and the turn is over', () => {
    const table = placed('valor+2', [1, 3], '+6 # # # #')
    expect(table.state).toMatchObject({ turn: 1, phase: { kind: 'turn' } })
  })

  it('the space of a removed tile is open again, for anybody, and reaches tiles of earlier acts', () => {
    const table = placed('temptation-2', [1, 3], 'I:valor+2 +6 # # #', 2)
    const { at } = table
    table.play({ kind: 'remove', space: at(1, 1) })
    expect(table.refusal({ kind: 'placeFigure', figure: 'beowulf', space: at(1, 1) })).toBeNull()
  })

  it('removal does not chain', () => {
    const table = placed('+5', [1, 4], 'valor+2 temptation-2 +6 # #')
    expect(table.state.phase).toEqual({ kind: 'turn' })
  })
})

describe('treasure', () => {
  const cash = { board: OPEN_ROW.repeat(5), hands: ['treasure+1'], pool: '' }

  it('may be placed as a boon', () => {
    const table = movieScenario(cash)
    table.play({ kind: 'placeTile', tile: table.held('treasure+1'), space: table.at(1, 1) })
    expect(table.board()[0]).toBe('treasure+1 # # # #')
    expect(table.state.players[0]!.saga).toBe(50)
  })

  it('may be cashed in: it leaves the game, its owner gains the cash value, the turn is over', () => {
    const table = movieScenario(cash)
    const tile = table.held('treasure+1')
    expect(table.play({ kind: 'cashIn', tile })[0]).toEqual({ kind: 'cashedIn', seat: 0, tile, points: 4 })
    expect(table.state.players[0]).toMatchObject({ saga: 54, hand: [] })
    expect(table.state).toMatchObject({ box: [tile], turn: 1 })
    expect(table.board()[0]).toBe('# # # # #')
  })
})

describe('drunkenness and mead', () => {
  it('drunkenness may be placed as a peril', () => {
    const table = placed('drunkenness-3', [1, 2], 'mead+3 # # # #')
    expect(table.board()[0]).toBe('mead+3 drunkenness-3 # # #')
  })

  it('or take the place of a mead tile, which leaves the game', () => {
    const table = holding('drunkenness-3', 'mead+3 # # # #')
    const mead = table.state.tiles[0]!
    const tile = table.held('drunkenness-3')
    const events = table.play({ kind: 'replaceMead', tile, space: table.at(1, 1) })
    expect(events[0]).toEqual({ kind: 'replacedMead', seat: 0, tile, mead, space: 0 })
    expect(table.board()[0]).toBe('drunkenness-3 # # # #')
    expect(table.state).toMatchObject({ box: [mead], open: 24 })
  })
})

describe('golden statue', () => {
  const statue = () => placed('statue', [2, 1], '+6 gorge -4 L1 #')

  it('may swap any two other tiles, Gorges too', () => {
    const table = statue()
    const events = table.play({ kind: 'swap', a: table.at(1, 1), b: table.at(1, 2) })
    expect(events[0]).toMatchObject({ kind: 'swapped', seat: 0, a: 0, b: 1 })
    expect(table.board()[0]).toBe('gorge +6 -4 L1 #')
  })

  it('does not have to', () => {
    const table = statue()
    table.play({ kind: 'decline' })
    expect(table.board()[0]).toBe('+6 gorge -4 L1 #')
  })

  it('does not move printed Gorges', () => {
    const table = placed('statue', [1, 5], '+6 +5 # # #', 2)
    expect(table.refusal({ kind: 'swap', a: table.at(1, 1), b: table.at(2, 4) })).toBe('no-tile-there')
  })

  it('needs two other tiles', () => {
    const table = placed('statue', [2, 1], '+6 # # # #')
    expect(table.state.turn).toBe(1)
  })

  it('triggers nothing again: a swapped valor removes nothing', () => {
    const table = placed('statue', [2, 1], 'valor+2 temptation-2 # # #')
    table.play({ kind: 'swap', a: 0, b: 1 })
    expect(table.state).toMatchObject({ turn: 1, phase: { kind: 'turn' } })
  })
})

describe('good counsel', () => {
  const firstRow = 'L0 T0 # # #'

  it('moves a figure of its player to an adjacent open space and takes its place', () => {
    const table = holding('counsel', firstRow)
    const { at } = table
    const tile = table.held('counsel')
    const figure = table.state.figures[at(1, 2)]!
    const events = table.play({ kind: 'counsel', tile, from: at(1, 2), to: at(1, 3) })
    expect(events[0]).toEqual({ kind: 'tookCounsel', seat: 0, tile, figure, from: at(1, 2), to: at(1, 3) })
    expect(table.board()[0]).toBe('L0 counsel T0 # #')
  })

  it('does not enter a printed Gorge, nor leave the outline of Act III', () => {
    const gorges = holding('counsel', '# # # T0 #', 2)
    const intent = { kind: 'counsel', tile: gorges.held('counsel'), from: gorges.at(1, 4) } as const
    expect(gorges.refusal({ ...intent, to: gorges.at(2, 4) })).toBe('not-a-space')

    const diagonal = movieScenario({
      act: 3,
      board: `
        .  .  .  .  .  T0 #  #  #  #
        .  .  .  .  #  #  #  #  #  #
        .  .  .  #  #  #  #  #  #  #
        .  .  #  #  #  #  #  #  #  .
        .  #  #  #  #  #  #  #  .  .
        #  #  #  #  #  #  #  .  .  .
        #  #  #  #  #  #  .  .  .  .
        #  #  #  #  #  .  .  .  .  .`,
      hands: ['counsel'],
      pool: '',
    })
    const { at } = diagonal
    const move = { kind: 'counsel', tile: diagonal.held('counsel'), from: at(1, 6) } as const
    expect(diagonal.refusal({ ...move, to: at(1, 5) })).toBe('not-a-space')
    expect(diagonal.refusal({ ...move, to: at(2, 6) })).toBeNull()
    expect(diagonal.refusal({ ...move, to: at(2, 5) })).toBe('not-adjacent')
  })
})

/** A first row above the rest of the empty board of Act II. */
function withGorges(firstRow: string): string {
  return `
    ${firstRow}
    # # # G #
    # # G # #
    # G # # #
    # # # # #`
}
