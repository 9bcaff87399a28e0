import type { FigureKind } from '@heorot/shared/games/movie'
import { nameKeys, numberKeys } from '../../kit/keys'

export const POOL = 'pool'
export const CASH = 'cash'
export const DECLINE = 'decline'

export const FORECAST = 'forecast'
export const ACT = 'act'

export const [cellKey, spaceIn] = numberKeys('cell')
export const [tileKey, tileIn] = numberKeys('tile')
export const [plateKey] = numberKeys('seat')
export const [handKey] = numberKeys('hand')
export const [leftKey] = numberKeys('left')
export const [kindKey, kindIn] = nameKeys<FigureKind>('kind')
