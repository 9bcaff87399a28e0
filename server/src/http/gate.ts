import type { NextFunction, Request, Response } from 'express'
import { addressKey } from '../limits/addressKey'
import type { Gate } from '../limits/gates'
import { refusal } from '../tables/seating'
import { refuseOver } from './answers'

/** Where a request comes from, as everything counts it. */
export const addressOf = (request: Pick<Request, 'ip'>): string => addressKey(request.ip)

/** Refuses addresses that ask too often. */
export const limitedBy =
  (gate: Gate) =>
  async (request: Pick<Request, 'ip'>, response: Response, next: NextFunction): Promise<void> => {
    if (await gate.allow(addressOf(request))) next()
    else refuseOver(response, refusal('too-often'))
  }
