/** Who gets a seat in the middle of a match, and who never does. */
import type { Seat } from '@heorot/shared'
import { readPublished, sealed, verify } from '@heorot/shared/record'
import { FakeTable, guestNamed } from '../../test/support/fakeTable'
import { upToDate } from './record'
import { DECLINED_FOR } from './Takeovers'

const person = (name: string) => guestNamed(name).person
const refused = (reason: string) => ({ refusal: { reason } })
const DONE = { ok: true }
const PENDING = { ok: true, pending: true }

const tables: FakeTable[] = []
afterEach(() => {
  for (const fake of tables.splice(0)) fake.table.standIns.stop()
})

/** Hrothgar hosts on seat 0, Unferth sits on 1, a bot on 2; Wiglaf watches. Bots take their time. */
async function started(order: Record<string, unknown> = {}): Promise<FakeTable> {
  const fake = new FakeTable({ seats: 3, bots: [null, null, 'king'], ...order }, undefined, {
    botPause: 1_000_000,
  })
  tables.push(fake)
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', 1)
  await fake.enter('Wiglaf')
  expect(await host(fake, { do: 'start' })).toEqual(DONE)
  return fake
}

const host = (fake: FakeTable, command: object) => fake.ask('Hrothgar', 'host', command)
const accept = (fake: FakeTable, name: string, by = 'Hrothgar') =>
  fake.ask(by, 'host', { do: 'accept', person: person(name) })
const seatOf = (fake: FakeTable, name: string): Seat | null => fake.table.attendance.get(name)?.seat ?? null
const asking = (fake: FakeTable) => fake.facts.takeovers.map(({ name, seat }) => [name, seat])
const holders = (fake: FakeTable) =>
  fake.facts.holders
    .filter(({ from }) => from > 1)
    .map(({ seat, from, name, bot }) => [seat, from, name, bot])

describe('whoever has held a seat in a match', () => {
  it('cannot look at another one: not by standing up, not by coming again', async () => {
    const fake = await started()
    expect(await fake.ask('Unferth', 'stand')).toEqual(DONE)
    expect(await fake.ask('Unferth', 'sit', { seat: 2 })).toEqual(refused('own-seat-only'))
    fake.table.leave('Unferth')
    expect(await fake.enter('Unferth', 2)).toBeNull()
    expect(seatOf(fake, 'Unferth')).toBe(1)
  })

  it('finds the seat reserved after standing up, plays on with one click, and a bot plays meanwhile', async () => {
    const fake = await started()
    await fake.ask('Unferth', 'stand')
    expect(seatOf(fake, 'Unferth')).toBeNull()
    expect(fake.facts.seats[1]).toMatchObject({ name: 'Unferth', bot: 'thane', standIn: true, online: false })
    expect(await fake.ask('Wiglaf', 'sit', { seat: 1 })).toEqual(refused('seat-taken'))
    expect(await fake.ask('Unferth', 'sync')).toMatchObject({ you: { seat: null }, mine: null })
    await fake.reopen()
    expect(await fake.enter('Unferth')).toBeNull()
    expect(seatOf(fake, 'Unferth')).toBeNull()
    expect(await fake.ask('Unferth', 'sit')).toEqual(DONE)
    expect(fake.facts.seats[1]).toMatchObject({ name: 'Unferth', bot: null, standIn: false, online: true })
  })

  it('comes back to it at a locked table that nobody may watch', async () => {
    const fake = await started()
    await fake.ask('Unferth', 'stand')
    await host(fake, { do: 'watch', watch: 'nobody' })
    expect(fake.closed.map(([name]) => name)).toEqual(['Wiglaf'])
    await host(fake, { do: 'lock', locked: true })
    fake.table.leave('Unferth')
    expect(await fake.enter('Unferth', true)).toBeNull()
    expect(seatOf(fake, 'Unferth')).toBe(1)
  })

  it.each(['free', 'remove'])('never gets another one when the host uses %s', async command => {
    const fake = await started()
    expect(await host(fake, { do: command, seat: 1, person: person('Unferth') })).toEqual(DONE)
    // A removal holds for ten minutes; unlocking ends it.
    await host(fake, { do: 'lock', locked: true })
    await host(fake, { do: 'lock', locked: false })
    await fake.reopen()
    for (const name of ['Hrothgar', 'Unferth', 'Wiglaf']) await fake.enter(name)
    expect(await fake.ask('Unferth', 'sit', { seat: 2 })).toEqual(refused('own-seat-only'))
    expect(await fake.ask('Unferth', 'sit')).toEqual(PENDING)
    expect(asking(fake)).toEqual([['Unferth', 1]])
    await fake.ask('Unferth', 'withdraw')
    await fake.ask('Wiglaf', 'sit', { seat: 1 })
    await accept(fake, 'Wiglaf')
    expect(await fake.ask('Unferth', 'sit')).toEqual(refused('seat-taken'))
    expect(await fake.ask('Unferth', 'past', { match: 1, from: 0 })).toMatchObject({
      frames: [{ secret: null }],
    })
  })

  it('may sit anywhere once the match is over and another one waits', async () => {
    const fake = await started()
    await fake.ask('Unferth', 'stand')
    while (await fake.step());
    expect(await host(fake, { do: 'rematch' })).toEqual(DONE)
    expect(fake.facts.holders).toEqual([])
    expect(fake.facts.seats[1]).toMatchObject({ person: null, bot: 'thane' })
    expect(await fake.ask('Unferth', 'sit', { seat: 2 })).toEqual(DONE)
    expect(await fake.ask('Wiglaf', 'sit', { seat: 1 })).toEqual(DONE)
    await host(fake, { do: 'start' })
    expect(await fake.ask('Unferth', 'sync')).toMatchObject({ you: { seat: 2 } })
  })

  it('is known at tables that earlier versions stored', async () => {
    const fake = await started()
    await fake.reopen(({ holders: _, ...earlier }) => earlier as Parameters<typeof upToDate>[0])
    await fake.enter('Unferth')
    await fake.ask('Unferth', 'stand')
    expect(await fake.ask('Unferth', 'sit', { seat: 2 })).toEqual(refused('own-seat-only'))
    const { holders: _, ...waiting } = new FakeTable().table.record
    expect(upToDate(waiting as Parameters<typeof upToDate>[0]).holders).toEqual([])
  })
})

describe('a seat that a bot holds', () => {
  it('is asked for, and the host accepts', async () => {
    const fake = await started()
    await fake.step()
    expect(await fake.ask('Wiglaf', 'sit', { seat: 2 })).toEqual(PENDING)
    expect(asking(fake)).toEqual([['Wiglaf', 2]])
    expect(await fake.ask('Wiglaf', 'sync')).toMatchObject({ you: { seat: null }, mine: null })
    for (const name of ['Unferth', 'Wiglaf'])
      expect(await accept(fake, 'Wiglaf', name)).toEqual(refused('not-host'))
    expect(await accept(fake, 'Wiglaf')).toEqual(DONE)
    expect(await fake.ask('Wiglaf', 'sync')).toMatchObject({ you: { seat: 2 }, mine: { match: 1 } })
    expect(asking(fake)).toEqual([])
    expect(holders(fake)).toEqual([[2, 2, 'Wiglaf', null]])
    expect(await accept(fake, 'Wiglaf')).toEqual(refused('no-such-person'))
  })

  it('is asked for at the door, where everybody may watch', async () => {
    const fake = await started()
    expect(await fake.enter('Breca', true)).toBeNull()
    expect(asking(fake)).toEqual([['Breca', 2]])
    expect(seatOf(fake, 'Breca')).toBeNull()
    await host(fake, { do: 'watch', watch: 'nobody' })
    expect(await fake.enter('Onela', true)).toEqual({ reason: 'no-spectators' })
    await host(fake, { do: 'lock', locked: true })
    expect(await fake.enter('Onela', 2)).toEqual({ reason: 'locked' })
  })

  it('is not given to somebody who is declined, and they cannot insist', async () => {
    const fake = await started()
    await fake.ask('Wiglaf', 'sit', { seat: 2 })
    expect(await fake.ask('Unferth', 'host', { do: 'decline', person: person('Wiglaf') })).toEqual(
      refused('not-host'),
    )
    expect(await host(fake, { do: 'decline', person: person('Wiglaf') })).toEqual(DONE)
    expect(asking(fake)).toEqual([])
    expect(await fake.ask('Wiglaf', 'sit', { seat: 2 })).toEqual(refused('declined'))
    await fake.pass(DECLINED_FOR)
    expect(await fake.ask('Wiglaf', 'sit', { seat: 2 })).toEqual(PENDING)
  })

  it('is no longer asked for by somebody who withdraws, leaves or is removed', async () => {
    const fake = await started()
    await fake.ask('Wiglaf', 'sit')
    expect(await fake.ask('Wiglaf', 'withdraw')).toEqual(DONE)
    expect(asking(fake)).toEqual([])
    await fake.ask('Wiglaf', 'sit')
    fake.table.leave('Wiglaf')
    await fake.pass(1000)
    expect(asking(fake)).toEqual([])
    await fake.enter('Wiglaf', true)
    await host(fake, { do: 'remove', person: person('Wiglaf') })
    expect(asking(fake)).toEqual([])
  })

  it('is no longer asked for once another has it, or the match is over', async () => {
    const fake = await started()
    await fake.enter('Breca')
    await fake.ask('Breca', 'sit', { seat: 2 })
    await fake.ask('Wiglaf', 'sit', { seat: 2 })
    await accept(fake, 'Breca')
    expect(asking(fake)).toEqual([])
    await host(fake, { do: 'free', seat: 1 })
    await fake.ask('Wiglaf', 'sit', { seat: 1 })
    expect(asking(fake)).toEqual([['Wiglaf', 1]])
    while (await fake.step());
    expect(asking(fake)).toEqual([])
    expect(await fake.ask('Wiglaf', 'sit', { seat: 1 })).toEqual(DONE)
  })

  it('is asked for by a few at once only', async () => {
    const fake = await started()
    for (let n = 0; n < 8; n++) await fake.enter(`Geat${n}`, true)
    expect(await fake.ask('Wiglaf', 'sit')).toEqual(refused('too-often'))
    expect(fake.facts.takeovers).toHaveLength(8)
  })
})

describe('a host without a seat', () => {
  it('is let in by somebody who plays, not by the host', async () => {
    const fake = await started({ sit: false, bots: ['king', null, 'king'] })
    expect(await fake.ask('Hrothgar', 'sit', { seat: 0 })).toEqual(PENDING)
    for (const name of ['Hrothgar', 'Wiglaf'])
      expect(await accept(fake, 'Hrothgar', name)).toEqual(refused('not-host'))
    expect(await fake.ask('Unferth', 'host', { do: 'lock', locked: true })).toEqual(refused('not-host'))
    expect(await accept(fake, 'Hrothgar', 'Unferth')).toEqual(DONE)
    expect(seatOf(fake, 'Hrothgar')).toBe(0)
  })

  it('takes a seat at once where nobody else plays, and everybody sees it', async () => {
    const fake = await started({ sit: false, bots: ['king', null, 'king'] })
    await host(fake, { do: 'free', seat: 1 })
    await host(fake, { do: 'bot', seat: 1, strength: 'thrall' })
    expect(await fake.ask('Hrothgar', 'sit', { seat: 0 })).toEqual(DONE)
    expect(fake.facts.holders.at(-1)).toMatchObject({ seat: 0, name: 'Hrothgar' })
    expect(await fake.ask('Hrothgar', 'stand')).toEqual(DONE)
    expect(await fake.ask('Hrothgar', 'sit', { seat: 2 })).toEqual(refused('own-seat-only'))
  })
})

describe('the clock', () => {
  it('is not set back by standing up and sitting down again', async () => {
    const fake = await started({ clock: 'brisk', options: { startSeat: 1 } })
    const before = fake.facts.seats[1]?.deadline
    expect(before).toBe(fake.now + 210_000)
    await fake.pass(20_000)
    await fake.ask('Unferth', 'stand')
    await fake.ask('Unferth', 'sit')
    expect(fake.facts.seats[1]?.deadline).toBe(before)
  })

  it('starts over for somebody who takes over a seat', async () => {
    const fake = await started({ clock: 'brisk', options: { startSeat: 1 } })
    await host(fake, { do: 'free', seat: 1 })
    await fake.pass(20_000)
    await fake.ask('Wiglaf', 'sit', { seat: 1 })
    await accept(fake, 'Wiglaf')
    expect(fake.facts.seats[1]?.deadline).toBe(fake.now + 210_000)
  })
})

describe('the record', () => {
  it('keeps whose name belongs to which step', async () => {
    const fake = await started()
    for (let n = 0; n < 3; n++) await fake.step()
    await fake.ask('Unferth', 'stand')
    await fake.step()
    await fake.ask('Unferth', 'sit')
    await fake.ask('Wiglaf', 'sit', { seat: 2 })
    await accept(fake, 'Wiglaf')
    while (await fake.step());
    expect(await fake.store.loadRecord('ABCDEFGH-1')).toMatchObject({
      names: ['Hrothgar', 'Unferth', 'Wiglaf'],
      holders: [
        { seat: 0, from: 1, name: 'Hrothgar', bot: null },
        { seat: 1, from: 1, name: 'Unferth', bot: null },
        { seat: 2, from: 1, name: '', bot: 'king' },
        { seat: 1, from: 4, name: 'Unferth', bot: 'thane' },
        { seat: 1, from: 5, name: 'Unferth', bot: null },
        { seat: 2, from: 5, name: 'Wiglaf', bot: null },
      ],
    })
  })

  it('proves the deal also after somebody else has taken over a seat', async () => {
    const fake = new FakeTable()
    await fake.enter('Hrothgar')
    await fake.enter('Unferth', true)
    await fake.enter('Wiglaf')
    await fake.ask('Unferth', 'chance', { chance: 'ab'.repeat(16) })
    await host(fake, { do: 'start' })
    await host(fake, { do: 'free', seat: 1 })
    await fake.ask('Wiglaf', 'sit')
    await accept(fake, 'Wiglaf')
    while (await fake.step());
    const published = sealed(fake.game, (await fake.store.loadRecord('ABCDEFGH-1'))!)
    expect(readPublished(JSON.parse(JSON.stringify(published)))).toEqual(published)
    expect(verify(published, fake.game).fault).toBeNull()
  })

  it('notes coming and going within one step once, and still everybody who was there', async () => {
    const fake = await started()
    await fake.step()
    for (let n = 0; n < 5; n++) {
      await fake.ask('Unferth', 'stand')
      await fake.ask('Unferth', 'sit')
    }
    expect(holders(fake)).toEqual([])
    for (let n = 0; n < 3; n++) {
      await fake.ask('Wiglaf', 'sit', { seat: 2 })
      await accept(fake, 'Wiglaf')
      await host(fake, { do: 'free', seat: 2 })
    }
    expect(holders(fake)).toEqual([
      [2, 2, 'Wiglaf', null],
      [2, 2, '', null],
    ])
  })
})

describe('a bot put on a seat', () => {
  it('is refused while its owner is there, and plays once they are gone', async () => {
    const fake = await started()
    const put = () => host(fake, { do: 'bot', seat: 1, strength: 'thane' })
    expect(await put()).toEqual(refused('owner-present'))
    expect(fake.facts.seats[1]).toMatchObject({ standIn: false })
    fake.table.leave('Unferth')
    expect(await put()).toEqual(DONE)
    expect(fake.facts.seats[1]).toMatchObject({ standIn: true })
    await fake.enter('Unferth')
    expect(fake.facts.seats[1]).toMatchObject({ standIn: false })
  })

  it('may be another one for somebody who stood up, but stays', async () => {
    const fake = await started()
    await fake.ask('Unferth', 'stand')
    expect(await host(fake, { do: 'bot', seat: 1, strength: 'king' })).toEqual(DONE)
    expect(fake.facts.seats[1]).toMatchObject({ bot: 'king', person: person('Unferth') })
    expect(await host(fake, { do: 'bot', seat: 1, strength: null })).toEqual(refused('seat-taken'))
  })
})
