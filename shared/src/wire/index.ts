export { type MatchView, PublicState } from './PublicState'
export {
  type PublicEvents,
  packEvents,
  packPrivateSlice,
  readTable,
  unpackEvents,
  unpackPrivateSlice,
} from './readTable'
export type { WireTableState } from './TableState'
