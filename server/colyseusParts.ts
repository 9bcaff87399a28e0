/**
 * The parts of `colyseus` that a table needs. The package also brings sign-in, playground, monitor and Redis; loading
 * all of it takes three times as long and reads `.env`. Build, tests and `npm run dev` resolve its name to this file.
 */
export * from '@colyseus/core'
export * from '@colyseus/ws-transport'
