import { checkMovieEdition } from './checkEdition'
import { type MovieEdition, edition } from './edition'
import { BOARDS, FIGURES, TILES, tilesOfAct } from './parts'
import { ABILITIES, ACTS } from '../types'

const broken = (change: Partial<MovieEdition>) => () => checkMovieEdition({ ...edition, ...change })
const withTiles = (index: number, change: object) =>
  broken({ tiles: edition.tiles.map((row, i) => (i === index ? { ...row, ...change } : row)) })
const withBoard = (index: number, cells: string[]) =>
  broken({ boards: edition.boards.map((row, i) => (i === index ? { ...row, cells } : row)) })
const withFigures = (index: number, change: object) =>
  broken({ figures: edition.figures.map((row, i) => (i === index ? { ...row, ...change } : row)) })

describe('the edition', () => {
  it('has 28, 24 and 48 tiles', () => {
    expect(ACTS.map(act => tilesOfAct(act).length)).toEqual([28, 24, 48])
  })

  it('has 25, 22 and 50 spaces; Act II has three printed Gorges, Act III is twice the size', () => {
    expect(ACTS.map(act => BOARDS[act].spaces.length)).toEqual([25, 22, 50])
    expect(BOARDS[2].cells.filter(cell => cell === 'gorge')).toHaveLength(3)
  })

  it('sets Act III on the diagonal', () => {
    const { columns, spaces } = BOARDS[3]
    const sums = spaces.map(space => Math.floor(space / columns) + 1 + (space % columns) + 1)
    expect([Math.min(...sums), Math.max(...sums)]).toEqual([7, 13])
  })

  it('gives every player ten figures with 20 diamonds', () => {
    const mine = FIGURES.filter(figure => figure.seat === 3)
    expect(mine).toHaveLength(10)
    expect(mine.reduce((sum, figure) => sum + figure.diamonds, 0)).toBe(20)
  })

  it('has every ability in every act', () => {
    for (const act of ACTS)
      expect(
        new Set(TILES.filter(tile => tile.act === act && tile.ability).map(tile => tile.ability)),
      ).toEqual(new Set(ABILITIES))
  })

  it('numbers the faces of its tiles from 0, each once', () => {
    expect(TILES.map(tile => tile.id)).toEqual(TILES.map((_, i) => i))
    const printed = TILES.map(({ act, value, ability, cash }) => JSON.stringify([act, value, ability, cash]))
    expect(new Set(printed).size).toBe(TILES.length)
  })
})

describe('a broken edition names the row', () => {
  it.each([
    ['a value too high', withTiles(0, { values: [9] }), 'tiles row 1: value 9 is not a whole number'],
    [
      'a value of the wrong sign',
      withTiles(2, { values: [-3] }),
      'tiles row 3: value -3 does not go with mead',
    ],
    [
      'a plain tile without value',
      withTiles(4, { values: [0] }),
      'tiles row 5: value 0 does not go with a plain',
    ],
    ['an unknown ability', withTiles(3, { ability: 'courage' }), 'tiles row 4: "courage" is no ability'],
    ['an unknown act', withTiles(7, { act: 4 }), 'tiles row 8: there is no act 4'],
    ['no values', withTiles(9, { values: [] }), 'tiles row 10: it lists no tiles'],
    ['a missing cash value', withTiles(1, { cash: [] }), 'tiles row 2: each treasure needs one cash value'],
    ['a cash value of 0', withTiles(1, { cash: [0] }), 'tiles row 2: a cash value is a whole number above 0'],
    ['cash for mead', withTiles(2, { cash: [1, 1, 1] }), 'tiles row 3: only a treasure has a cash value'],
    ['uneven lines', withBoard(1, ['###', '##']), 'boards row 2: line 2 is not 3 cells long'],
    ['an odd cell', withBoard(0, ['#x#']), 'boards row 1: line 1 has a cell other than'],
    ['no cells', withBoard(0, []), 'boards row 1: the board has no cells'],
    ['a hole', withBoard(2, ['#.#']), 'boards row 3: a row or column has a hole'],
    [
      'a figure without diamonds',
      withFigures(1, { diamonds: 0 }),
      'figures row 2: 0 is no number of diamonds',
    ],
    ['half a figure', withFigures(2, { count: 0.5 }), 'figures row 3: 0.5 is no number of figures'],
    ['an unknown figure', withFigures(3, { kind: 'dragon' }), 'figures row 4: "dragon" is no kind of figure'],
    ['a board twice', broken({ boards: [edition.boards[0]!] }), 'exactly one board for act 2'],
    ['a figure twice', broken({ figures: [edition.figures[0]!] }), 'exactly one figures row for thane'],
    [
      'an act without tiles',
      broken({ tiles: edition.tiles.filter(row => row.act < 3) }),
      'act 3 has no tiles',
    ],
    ['no hand', broken({ handSize: 0 }), '0 is no size for a hand'],
    ['no score', broken({ startingSaga: Number.NaN }), 'NaN is no starting score'],
  ])('%s', (_name, check, words) => {
    expect(check).toThrow(words)
    expect(check).toThrow(/^edition movie-1/)
  })
})
