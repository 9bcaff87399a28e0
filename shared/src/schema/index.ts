export { type MatchView, PublicState } from './PublicState'
export {
  type PublicEvents,
  packEvents,
  packMine,
  readTable,
  unpackEvents,
  unpackMine,
} from './readTable'
export type { TableState } from './TableState'
