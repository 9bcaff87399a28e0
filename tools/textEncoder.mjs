/** For tests in jsdom, which has no TextEncoder; every browser has one. */
import { TextEncoder } from 'node:util'

Object.assign(globalThis, { TextEncoder })
