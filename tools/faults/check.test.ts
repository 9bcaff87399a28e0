/** The checker must find what it is there for: planted faults of every kind. */
import { type Ack, checkMatch, type StoredRow, type SeatLog, type Shown, type Stored } from './check'

const row = (step: number, seat = step % 2): StoredRow => ({
  step,
  seat,
  id: `id-${step}`,
  intent: { kind: 'x', step },
})
const ROWS = [1, 2, 3, 4, 5, 6].map(step => row(step))
const storedAs = (rows: readonly StoredRow[]): Stored => ({
  rows,
  view: revision => `view ${revision}`,
  secret: (revision, seat) => `hand ${revision} of ${seat}`,
})
const ack = ({ id, step, intent }: StoredRow): Ack => ({ id: id!, revision: step, intent })
const seatLog = (seat: number, acks: readonly Ack[], shown: readonly [number, Shown][] = []): SeatLog => ({
  seat,
  acks,
  shown: new Map(shown),
})
const ones = ROWS.filter(({ seat }) => seat === 1)
const people = [seatLog(1, ones.map(ack)), seatLog(0, ROWS.filter(({ seat }) => seat === 0).map(ack))]
const breaches = (given: readonly SeatLog[], rows: readonly StoredRow[]) =>
  checkMatch(given, storedAs(rows)).map(({ breach }) => breach)

it('finds nothing wrong with a match that is as it was told', () => {
  const shown: [number, Shown][] = [
    [0, { view: 'view 0', secret: 'hand 0 of 1' }],
    [6, { view: 'view 6', secret: 'hand 6 of 1' }],
  ]
  expect(breaches([seatLog(1, ones.map(ack), shown), people[1]!], ROWS)).toEqual([])
})

it('lets bots play and answers be repeated', () => {
  const rows = ROWS.map(each => (each.seat === 0 ? { ...each, id: null } : each))
  expect(breaches([seatLog(1, [ack(ones[0]!), ack(ones[0]!), ack(ones[1]!)])], rows)).toEqual([])
})

it('finds a planted loss', () => {
  expect(breaches(people, ROWS.slice(0, -1))).toEqual(['lost'])
  expect(breaches(people, ROWS.with(2, { ...ROWS[2]!, intent: { kind: 'other' } }))).toEqual(['lost'])
  expect(breaches([seatLog(1, [], [[7, { view: 'view 7', secret: null }]])], ROWS)).toEqual(['lost'])
})

it('finds a planted double', () => {
  expect(breaches([], [...ROWS, { ...row(7, 0), id: 'id-6' }])).toEqual(['doubled'])
  const twice = [ack(ones[0]!), { ...ack(ones[0]!), revision: 3 }]
  expect(breaches([seatLog(1, twice)], ROWS)).toContain('doubled')
})

it('finds a planted disorder', () => {
  expect(breaches([], [ROWS[0]!, ROWS[2]!])).toEqual(['outOfOrder'])
  expect(breaches([seatLog(1, [ack(ones[1]!), ack(ones[0]!)])], ROWS)).toEqual(['outOfOrder'])
  expect(breaches([seatLog(1, [{ ...ack(ones[0]!), revision: 3 }])], ROWS)).toEqual(['outOfOrder'])
})

it('finds a view or a hand that is not what the store leads to', () => {
  const wrong = (shown: Shown) => breaches([seatLog(1, [], [[2, shown]])], ROWS)
  expect(wrong({ view: 'view 3', secret: null })).toEqual(['toldOtherwise'])
  expect(wrong({ view: 'view 2', secret: 'hand 2 of 0' })).toEqual(['toldOtherwise'])
})
