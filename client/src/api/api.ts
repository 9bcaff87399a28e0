/** The few plain HTTP questions: open a table, what is known of one. */
import type {
  Created,
  CreateRequest,
  PublishedRecord,
  Refused,
  ReportMessage,
  TableSummary,
} from '@heorot/shared'

/** An answer that is a refusal; `reason` is 'offline' when nobody answered. */
export class ApiRefusal extends Error {
  constructor(readonly reason: string) {
    super(reason)
    this.name = 'ApiRefusal'
  }
}

export const refusalOf = (error: unknown): string => (error instanceof ApiRefusal ? error.reason : 'unknown')

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiRefusal('offline')
  })
  const body = (await response.json().catch(() => null)) as T | Refused | null
  if (response.ok && body !== null) return body as T
  throw new ApiRefusal(reasonOf(response.status, body as Refused | null))
}

function reasonOf(status: number, body: Refused | null): string {
  if (body?.refusal?.reason) return body.refusal.reason
  if (status === 404) return 'no-such-table'
  if (status === 429) return 'too-often'
  return status >= 502 ? 'offline' : 'server-error'
}

export const post = (body: object, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const createTable = (order: CreateRequest): Promise<Created> => ask('/api/tables', post(order))

export const sendReport = (report: ReportMessage): Promise<{ readonly id: string }> =>
  ask('/api/reports', post(report))

/** Addresses of the server's machine that others can open; only a page on that very machine is told. */
export const ownAddresses = (): Promise<{ readonly addresses: readonly string[] }> => ask('/api/addresses')

/** What a browser needs to subscribe to notifications. */
export const pushKey = (): Promise<{ readonly key: string }> => ask('/api/push')

export const tableSummary = (code: string): Promise<TableSummary> => ask(`/api/tables/${code}`)

/** A finished match with everything needed to check the deal. */
export const recordById = (id: string): Promise<PublishedRecord> => ask(`/api/records/${id}`)
