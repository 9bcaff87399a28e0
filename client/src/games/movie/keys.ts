/** Names of what can be pressed. Canvas, mirror and tests speak of the same things by the same keys. */
import type { FigureKind, Space, TileId } from '@heorot/shared/games/movie'

export const POOL = 'pool'
export const CASH = 'cash'
export const DECLINE = 'decline'

export const cellKey = (space: Space): string => `cell:${space}`
export const tileKey = (tile: TileId): string => `tile:${tile}`
export const kindKey = (kind: FigureKind): string => `kind:${kind}`

const after = (key: string | undefined, start: string): string | null =>
  key?.startsWith(start) ? key.slice(start.length) : null

const numberAfter = (key: string | undefined, start: string): number | null => {
  const rest = after(key, start)
  return rest === null ? null : Number(rest)
}

export const spaceIn = (key: string | undefined): Space | null => numberAfter(key, 'cell:')
export const tileIn = (key: string | undefined): TileId | null => numberAfter(key, 'tile:')
export const kindIn = (key: string | undefined): FigureKind | null => after(key, 'kind:') as FigureKind | null
