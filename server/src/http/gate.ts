import type { Request } from 'express'
import { addressKey } from './addressKey'

/** Counts who comes how often: in this process, or in all of them together. */
export interface Gate {
  allow(key: string): boolean | Promise<boolean>
}

export interface Gates {
  readonly create: Gate
  readonly join: Gate
}

/** Where a request comes from, as everything counts it. */
export const addressOf = (request: Request): string => addressKey(request.ip)
