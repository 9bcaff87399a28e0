import { createShape } from '@heorot/shared'
import { guestNamed } from '../../test/support/fakeTable'
import type { TableRecord } from '../store/TableRecord'
import { newRecord } from './record'
import { holdByBot, resize, sit, vacate } from './seating'

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
