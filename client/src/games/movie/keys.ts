import type { FigureKind, Space } from '@heorot/shared/games/movie'
import { nameKeys, numberKeys } from '../../kit/helpers/keys'

export const POOL = 'pool'
export const CASH = 'cash'
export const DECLINE = 'decline'

export const FORECAST = 'forecast'
export const ACT = 'act'

export const [cellKey, spaceIn] = numberKeys('cell')
/** The spaces among these keys. */
export const spacesIn = (keys: readonly (string | undefined)[]): readonly Space[] =>
  keys.map(spaceIn).filter(space => space !== null)
export const [tileKey, tileIn] = numberKeys('tile')
export const [plateKey] = numberKeys('seat')
export const [handKey] = numberKeys('hand')
export const [leftKey] = numberKeys('left')
export const [kindKey, kindIn] = nameKeys<FigureKind>('kind')

/** A tile of the hand or a figure. */
export const isPiece = (key: string | undefined) => tileIn(key) !== null || kindIn(key) !== null
