/**
 * Boards, tiles and figures as printed. Whoever has the box on the shelf corrects a row here and
 * touches no rule; every change needs a new `name`, because records are only valid with their edition.
 */
import type { Ability, Act, FigureKind } from '../types'

/** 'rulebook': stated or shown there. 'reconstructed': ours, made to fit everything the rulebook says. */
export type MovieSource = 'rulebook' | 'reconstructed'

/** One character a cell: `#` a space, `G` a printed Gorge, `.` beyond the board's outline. */
export interface BoardRow {
  readonly act: Act
  readonly cells: readonly string[]
  readonly source: MovieSource
}

/** One tile for each value; `cash` belongs to treasures only and runs along with `values`. */
export interface TileRow {
  readonly act: Act
  readonly ability: Ability | null
  readonly values: readonly number[]
  readonly cash?: readonly number[]
  readonly source: MovieSource
}

/** What every player owns. Figures that `return` come back to their owner after each act. */
export interface FigureRow {
  readonly kind: FigureKind
  readonly diamonds: number
  readonly count: number
  readonly returns: boolean
  readonly source: MovieSource
}

export interface MovieEdition {
  readonly name: string
  readonly startingSaga: number
  readonly handSize: number
  readonly figures: readonly FigureRow[]
  readonly boards: readonly BoardRow[]
  readonly tiles: readonly TileRow[]
}

export const edition: MovieEdition = {
  name: 'movie-1',
  startingSaga: 50,
  handSize: 2,

  figures: [
    { kind: 'beowulf', diamonds: 4, count: 1, returns: false, source: 'rulebook' },
    { kind: 'thane', diamonds: 3, count: 2, returns: false, source: 'rulebook' },
    { kind: 'castle', diamonds: 2, count: 3, returns: false, source: 'rulebook' },
    { kind: 'longship', diamonds: 1, count: 4, returns: true, source: 'rulebook' },
  ],

  boards: [
    // The only size on which the full scoring example works out.
    { act: 1, cells: ['#####', '#####', '#####', '#####', '#####'], source: 'rulebook' },
    // That there are three printed Gorges is the rulebook's word; where they are is ours.
    { act: 2, cells: ['#####', '###G#', '##G##', '#G###', '#####'], source: 'reconstructed' },
    // Twice the size, set on the diagonal.
    {
      act: 3,
      cells: [
        '.....#####',
        '....######',
        '...#######',
        '..#######.',
        '.#######..',
        '#######...',
        '######....',
        '#####.....',
      ],
      source: 'reconstructed',
    },
  ],

  tiles: [
    { act: 1, ability: null, values: [1, 2, 3, 4, 5, 5, 6, 6], source: 'reconstructed' },
    { act: 1, ability: 'treasure', values: [1], cash: [4], source: 'reconstructed' },
    { act: 1, ability: 'mead', values: [2, 3, 4], source: 'reconstructed' },
    { act: 1, ability: 'valor', values: [2], source: 'reconstructed' },
    { act: 1, ability: null, values: [-1, -4, -5, -6], source: 'reconstructed' },
    { act: 1, ability: 'drunkenness', values: [-1, -1, -3], source: 'reconstructed' },
    { act: 1, ability: 'temptation', values: [-2], source: 'reconstructed' },
    { act: 1, ability: 'counsel', values: [0, 0], source: 'reconstructed' },
    { act: 1, ability: 'statue', values: [0], source: 'reconstructed' },
    { act: 1, ability: 'horn', values: [0], source: 'reconstructed' },
    { act: 1, ability: 'treachery', values: [0], source: 'reconstructed' },
    { act: 1, ability: 'gorge', values: [0, 0], source: 'reconstructed' },

    { act: 2, ability: null, values: [4, 5, 5, 6, 6], source: 'reconstructed' },
    { act: 2, ability: 'treasure', values: [1, 2, 3], cash: [4, 6, 8], source: 'reconstructed' },
    { act: 2, ability: 'mead', values: [3], source: 'reconstructed' },
    { act: 2, ability: 'valor', values: [2, 4], source: 'reconstructed' },
    { act: 2, ability: null, values: [-1, -4, -5, -6], source: 'reconstructed' },
    { act: 2, ability: 'drunkenness', values: [-3], source: 'reconstructed' },
    { act: 2, ability: 'temptation', values: [-2, -3], source: 'reconstructed' },
    { act: 2, ability: 'counsel', values: [0], source: 'reconstructed' },
    { act: 2, ability: 'statue', values: [0], source: 'reconstructed' },
    { act: 2, ability: 'horn', values: [0, 0], source: 'reconstructed' },
    { act: 2, ability: 'treachery', values: [0], source: 'reconstructed' },
    { act: 2, ability: 'gorge', values: [0], source: 'reconstructed' },

    { act: 3, ability: null, values: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6], source: 'reconstructed' },
    { act: 3, ability: 'treasure', values: [2, 3, 4, 5], cash: [6, 8, 10, 12], source: 'reconstructed' },
    { act: 3, ability: 'mead', values: [3, 4], source: 'reconstructed' },
    { act: 3, ability: 'valor', values: [3, 4, 5], source: 'reconstructed' },
    { act: 3, ability: null, values: [-1, -1, -2, -2, -3, -4, -5, -6, -6], source: 'reconstructed' },
    { act: 3, ability: 'drunkenness', values: [-2, -3], source: 'reconstructed' },
    { act: 3, ability: 'temptation', values: [-3, -4, -5], source: 'reconstructed' },
    { act: 3, ability: 'counsel', values: [0, 0], source: 'reconstructed' },
    { act: 3, ability: 'statue', values: [0, 0], source: 'reconstructed' },
    { act: 3, ability: 'horn', values: [0, 0, 0], source: 'reconstructed' },
    { act: 3, ability: 'treachery', values: [0, 0], source: 'reconstructed' },
    { act: 3, ability: 'gorge', values: [0, 0, 0], source: 'reconstructed' },
  ],
}
