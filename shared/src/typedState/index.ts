export { type Plain, NumberRow, type StateClass, slots, variants } from './plain'
export { readPlain } from './readPlain'
export { writePlain } from './writePlain'
