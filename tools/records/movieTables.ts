/** Tiles, figures and boards of the Movie Board Game, read off docs/records.md. */
import { at, codeBlock, table } from './document'

export const ACT_NUMERALS = ['I', 'II', 'III']

export interface DocTile {
  readonly act: number
  readonly ability: string
  readonly value: number
  readonly cash: number | null
  readonly count: number
}

/** "8 = 1 cash 4 ×2", numbered in order. */
function readTile(entry: string, act: number, ability: string, id: number): DocTile {
  const [, number, value, cash, count] = /^(\d+) = (-?\d+)(?: cash (\d+))?(?: ×(\d+))?$/.exec(entry) ?? []
  if (Number(number) !== id) throw new Error(`tile ${id} is listed as "${entry}"`)
  return {
    ...{ act, ability, value: Number(value) },
    ...{ cash: cash === undefined ? null : Number(cash), count: Number(count ?? 1) },
  }
}

export const DOC_TILES: readonly DocTile[] = table('### Movie: numbers', 'act')
  .flatMap(([act = '', ability = '', tiles = '']) =>
    tiles.split(', ').map(entry => ({ entry, act: ACT_NUMERALS.indexOf(act) + 1, ability })),
  )
  .map(({ entry, act, ability }, id) => readTile(entry, act, ability, id))

export interface DocFigure {
  readonly kind: string
  readonly diamonds: number
  readonly returns: boolean
}

/** The figures of one seat. */
export const DOC_FIGURES: readonly DocFigure[] = table('### Movie: numbers', 'figures').flatMap(
  ([numbers = '', kind = '', diamonds, after]) => {
    const [first = 0, last = first] = numbers.split('–').map(Number)
    const figure = { kind, diamonds: Number(diamonds), returns: after === 'returns' }
    return Array.from({ length: last - first + 1 }, () => figure)
  },
)

/** The drawing, cut into its three columns. */
export const DOC_BOARDS: readonly (readonly string[])[] = ACT_NUMERALS.map((_, column) => {
  const [head = '', ...lines] = codeBlock('### Movie: numbers')
  const starts = [...head.matchAll(/Act/g)].map(match => match.index)
  return lines.map(line => line.slice(starts[column], starts[column + 1]).trim()).filter(line => line !== '')
})

export const docTile = (id: number | null | undefined): DocTile => at(DOC_TILES, id ?? -1)
export const docFigure = (id: number): DocFigure => at(DOC_FIGURES, id % DOC_FIGURES.length)
export const seatOfFigure = (id: number): number => Math.floor(id / DOC_FIGURES.length)
