import { createShape, findGame, type Outcome } from '@heorot/shared'
import { guestNamed } from '../../../test/support/fakeTable'
import type { TableRecord } from '../../store/TableRecord'
import { answerBroadcast, decideHands, offerBroadcast } from './consent'
import { noteHolders } from './seatHistory'
import { finish, gameOfHall, rematch, setUp, start } from './life'
import { newRecord } from './newRecord'
import { askableAt, claimSeat, type TableMoment, turnedAway } from './rights'
import { handOver, holdByBot, removePerson, resize, sit, vacate } from './seating'

const NOW = 1_800_000_000_000

function tableOf(seats: number, bots: unknown[] = []): TableRecord {
  const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats, bots })
  return newRecord('ABCDEFGH', order, {}, guestNamed('Hrothgar'), '', NOW)
}

/** Nobody is away. */
const at = (record: TableRecord): TableMoment => ({
  ...{ record, now: NOW, played: NOW, returnedAt: 0, awaySince: () => null, coveredSince: () => null },
})

/** Takes any seat. */
function sitDown(table: TableRecord, name: string): void {
  const claim = claimSeat(at(table), guestNamed(name), null)
  if ('seat' in claim) sit(table, guestNamed(name), claim.seat, NOW)
}

const names = (table: TableRecord) => table.seats.map(seat => seat.bot ?? seat.name)

it('lets somebody sit who agrees to a delay that is not offered', () => {
  const claim = claimSeat(at(tableOf(2)), { ...guestNamed('Breca'), agrees: 5 }, null)
  expect(claim).toEqual({ seat: 1, needsConsent: false })
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

it.each([
  ['brisk', null, null, 5 * MINUTE + 7],
  ['days', null, null, null],
  ['days', null, MINUTE, MINUTE + DAY],
  ['days', 'thane', null, 2 * DAY + 7],
] as const)(
  '%s, bot %s, missed after %s: the seat can be asked for after %s',
  (clock, bot, missed, after) => {
    const table = Object.assign(tableOf(2), { clock, phase: 'playing' })
    Object.assign(table.seats[0]!, { bot, reserve: 7 })
    const coveredSince = () => (missed === null ? null : NOW + missed)
    const away = { ...at(table), awaySince: () => NOW, coveredSince }
    expect(askableAt(away, 0)).toBe(after && NOW + after)
    const back = { ...away, returnedAt: NOW + 9 * DAY }
    expect(askableAt(back, 0)).toBe(after && NOW + 9 * DAY + 5 * MINUTE)
    expect(askableAt(at(table), 0)).toBeNull()
  },
)

it('fills empty seats before those a bot holds', () => {
  const table = tableOf(3, [null, 'king'])
  for (const name of ['Breca', 'Wiglaf']) sitDown(table, name)
  expect(names(table)).toEqual(['Hrothgar', 'Wiglaf', 'Breca'])
  expect(claimSeat(at(table), guestNamed('Onela'), null)).toEqual({ reason: 'no-seat-free' })
  expect(claimSeat(at(table), guestNamed('Breca'), null)).toEqual({ reason: 'already-seated' })
})

it('knows a member who held a seat by another device, too', () => {
  const table = tableOf(3, [null, null, 'king'])
  const maren = { ...guestNamed('Maren'), member: 'c0ffee' }
  sit(table, maren, 1, NOW)
  Object.assign(table, { phase: 'playing', hands: 'open' })
  noteHolders(table, 1)
  vacate(table, 1)
  const phone = { ...guestNamed('Phone'), member: 'c0ffee' }
  expect(claimSeat(at(table), phone, 2)).toEqual({ reason: 'own-seat-only' })
  expect(claimSeat(at(table), phone, null)).toEqual({ seat: 1, needsConsent: true })
  expect(turnedAway(at(table), { ...phone, opens: true }, false)).toEqual({ reason: 'own-hand-only' })
})

const game = findGame('movie')!

it.each([
  { public: true },
  { watch: 'nobody' },
  { hints: 'newcomers' },
  { coach: false },
  { options: game.readOptions({ startSeat: 1 }, 2) },
] as const)('is set up with %j, and stays the same otherwise', change => {
  const table = { ...tableOf(2), options: game.readOptions({}, 2) }
  const before = structuredClone(table)
  expect(setUp(table, game, change as object)).toBeNull()
  expect(table).toEqual({ ...before, ...change })
  expect(setUp(table, game, {})).toBeNull()
  expect(table).toEqual({ ...before, ...change })
})

it('is set up with as many seats as the game has, a clock, and options of the game only', () => {
  const table = tableOf(2)
  expect([1, 5].map(seats => setUp(table, game, { seats }))).toEqual([
    { reason: 'seats-mismatch' },
    { reason: 'seats-mismatch' },
  ])
  expect([4, 2].map(seats => setUp(table, game, { seats }))).toEqual([null, null])
  expect(setUp(table, game, { options: { startSeat: 7 } })).toEqual({ reason: 'bad-options' })
  expect(setUp(table, game, { clock: 'brisk', broadcast: 5 })).toBeNull()
  expect(table.seats.map(({ reserve, agreed }) => [reserve, agreed])).toEqual([
    [180_000, true],
    [180_000, false],
  ])
  expect(start(table, game)).toEqual({ reason: 'seats-empty' })
  expect(setUp(table, game, { seats: 3 })).toBeNull()
  for (const [i, name] of ['Breca', 'Wiglaf'].entries()) sit(table, guestNamed(name), i + 1, NOW)
  expect(setUp(table, game, { seats: 2 })).toEqual({ reason: 'seats-mismatch' })
  expect(table.phase).toBe('waiting')
})

it('waits for the next match with those who sit, and bots where people stood up', () => {
  const table = { ...tableOf(3, [null, null, 'king']), clock: 'brisk' as const }
  sit(table, guestNamed('Breca'), 1, NOW)
  expect(start(table, game)).toBeNull()
  Object.assign(table.seats[1]!, { bot: 'thane', chance: 'ab', reserve: 7 })
  Object.assign(table, { phase: 'finished', hands: 'open', invite: 'ABCD', finishedAt: NOW })
  rematch(table, 'ff')
  expect(table).toMatchObject({
    ...{ phase: 'waiting', hands: 'hidden', match: 2, serverSeed: 'ff' },
    ...{ seed: null, rules: null, finishedAt: null, invite: null },
  })
  expect(names(table)).toEqual(['Hrothgar', 'thane', 'king'])
  expect(table.seats[1]).toMatchObject({ owner: null, chance: '', reserve: 180_000 })
  rematch(Object.assign(table, { clock: 'none' }), 'ee')
  expect(table.seats.map(({ reserve }) => reserve)).toEqual([0, 0, 0])
})

it('counts a finished match of a hall for those who played it', () => {
  const table: TableRecord = { ...tableOf(2, [null, 'king']), phase: 'playing', hall: 'heorot' }
  noteHolders(table, 1)
  finish(table, NOW)
  vacate(table, 0)
  const outcome: Outcome = { places: [2, 1], scores: [30, 40] }
  const seats = [
    { name: 'Hrothgar', member: null, bot: false, place: 2, score: 30 },
    { name: '', member: null, bot: true, place: 1, score: 40 },
  ]
  const counted = { id: 'ABCDEFGH-1', game: 'movie', at: NOW, seats }
  expect(gameOfHall(table, outcome)).toEqual([{ kind: 'hallGame', hall: 'heorot', game: counted }])
  expect(gameOfHall({ ...table, hall: undefined } as unknown as TableRecord, outcome)).toEqual([])
})

it('opens hands to viewers when all who sit agree to the delay that is offered', () => {
  const table = tableOf(2)
  expect(answerBroadcast(table, guestNamed('Hrothgar'), 5)).toEqual({ reason: 'no-broadcast' })
  expect(answerBroadcast(table, guestNamed('Scop'), 0)).toBeNull()
  decideHands(table)
  expect(table.hands).toBe('hidden')
  offerBroadcast(table, 5)
  sit(table, guestNamed('Breca'), 1, NOW)
  decideHands(table)
  expect(table.hands).toBe('hidden')
  expect(answerBroadcast(table, guestNamed('Breca'), 5)).toBeNull()
  offerBroadcast(table, 5)
  decideHands(table)
  answerBroadcast(table, guestNamed('Breca'), 5)
  expect(table.hands).toBe('open')
  answerBroadcast(table, guestNamed('Breca'), 0)
  expect([table.hands, table.seats[1]!.agreed]).toEqual(['closed', false])
  offerBroadcast(table, 0)
  expect(table.seats.map(({ agreed }) => agreed)).toEqual([false, false])
  for (const seat of [0, 1]) vacate(table, seat)
  decideHands(table)
  expect(table.hands).toBe('hidden')
})

it('keeps its host when they stand up', () => {
  const table = tableOf(2)
  const { host } = table
  table.seats[1]!.chance = 'ab'
  sit(table, guestNamed('Breca'), 1, NOW)
  expect(table.seats[1]).toMatchObject({ chance: '', agreed: false })
  vacate(table, 0)
  expect(table.host).toEqual(host)
  const { person } = guestNamed('Hrothgar')
  expect(handOver(table, person)).toEqual({ reason: 'no-such-person' })
  const sanction = { person, place: '', known: [], until: NOW + 1 }
  expect(removePerson(table, sanction, NOW)).toEqual({ reason: 'no-such-person' })
  expect(handOver(table, guestNamed('Breca').person)).toBeNull()
  expect(table.host).toEqual({ owner: guestNamed('Breca').owner, person: guestNamed('Breca').person })
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
  expect(holdByBot(table, 5, 'king')).toEqual({ reason: 'no-such-seat' })
  expect([vacate(table, 1), names(table)[1], vacate(table, 5)]).toEqual([
    null,
    '',
    { reason: 'no-such-seat' },
  ])
})
