export { type Plain, Row, type StateClass, slots, variants } from './plain'
export { readPlain } from './readPlain'
export { writePlain } from './writePlain'
