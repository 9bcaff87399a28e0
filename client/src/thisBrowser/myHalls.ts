/** The halls this browser is a member of: the token of each is the membership. */
import type { Membership } from '@heorot/shared'
import { sharedList } from '../app/storage'
import { knownTable } from './myTables'

export interface MyHall extends Membership {
  /** In the invite link; may have been another one before. */
  readonly code: string
  /** All codes it was opened by, so that old addresses lead to it. */
  readonly codes: readonly string[]
}

const KEY = 'heorot.halls'
const KEPT = 40

const isMyHall = (raw: Partial<MyHall> | null): raw is MyHall =>
  typeof raw?.id === 'string' && typeof raw.token === 'string' && Array.isArray(raw.codes)

export const myHalls = sharedList(KEY, isMyHall)

/** By any code it ever had. */
export const knownHall = (code: string): MyHall | null =>
  myHalls.value.find(hall => hall.id === code || hall.codes.includes(code)) ?? null

export function rememberHall({ id, code, token }: Omit<MyHall, 'codes'>): void {
  const before = myHalls.peek().find(hall => hall.id === id)
  if (before?.code === code && before.token === token) return
  const codes = [...new Set([...(before?.codes ?? []), code])].slice(-20)
  myHalls.value = [{ id, code, token, codes }, ...myHalls.peek().filter(hall => hall.id !== id)].slice(
    0,
    KEPT,
  )
}

export function forgetHall(id: string): void {
  myHalls.value = myHalls.value.filter(hall => hall.id !== id)
}

export const membershipOf = ({ id, token }: MyHall): Membership => ({ id, token })

/** What proves at a table who this is in its hall; null at tables without one. */
export function membershipAt(table: string): Membership | null {
  const id = knownTable(table)?.hall
  const hall = id ? knownHall(id) : null
  return hall && membershipOf(hall)
}
