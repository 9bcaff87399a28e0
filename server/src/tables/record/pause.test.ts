import { FakeTable, guestNamed, startedForTwo } from '../../../test/support/fakeTable'
import { timeBudget } from './clock'

const HOUR = 3_600_000
const brisk = timeBudget('brisk')!
const done = { ok: true }
const refused = (reason: string) => ({ refusal: { reason } })

const started = (clock = 'brisk') => startedForTwo({ clock })

const left = (fake: FakeTable, seat: number) => fake.facts.seats[seat]!.deadline! - fake.now

describe('a pause', () => {
  it('begins when everybody wants it, stops the clocks, and ends when one wants to go on', async () => {
    const { fake, seat, asked, idle } = await started()
    await fake.pass(10_000)
    expect(await fake.ask(idle, 'pause', { want: true })).toEqual(done)
    expect([fake.facts.paused, fake.facts.pauseWanted]).toEqual([false, [guestNamed(idle).person]])
    expect(await fake.ask(asked, 'pause', { want: true })).toEqual(done)
    expect([fake.facts.paused, fake.facts.seats[seat]!.deadline]).toEqual([true, null])
    await fake.pass(HOUR)
    expect(await fake.ask(idle, 'pause', { want: true })).toEqual(done)
    expect([fake.facts.seats[seat]!.standIn, fake.table.play!.revision]).toEqual([false, 0])
    expect(await fake.ask(idle, 'pause', { want: false })).toEqual(done)
    expect([fake.facts.paused, fake.facts.pauseWanted]).toEqual([false, []])
    expect(left(fake, seat)).toBe(brisk.decision + brisk.reserve - 10_000)
  })

  it('is no absence: whoever left meanwhile has the usual time from its end', async () => {
    const { fake, seat, asked, idle } = await started()
    for (const name of [asked, idle]) await fake.ask(name, 'pause', { want: true })
    fake.table.leave(asked)
    await fake.enter('Scop')
    await fake.pass(HOUR)
    expect(await fake.ask('Scop', 'sit', { seat })).toEqual(refused('seat-taken'))
    await fake.ask(idle, 'pause', { want: false })
    await fake.pass(60_000 - 1)
    expect(fake.facts.seats[seat]!.standIn).toBe(false)
    await fake.pass(1)
    expect(fake.facts.seats[seat]!.standIn).toBe(true)
  })

  it('is wanted for one match only', async () => {
    const { fake, idle } = await started()
    await fake.ask(idle, 'pause', { want: true })
    while (await fake.step());
    expect(fake.facts).toMatchObject({ phase: 'finished', pauseWanted: [] })
  })

  it('lets nobody act', async () => {
    const { fake, asked, idle } = await started()
    for (const name of [asked, idle]) await fake.ask(name, 'pause', { want: true })
    const intent = { kind: 'draw' }
    expect(await fake.ask(asked, 'intent', { id: 'intent-1', intent })).toEqual(refused('paused'))
  })

  it('lasts through a restart, and wakes nobody', async () => {
    const { fake, seat, asked, idle } = await started('days')
    for (const name of [asked, idle]) await fake.ask(name, 'pause', { want: true })
    for (const name of [asked, idle]) fake.table.leave(name)
    await fake.reopen()
    expect([fake.facts.paused, fake.facts.seats[seat]!.deadline]).toEqual([true, null])
    await fake.table.close()
    expect(await fake.store.due(fake.now + 1000 * HOUR)).toEqual([])
  })

  it('can be withdrawn before the others agree', async () => {
    const { fake, idle } = await started()
    await fake.ask(idle, 'pause', { want: true })
    expect(await fake.ask(idle, 'pause', { want: false })).toEqual(done)
    expect(fake.facts.pauseWanted).toEqual([])
  })

  it('is up to those who play: not to bots, nor to whoever stood up', async () => {
    const fake = new FakeTable({ clock: 'brisk', seats: 4, bots: [null, null, null, 'king'] }, undefined, {
      botPause: 1e8,
    })
    await fake.enter('Hrothgar')
    for (const name of ['Unferth', 'Breca']) await fake.enter(name, true)
    await fake.ask('Hrothgar', 'host', { do: 'start' })
    for (const name of ['Unferth', 'Breca']) await fake.ask(name, 'pause', { want: true })
    await fake.ask('Unferth', 'pause', { want: false })
    expect(fake.facts.pauseWanted).toEqual([guestNamed('Breca').person])
    await fake.ask('Unferth', 'stand')
    expect(await fake.ask('Unferth', 'pause', { want: false })).toEqual(refused('not-seated'))
    expect(await fake.ask('Unferth', 'giveTime', { seat: 0 })).toEqual(refused('not-seated'))
    await fake.ask('Hrothgar', 'pause', { want: true })
    expect(fake.facts.paused).toBe(true)
    fake.table.standIns.stop()
  })

  it('needs a clock, a match and a seat', async () => {
    const { fake, idle } = await started('none')
    expect(await fake.ask(idle, 'pause', { want: true })).toEqual(refused('no-clock'))
    await fake.enter('Scop')
    expect(await fake.ask('Scop', 'pause', { want: true })).toEqual(refused('not-seated'))
  })
})

it('time given is one more decision in the reserve of somebody else, up to a limit', async () => {
  const { fake, seat, asked, idle } = await started()
  expect(await fake.ask(idle, 'giveTime', { seat })).toEqual(done)
  expect(left(fake, seat)).toBe(2 * brisk.decision + brisk.reserve)
  expect(await fake.ask(asked, 'giveTime', { seat })).toEqual(refused('own-time'))
  expect(await fake.ask(idle, 'giveTime', { seat: 5 })).toEqual(refused('no-such-seat'))
  for (let i = 0; i < 40; i++) await fake.ask(idle, 'giveTime', { seat })
  expect(fake.table.record.seats[seat]!.reserve).toBe(4 * brisk.reserve)
})
