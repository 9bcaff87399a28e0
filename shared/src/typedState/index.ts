export { type Plain, NumberRow, type StateClass, slots, variants } from './plain'
export { readPlain } from './readPlain'
export { pickFields } from './shape'
export { StateEncoder, StateType } from './StateEncoder'
