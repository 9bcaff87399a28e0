/** How a refusal looks over HTTP: a status, and the same value as everywhere else. */
import type { Refusal, TableReason } from '@heorot/shared'
import type { Response } from 'express'

const STATUS: Partial<Record<TableReason, number>> = {
  'no-such-table': 404,
  'too-often': 429,
  'foreign-origin': 403,
  'server-error': 500,
  'server-stopping': 503,
  'not-stored': 503,
}

export const statusOf = (reason: string): number => STATUS[reason as TableReason] ?? 400

export function refuseOver(response: Response, refusal: Refusal & { readonly detail?: string }): void {
  response.status(statusOf(refusal.reason)).json({ refusal })
}
