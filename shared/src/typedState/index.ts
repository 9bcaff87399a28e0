export { type Plain, NumberRow, type StateClass, slots, variants } from './plain'
export { readPlain } from './readPlain'
export { pickFields, type SchemaField } from './shape'
export { writeFields, writePlain } from './writePlain'
