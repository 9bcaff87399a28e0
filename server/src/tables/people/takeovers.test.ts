/** Who gets a seat in the middle of a match, and who never does. */
import type { Seat } from '@heorot/shared'
import { readPublished, sealed, verify } from '@heorot/shared/record'
import { addressFor, FakeTable, guestNamed } from '../../../test/support/fakeTable'
import { upToDate } from '../../store/upToDate'

const AWAY_GRACE = 5 * 60_000
const DECLINED_FOR = 60_000
const person = (name: string) => guestNamed(name).person
const refused = (reason: string) => ({ refusal: { reason } })
const DONE = { ok: true }
const PENDING = { ok: true, pending: true }

const tables: FakeTable[] = []
afterEach(() => {
  for (const fake of tables.splice(0)) fake.table.standIns.stop()
})

/** Hrothgar hosts on seat 0, Unferth sits on 1, a bot on 2; Wiglaf watches. Bots take their time. */
async function started(order: Record<string, unknown> = {}, third?: string): Promise<FakeTable> {
  const fake = new FakeTable({ seats: 3, bots: [null, null, 'king'], ...order }, undefined, {
    botPause: 1_000_000,
  })
  tables.push(fake)
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', 1)
  if (third) await fake.enter(third, 2)
  await fake.enter('Wiglaf')
  expect(await host(fake, { do: 'start' })).toEqual(DONE)
  return fake
}

const host = (fake: FakeTable, command: object) => fake.ask('Hrothgar', 'host', command)
const accept = (fake: FakeTable, name: string, by = 'Hrothgar') =>
  fake.ask(by, 'host', { do: 'accept', ...asked(fake, name) })
/** Whom an answer is about; of those who do not ask, the seat of the bot. */
const asked = (fake: FakeTable, name: string) => ({
  person: person(name),
  seat: fake.table.record.takeovers.find(one => one.name === name)?.seat ?? 2,
})
/** Everybody who decides agrees. */
async function agreed(fake: FakeTable, name: string, by = ['Hrothgar', 'Unferth']) {
  for (const decider of by) expect(await accept(fake, name, decider)).toEqual(DONE)
}
const giveUp = (fake: FakeTable, name: string) => fake.ask(name, 'stand', { forGood: true })
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

  it.each(['free', 'remove'])(
    'keeps it when the host uses %s, and gets no other after giving it up',
    async command => {
      const fake = await started()
      expect(await host(fake, { do: command, seat: 1, person: person('Unferth') })).toEqual(
        refused('seat-owned'),
      )
      await giveUp(fake, 'Unferth')
      await fake.reopen()
      for (const name of ['Hrothgar', 'Unferth', 'Wiglaf']) await fake.enter(name)
      expect(await fake.ask('Unferth', 'sit', { seat: 2 })).toEqual(refused('own-seat-only'))
      expect(await fake.ask('Wiglaf', 'sit', { seat: 1 })).toEqual(refused('too-few-to-agree'))
      // Their own hand they may see again, if the other agrees.
      expect(await fake.ask('Unferth', 'sit')).toEqual(PENDING)
      expect(asking(fake)).toEqual([['Unferth', 1]])
      await agreed(fake, 'Unferth', ['Hrothgar'])
      expect(seatOf(fake, 'Unferth')).toBe(1)
      await giveUp(fake, 'Unferth')
      expect(await fake.ask('Unferth', 'past', { match: 1, from: 0 })).toMatchObject({
        frames: [{ secret: null }],
      })
    },
  )

  it('may leave a seat for good that was reserved for them', async () => {
    const fake = await started()
    await fake.ask('Unferth', 'stand')
    expect(await giveUp(fake, 'Unferth')).toEqual(DONE)
    expect(fake.facts.seats[1]).toMatchObject({ person: null, bot: 'thane' })
    expect(await giveUp(fake, 'Unferth')).toEqual(refused('not-seated'))
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
  it('is asked for, and all who play accept', async () => {
    const fake = await started()
    await fake.step()
    expect(await fake.ask('Wiglaf', 'sit', { seat: 2 })).toEqual(PENDING)
    expect(asking(fake)).toEqual([['Wiglaf', 2]])
    expect(await fake.ask('Wiglaf', 'sync')).toMatchObject({ you: { seat: null }, mine: null })
    expect(await accept(fake, 'Wiglaf', 'Wiglaf')).toEqual(refused('not-decider'))
    expect(fake.facts.takeovers[0]?.undecided).toEqual([person('Hrothgar'), person('Unferth')])
    expect(await accept(fake, 'Wiglaf')).toEqual(DONE)
    expect(fake.facts.takeovers[0]?.undecided).toEqual([person('Unferth')])
    expect(seatOf(fake, 'Wiglaf')).toBeNull()
    expect(await accept(fake, 'Wiglaf', 'Unferth')).toEqual(DONE)
    expect(await fake.ask('Wiglaf', 'sync')).toMatchObject({ you: { seat: 2 }, mine: { match: 1 } })
    expect(asking(fake)).toEqual([])
    expect(holders(fake)).toEqual([[2, 2, 'Wiglaf', null]])
    expect(await accept(fake, 'Wiglaf')).toEqual(refused('no-such-person'))
  })

  it('is given only as it was asked for when somebody agreed', async () => {
    const fake = await started()
    await fake.ask('Wiglaf', 'sit', { seat: 2 })
    const answer = { do: 'accept', ...asked(fake, 'Wiglaf') }
    await giveUp(fake, 'Unferth')
    await fake.enter('Breca')
    await fake.ask('Unferth', 'sit')
    await fake.ask('Wiglaf', 'withdraw')
    expect(await host(fake, { ...answer, seat: 1 })).toEqual(refused('no-such-person'))
    expect(await host(fake, answer)).toEqual(refused('no-such-person'))
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

  it('is not given to somebody whom one declines, and they cannot insist, nor somebody else from there', async () => {
    const fake = await started()
    await fake.ask('Wiglaf', 'sit', { seat: 2 })
    await accept(fake, 'Wiglaf')
    expect(await fake.ask('Unferth', 'host', { do: 'decline', ...asked(fake, 'Wiglaf') })).toEqual(DONE)
    expect(asking(fake)).toEqual([])
    expect(await fake.ask('Wiglaf', 'sit', { seat: 2 })).toEqual(refused('declined'))
    await fake.enter('Wiglaf2', undefined, addressFor('Wiglaf'))
    expect(await fake.ask('Wiglaf2', 'sit', { seat: 2 })).toEqual(refused('declined'))
    await fake.pass(DECLINED_FOR - 1)
    fake.table.leave('Wiglaf')
    await fake.enter('Wiglaf', undefined, addressFor('elsewhere'))
    expect(await fake.ask('Wiglaf', 'sit', { seat: 2 })).toEqual(refused('declined'))
    await fake.pass(1)
    expect(await fake.ask('Wiglaf', 'sit', { seat: 2 })).toEqual(PENDING)
  })

  it('is no longer asked for by somebody who withdraws, stays away or is removed', async () => {
    const fake = await started()
    await fake.ask('Wiglaf', 'sit')
    expect(await fake.ask('Wiglaf', 'withdraw')).toEqual(DONE)
    expect(asking(fake)).toEqual([])
    await fake.ask('Wiglaf', 'sit')
    fake.table.leave('Wiglaf')
    await fake.pass(1000)
    await fake.reopen()
    for (const name of ['Hrothgar', 'Unferth']) await fake.enter(name)
    expect(asking(fake)).toEqual([['Wiglaf', 2]])
    await fake.pass(5 * 60_000)
    fake.table.announce()
    expect(asking(fake)).toEqual([])
    await fake.enter('Wiglaf', true)
    expect(asking(fake)).toEqual([['Wiglaf', 2]])
    await host(fake, { do: 'remove', person: person('Wiglaf') })
    expect(asking(fake)).toEqual([])
  })

  it('is no longer asked for once another has it, or the match is over', async () => {
    const fake = await started()
    await fake.enter('Breca')
    await fake.ask('Breca', 'sit', { seat: 2 })
    await fake.ask('Wiglaf', 'sit', { seat: 2 })
    await agreed(fake, 'Breca')
    expect(asking(fake)).toEqual([])
    await giveUp(fake, 'Unferth')
    await fake.ask('Wiglaf', 'sit', { seat: 1 })
    expect(asking(fake)).toEqual([['Wiglaf', 1]])
    while (await fake.step());
    fake.table.announce()
    expect([asking(fake), fake.table.record.takeovers]).toEqual([[], []])
    expect(await fake.ask('Wiglaf', 'sit', { seat: 1 })).toEqual(DONE)
  })

  it('is asked for by a few at once only, and by two from one address', async () => {
    const fake = await started()
    for (let n = 0; n < 8; n++) await fake.enter(`Geat${n}`, true)
    expect(await fake.ask('Wiglaf', 'sit')).toEqual(refused('too-often'))
    expect(fake.facts.takeovers).toHaveLength(8)
    await host(fake, { do: 'decline', ...asked(fake, 'Geat0') })
    await host(fake, { do: 'decline', ...asked(fake, 'Geat1') })
    const home = addressFor('Geat2')
    for (const name of ['Frisian', 'Jute']) await fake.enter(name, undefined, home)
    expect(await fake.ask('Frisian', 'sit')).toEqual(PENDING)
    expect(await fake.ask('Jute', 'sit')).toEqual(refused('too-often'))
  })
})

describe('a seat whose owner stays away', () => {
  it('is asked for, and whatever was agreed ends when they are back', async () => {
    const fake = await started()
    await fake.enter('Onela')
    await fake.ask('Onela', 'sit', { seat: 2 })
    await agreed(fake, 'Onela')
    fake.table.leave('Unferth')
    await fake.pass(AWAY_GRACE - 1)
    expect(await fake.ask('Wiglaf', 'sit', { seat: 1 })).toEqual(refused('seat-taken'))
    await fake.pass(1)
    expect(await fake.ask('Wiglaf', 'sit', { seat: 1 })).toEqual(PENDING)
    await accept(fake, 'Wiglaf')
    await fake.enter('Unferth')
    expect([asking(fake), fake.table.record.takeovers]).toEqual([[], []])
  })
})

describe('a host without a seat', () => {
  it('is let in by those who play', async () => {
    const fake = await started({ sit: false, bots: ['king', null, 'king'] })
    expect(await fake.ask('Hrothgar', 'sit', { seat: 0 })).toEqual(PENDING)
    for (const name of ['Hrothgar', 'Wiglaf'])
      expect(await accept(fake, 'Hrothgar', name)).toEqual(refused('not-decider'))
    expect(await fake.ask('Unferth', 'host', { do: 'lock', locked: true })).toEqual(refused('not-host'))
    expect(await accept(fake, 'Hrothgar', 'Unferth')).toEqual(DONE)
    expect(seatOf(fake, 'Hrothgar')).toBe(0)
  })

  it('has the seat they asked for once nobody is left who decides', async () => {
    const fake = await started({ sit: false, bots: ['king', null, 'king'] })
    expect(await fake.ask('Hrothgar', 'sit', { seat: 0 })).toEqual(PENDING)
    await giveUp(fake, 'Unferth')
    expect(seatOf(fake, 'Hrothgar')).toBe(0)
  })

  it('takes a seat at once where nobody else plays, and everybody sees it', async () => {
    const fake = await started({ sit: false, bots: ['king', null, 'king'] })
    await giveUp(fake, 'Unferth')
    await host(fake, { do: 'lock', locked: true })
    fake.table.leave('Hrothgar')
    expect(await fake.enter('Hrothgar')).toBeNull()
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
    await fake.enter('Onela')
    await fake.ask('Onela', 'sit', { seat: 2 })
    await agreed(fake, 'Onela')
    await giveUp(fake, 'Unferth')
    await fake.pass(20_000)
    await fake.ask('Wiglaf', 'sit', { seat: 1 })
    await agreed(fake, 'Wiglaf', ['Hrothgar', 'Onela'])
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
    await agreed(fake, 'Wiglaf')
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
    const fake = new FakeTable({ seats: 3 })
    await fake.enter('Hrothgar')
    await fake.enter('Unferth', true)
    await fake.enter('Onela', true)
    await fake.enter('Wiglaf')
    const entropy = { entropy: 'ab'.repeat(16) }
    expect(await fake.ask('Unferth', 'entropy', entropy)).toEqual(DONE)
    expect(await fake.ask('Unferth', 'entropy', entropy)).toEqual(refused('not-waiting'))
    await host(fake, { do: 'start' })
    await giveUp(fake, 'Unferth')
    await fake.ask('Wiglaf', 'sit')
    await agreed(fake, 'Wiglaf', ['Hrothgar', 'Onela'])
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
      await agreed(fake, 'Wiglaf')
      await giveUp(fake, 'Wiglaf')
    }
    expect(holders(fake)).toEqual([
      [2, 2, 'Wiglaf', null],
      [2, 2, '', 'thane'],
    ])
  })
})

describe('a bot put on a seat', () => {
  it('is refused until its owner has been away for long, and plays until they are back', async () => {
    const fake = await started()
    const put = () => host(fake, { do: 'bot', seat: 1, strength: 'thane' })
    expect(await put()).toEqual(refused('owner-present'))
    fake.table.leave('Unferth')
    await fake.pass(AWAY_GRACE - 1)
    expect(await put()).toEqual(refused('owner-may-return'))
    expect(fake.facts.seats[1]).toMatchObject({ standIn: false })
    await fake.pass(1)
    expect(await put()).toEqual(DONE)
    expect(fake.facts.seats[1]).toMatchObject({ standIn: true, awaySince: fake.now - AWAY_GRACE })
    await fake.enter('Unferth')
    expect(fake.facts.seats[1]).toMatchObject({ standIn: false, awaySince: null })
  })

  it('may be another one for somebody who stood up, but stays', async () => {
    const fake = await started({ clock: 'relaxed', options: { startSeat: 1 } })
    await fake.ask('Unferth', 'stand')
    fake.table.leave('Unferth')
    expect(await host(fake, { do: 'bot', seat: 1, strength: 'king' })).toEqual(DONE)
    expect(fake.facts.seats[1]).toMatchObject({ bot: 'king', person: person('Unferth') })
    await fake.pass(AWAY_GRACE)
    expect(fake.table.standIns.seats.size).toBe(0)
    expect(await host(fake, { do: 'bot', seat: 1, strength: null })).toEqual(refused('seat-taken'))
  })
})

describe('several requests at once', () => {
  /** A fourth seat has a bot, too; Hrothgar has agreed to Wiglaf and Onela, Unferth has not. */
  async function two(seats: readonly [Seat, Seat]): Promise<FakeTable> {
    const fake = await started({ seats: 4, bots: [null, null, 'king', 'king'] })
    await fake.enter('Onela')
    for (const [i, name] of ['Wiglaf', 'Onela'].entries()) {
      expect(await fake.ask(name, 'sit', { seat: seats[i] })).toEqual(PENDING)
      await accept(fake, name)
    }
    return fake
  }

  it('for one seat: the first gets it once nobody else has to agree, and whoever left is not refused', async () => {
    const fake = await two([2, 2])
    expect(await giveUp(fake, 'Unferth')).toEqual(DONE)
    expect([seatOf(fake, 'Wiglaf'), seatOf(fake, 'Onela')]).toEqual([2, null])
    expect(fake.table.record.takeovers).toEqual([])
  })

  it('for two seats: whoever got the first decides about the second', async () => {
    const fake = await two([2, 3])
    expect(await giveUp(fake, 'Unferth')).toEqual(DONE)
    expect([seatOf(fake, 'Wiglaf'), seatOf(fake, 'Onela')]).toEqual([2, null])
    expect(fake.facts.takeovers.map(one => one.undecided)).toEqual([[person('Wiglaf')]])
    await accept(fake, 'Onela', 'Wiglaf')
    expect(seatOf(fake, 'Onela')).toBe(3)
  })
})

it('a new owner is sent the whole hand, whatever the one before was sent', async () => {
  const fake = await started({ seats: 3, bots: [], options: { startSeat: 0 } }, 'Onela')
  await giveUp(fake, 'Unferth')
  await fake.ask('Wiglaf', 'sit', { seat: 1 })
  await agreed(fake, 'Wiglaf', ['Hrothgar', 'Onela'])
  const sent: unknown[] = []
  fake.onSent = (name, message) => {
    if (name === 'Wiglaf') sent.push(message)
  }
  await fake.step()
  // Who is not asked is told so: the question is null, not left out.
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ secret: expect.anything() })
  expect(sent[0]).toHaveProperty('prompt')
})

it('any seat is an empty one first, then that of the first bot', async () => {
  const fake = new FakeTable({ seats: 4, bots: [null, 'king', null, 'thane'] })
  const got: (Seat | null)[] = []
  for (const name of ['Hrothgar', 'Unferth', 'Onela', 'Breca']) {
    await fake.enter(name, true)
    got.push(seatOf(fake, name))
  }
  expect(got).toEqual([0, 2, 1, 3])
})
