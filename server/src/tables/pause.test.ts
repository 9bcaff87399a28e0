import { FakeTable, guestNamed } from '../../test/support/fakeTable'
import { timeBudget } from './clock'

const HOUR = 3_600_000
const brisk = timeBudget('brisk')!
const done = { ok: true }
const refused = (reason: string) => ({ refusal: { reason } })

/** Two people at a started table; `asked` decides first, `idle` waits. */
async function started(clock = 'brisk') {
  const fake = new FakeTable({ clock })
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', true)
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  const seat = fake.table.play!.waitingFor[0]!
  const names = ['Hrothgar', 'Unferth']
  return { fake, seat, asked: names[seat]!, idle: names[1 - seat]! }
}

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
    expect([fake.facts.seats[seat]!.standIn, fake.table.play!.revision]).toEqual([false, 0])
    expect(await fake.ask(idle, 'pause', { want: false })).toEqual(done)
    expect([fake.facts.paused, fake.facts.pauseWanted]).toEqual([false, []])
    expect(left(fake, seat)).toBe(brisk.decision + brisk.reserve - 10_000)
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

  it('needs a clock, a match and a seat', async () => {
    const { fake, idle } = await started('none')
    expect(await fake.ask(idle, 'pause', { want: true })).toEqual(refused('no-clock'))
    await fake.enter('Scop')
    expect(await fake.ask('Scop', 'pause', { want: true })).toEqual(refused('not-seated'))
  })
})

describe('time given', () => {
  it('is one more decision in the reserve of somebody else, up to a limit', async () => {
    const { fake, seat, asked, idle } = await started()
    expect(await fake.ask(idle, 'giveTime', { seat })).toEqual(done)
    expect(left(fake, seat)).toBe(2 * brisk.decision + brisk.reserve)
    expect(await fake.ask(asked, 'giveTime', { seat })).toEqual(refused('own-time'))
    expect(await fake.ask(idle, 'giveTime', { seat: 5 })).toEqual(refused('no-such-seat'))
    for (let i = 0; i < 40; i++) await fake.ask(idle, 'giveTime', { seat })
    expect(fake.table.record.seats[seat]!.reserve).toBe(4 * brisk.reserve)
  })
})
