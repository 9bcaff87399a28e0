export { EventWriter } from './events'
export { PublicTree, readTree } from './publicTree'
export { readEvents, readTable, readView } from './readTable'
export { SeatState, TableState } from './TableState'
