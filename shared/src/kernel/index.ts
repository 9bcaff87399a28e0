export * from './game'
export * from './match'
export * from './plain'
export * from './rng'
