export { type MatchView, PublicState } from './PublicState'
export {
  type PublicEvents,
  packEvents,
  packOpenHands,
  packPrivateSlice,
  readTable,
  unpackEvents,
  unpackOpenHands,
  unpackPrivateSlice,
} from './readTable'
export type { WireTableState } from './TableState'
