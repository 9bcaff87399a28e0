import { createShape } from '@heorot/shared'
import { guestNamed } from '../../test/support/fakeTable'
import type { TableRecord } from '../store/TableRecord'
import { noteHolders } from './holders'
import { newRecord } from './record'
import { claimSeat, holdByBot, resize, sit, turnedAway, vacate } from './seating'

const NOW = 1_800_000_000_000

function tableOf(seats: number, bots: unknown[] = []): TableRecord {
  const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats, bots })
  return newRecord('ABCDEFGH', order, {}, guestNamed('Hrothgar'), '', NOW)
}

const names = (table: TableRecord) => table.seats.map(seat => seat.bot ?? seat.name)

it('fills empty seats before those a bot holds', () => {
  const table = tableOf(3, [null, 'king'])
  expect(sit(table, guestNamed('Breca'), null, NOW)).toBe(2)
  expect(sit(table, guestNamed('Wiglaf'), null, NOW)).toBe(1)
  expect(names(table)).toEqual(['Hrothgar', 'Wiglaf', 'Breca'])
  expect(sit(table, guestNamed('Onela'), null, NOW)).toEqual({ reason: 'no-seat-free' })
  expect(sit(table, guestNamed('Breca'), null, NOW)).toEqual({ reason: 'already-seated' })
})

it('knows a member who held a seat by another device, too', () => {
  const table = tableOf(3, [null, null, 'king'])
  const maren = { ...guestNamed('Maren'), member: 'c0ffee' }
  sit(table, maren, 1, NOW)
  Object.assign(table, { phase: 'playing', hands: 'open' })
  noteHolders(table, 1)
  vacate(table, 1)
  const phone = { ...guestNamed('Phone'), member: 'c0ffee' }
  expect(claimSeat(table, phone, 2, NOW)).toEqual({ reason: 'own-seat-only' })
  expect(claimSeat(table, phone, null, NOW)).toEqual({ seat: 1, needsConsent: true })
  expect(turnedAway(table, { ...phone, opens: true }, false, NOW)).toEqual({ reason: 'own-hand-only' })
})

it('keeps a host as long as anybody is there to be one', () => {
  const table = tableOf(2)
  sit(table, guestNamed('Breca'), null, NOW)
  vacate(table, 0)
  expect(table.host).toBe(guestNamed('Breca').person)
  vacate(table, 1)
  expect(table.host).toBe(guestNamed('Breca').person)
})

it('drops empty seats first, then bots, and never people', () => {
  const table = tableOf(5, [null, 'king', null, 'thane'])
  sit(table, guestNamed('Breca'), 4, NOW)
  expect(resize(table, 4)).toBeNull()
  expect(names(table)).toEqual(['Hrothgar', 'king', 'thane', 'Breca'])
  expect(resize(table, 3)).toBeNull()
  expect(names(table)).toEqual(['Hrothgar', 'king', 'Breca'])
  expect(resize(table, 1)).toEqual({ reason: 'seats-mismatch' })
  expect(resize(table, 5)).toBeNull()
  expect(names(table)).toEqual(['Hrothgar', 'king', 'Breca', '', ''])
  expect(holdByBot(table, 0, 'king')).toEqual({ reason: 'seat-taken' })
})
