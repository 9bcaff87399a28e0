/** What clients and bots need of the Movie Board Game besides its definition. */

export type { MovieReason } from './turn/intentHandler'
export type { Board, Cell } from './edition/board'
export { edition } from './edition/edition'
export { movie } from './movie'
export {
  BOARDS,
  FIGURES,
  type Figure,
  figureOf,
  figureOfEachKind,
  TILES,
  type Tile,
  tileOf,
  tilesOfAct,
} from './edition/parts'
export { type FigurePreview, layoutAfter, preview } from './preview'
export { cancelledBoons, pointsBySeat, scoresOf, sightFrom, type ViewStop } from './scoring'
export { openSpaces } from './turn/spaces'
export * from './types'
export { ACT_MS, FINAL_SEAT_MS, figureTime, MOVE_MS, readTime, SHOWN_MOVES } from './watchTime'
