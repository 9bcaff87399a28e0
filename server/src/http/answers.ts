/** How a refusal looks over HTTP, joining included: a status, and the same value as everywhere else. */
import { isRefusal, readFault, type Refusal, storedName, type TableReason } from '@heorot/shared'
import type { NextFunction, Request, RequestHandler, RequestParamHandler, Response } from 'express'
import type { z } from 'zod'
import { refusal } from '../tables/record/seating'
import { addressKey } from '../limits/addressKey'
import type { Gate } from '../limits/gates'

const STATUS: Partial<Record<TableReason, number>> = {
  'no-such-table': 404,
  'no-such-hall': 404,
  'not-owner': 403,
  'too-often': 429,
  'foreign-origin': 403,
  'foreign-host': 421,
  'server-error': 500,
  'server-stopping': 503,
  'not-stored': 503,
}

export const httpStatusOf = (reason: string): number => STATUS[reason as TableReason] ?? 400

export function refuseOver(response: Response, refusal: Refusal & { readonly detail?: string }): void {
  // Colyseus' SDKs make `error` the message of their exception.
  response.status(httpStatusOf(refusal.reason)).json({ refusal, error: refusal.reason })
}

export function respond(response: Response, said: object | Refusal): void {
  if (isRefusal(said)) refuseOver(response, said)
  else response.json(said)
}

/** Hands the body on once it has been read. */
export const reading =
  <S extends z.ZodType>(
    shape: S,
    work: (request: Request, body: z.output<S>, response: Response) => Promise<unknown>,
  ): RequestHandler =>
  async (request, response) => {
    const body = shape.safeParse(request.body)
    if (body.success) await work(request, body.data, response)
    else refuseOver(response, readFault(body.error))
  }

export const isName = (text: string): boolean => storedName.safeParse(text).success

export const onlyNames: RequestParamHandler = (_request, response, next, text: string) =>
  isName(text) ? next() : refuseOver(response, refusal('no-such-table'))

/** Where a request comes from, as everything counts it. */
export const addressOf = (request: Pick<Request, 'ip'>): string => addressKey(request.ip)

/** Refuses addresses that ask too often. */
export const limitedBy =
  (gate: Gate) =>
  async (request: Pick<Request, 'ip'>, response: Response, next: NextFunction): Promise<void> => {
    if (await gate.allow(addressOf(request))) next()
    else refuseOver(response, refusal('too-often'))
  }
