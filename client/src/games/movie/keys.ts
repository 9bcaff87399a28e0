import type { FigureKind } from '@heorot/shared/games/movie'
import { nameKeys, numberKeys } from '../../kit/keys'

export const POOL = 'pool'
export const CASH = 'cash'
export const DECLINE = 'decline'

export const [cellKey, spaceIn] = numberKeys('cell')
export const [tileKey, tileIn] = numberKeys('tile')
export const [kindKey, kindIn] = nameKeys<FigureKind>('kind')
