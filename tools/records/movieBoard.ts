/** A board of the Movie Board Game and what is scored on it, by docs/records.md. */
import { at } from './document'
import { DOC_BOARDS, docFigure, docTile } from './movieTables'

const DIRECTIONS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const

export class MovieBoard {
  readonly tiles: (number | null)[]
  readonly figures: (number | null)[]
  readonly #cells: string
  readonly #columns: number

  constructor(act: number) {
    const lines = at(DOC_BOARDS, act - 1)
    this.#cells = lines.join('')
    this.#columns = at(lines, 0).length
    this.tiles = [...this.#cells].map(() => null)
    this.figures = [...this.#cells].map(() => null)
  }

  isOpen(space: number): boolean {
    return this.#cells[space] === '#' && this.tiles[space] === null && this.figures[space] === null
  }

  get isFull(): boolean {
    return !this.tiles.some((_, space) => this.isOpen(space))
  }

  /** Where tiles with this ability lie. */
  spacesWith(ability: string): number[] {
    return this.tiles.flatMap((tile, space) =>
      tile !== null && docTile(tile).ability === ability ? [space] : [],
    )
  }

  neighbours(space: number): number[] {
    return this.#rays(space).flatMap(ray => ray.slice(0, 1))
  }

  /** The cells in each direction as far as the outline goes. */
  #rays(space: number): number[][] {
    return DIRECTIONS.map(([down, right]) => {
      const ray: number[] = []
      let row = Math.floor(space / this.#columns) + down
      let column = (space % this.#columns) + right
      while (/[#G]/.test(this.#cellAt(row, column))) {
        ray.push(row * this.#columns + column)
        row += down
        column += right
      }
      return ray
    })
  }

  #cellAt(row: number, column: number): string {
    return column < 0 || column >= this.#columns ? '' : (this.#cells[row * this.#columns + column] ?? '')
  }

  #isGorge(space: number): boolean {
    const tile = this.tiles[space] ?? null
    return this.#cells[space] === 'G' || (tile !== null && docTile(tile).ability === 'gorge')
  }

  /** The spaces with tiles seen from a space, up to a Gorge. */
  #seen(space: number): number[] {
    return this.#rays(space).flatMap(ray => {
      const gorge = ray.findIndex(there => this.#isGorge(there))
      return ray.slice(0, gorge < 0 ? undefined : gorge).filter(there => this.tiles[there] !== null)
    })
  }

  scores(): [figure: number, sum: number, diamonds: number][] {
    const faceOn = (space: number) => docTile(this.tiles[space])
    const betrayed = this.spacesWith('treachery').flatMap(space => this.#seen(space))
    const cancelled = new Set(betrayed.filter(space => faceOn(space).value > 0))
    return this.figures.flatMap((figure, space) => {
      if (figure === null) return []
      const seen = this.#seen(space)
      const sum = seen.reduce((total, there) => total + (cancelled.has(there) ? 0 : faceOn(there).value), 0)
      const horns = seen.filter(there => faceOn(there).ability === 'horn').length
      return [[figure, sum, docFigure(figure).diamonds + horns] as [number, number, number]]
    })
  }
}
