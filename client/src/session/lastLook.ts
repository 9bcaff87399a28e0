/** Up to where somebody has looked at each table in this browser: they may come back after minutes or days. */
import { storage } from '../app/settings/settings'

export interface Look {
  readonly match: number
  readonly revision: number
}

const KEY = 'heorot.looks'
const KEPT = 30

function readLooks(): [string, Look][] {
  try {
    const raw = JSON.parse(storage.get(KEY) ?? '[]') as [string, Look][]
    return raw.filter(([code, look]) => typeof code === 'string' && Number.isInteger(look.revision))
  } catch {
    return []
  }
}

export const lastLook = (code: string): Look | null =>
  readLooks().find(([known]) => known === code)?.[1] ?? null

export function noteLook(code: string, { match, revision }: Look): void {
  const others = readLooks().filter(([known]) => known !== code)
  storage.set(KEY, JSON.stringify([[code, { match, revision }], ...others].slice(0, KEPT)))
}
