/** A server that was stopped or paused costs nobody time, and gives everybody the usual grace to come back. */
import { FakeTable, guestNamed } from '../../test/support/fakeTable'
import { until } from '../../test/support/harness'
import { HOST_GRACE, timeBudget } from './clock'

const MINUTE = 60_000
const HOURS = 5 * 60 * MINUTE
const BRISK_GRACE = MINUTE
const brisk = timeBudget('brisk')!

/** Two people at a started table; `asked` decides first, `idle` waits. */
async function started(order: Record<string, unknown> = { clock: 'brisk' }) {
  const fake = new FakeTable(order)
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', true)
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  const seat = fake.table.play!.waitingFor[0]!
  const names = ['Hrothgar', 'Unferth']
  return { fake, seat, asked: names[seat]!, idle: names[1 - seat]! }
}

const left = (fake: FakeTable, seat: number) => fake.facts.seats[seat]!.deadline! - fake.now
const standIn = (fake: FakeTable, seat: number) => fake.facts.seats[seat]!.standIn

/** The server stops, and another one starts after so long. */
async function restart(fake: FakeTable, ms: number): Promise<void> {
  fake.table.leave('Hrothgar')
  fake.table.leave('Unferth')
  await fake.reopen(undefined, ms)
}

describe('a server that was stopped', () => {
  it('charges nobody for it', async () => {
    const { fake, seat, asked } = await started()
    await fake.pass(40_000)
    await restart(fake, HOURS)
    expect(left(fake, seat)).toBe(brisk.decision + brisk.reserve - 40_000)
    await fake.pass(1000)
    expect(standIn(fake, seat)).toBe(false)
    await fake.enter(asked)
    await fake.step()
    expect(fake.table.record.seats[seat]?.reserve).toBe(brisk.reserve - 11_000)
  })

  it('lets nobody’s time run out before they could come back', async () => {
    const { fake, seat } = await started()
    await fake.pass(brisk.decision + brisk.reserve - 1000)
    await restart(fake, HOURS)
    expect(left(fake, seat)).toBe(BRISK_GRACE)
    await fake.pass(BRISK_GRACE - 1)
    expect([standIn(fake, seat), fake.table.play!.revision]).toEqual([false, 0])
    await fake.pass(1)
    expect(standIn(fake, seat)).toBe(true)
    await until('the stand-in to play', () => fake.table.play!.revision > 0)
  })

  it('gives time to come back to a game over days, too', async () => {
    const { fake, seat } = await started({ clock: 'days' })
    const { decision, reserve } = timeBudget('days')!
    await fake.pass(decision + reserve - 1000)
    await restart(fake, HOURS)
    expect(left(fake, seat)).toBe(5 * MINUTE)
  })

  it('gives whoever takes over a seat afterwards the usual time', async () => {
    const { fake, seat } = await started({ clock: 'brisk', options: { startSeat: 1 } })
    await restart(fake, HOURS)
    for (const name of ['Hrothgar', 'Unferth', 'Wiglaf']) await fake.enter(name)
    await fake.pass(10_000)
    await fake.ask('Hrothgar', 'host', { do: 'free', seat })
    await fake.ask('Wiglaf', 'sit', { seat })
    await fake.ask('Hrothgar', 'host', { do: 'accept', person: guestNamed('Wiglaf').person })
    expect(fake.facts.seats[seat]!.name).toBe('Wiglaf')
    expect(left(fake, seat)).toBe(brisk.decision + brisk.reserve)
  })

  it('wakes a table when its time is up by the players’ clocks', async () => {
    const { fake } = await started({ clock: 'days' })
    const { decision, reserve } = timeBudget('days')!
    await restart(fake, HOURS)
    await fake.table.close()
    const due = async (at: number) => (await fake.store.due(at)).map(({ code }) => code)
    expect(await due(fake.playTime.now() + decision + reserve - 1)).toEqual([])
    expect(await due(fake.playTime.now() + decision + reserve)).toEqual(['ABCDEFGH'])
  })
})

describe('a server that was paused', () => {
  it('takes nobody whose connection stayed open for absent, and says by when they decide', async () => {
    const { fake, seat } = await started()
    await fake.pass(40_000)
    await fake.pause(HOURS)
    expect([standIn(fake, seat), fake.facts.seats[seat]?.online]).toEqual([false, true])
    expect(left(fake, seat)).toBe(brisk.decision + brisk.reserve - 40_000)
  })

  it.each([
    ['with a clock', { clock: 'brisk' }, BRISK_GRACE],
    ['without a clock', {}, 5 * MINUTE],
  ])('gives whoever was away the whole grace again, %s', async (_, order, grace) => {
    const { fake, seat, asked } = await started(order)
    fake.table.leave(asked)
    await fake.pass(grace - 1000)
    await fake.pause(HOURS)
    await fake.pass(grace - 1)
    expect(standIn(fake, seat)).toBe(false)
    await fake.pass(1)
    expect(standIn(fake, seat)).toBe(true)
  })

  it('does not pass the host’s role on before the host could come back', async () => {
    const { fake } = await started()
    fake.table.leave('Hrothgar')
    await fake.pass(HOST_GRACE - 1000)
    await fake.pause(HOURS)
    await fake.pass(HOST_GRACE - 1)
    expect(fake.facts.host).toBe(guestNamed('Hrothgar').person)
    await fake.pass(1)
    expect(fake.facts.host).toBe(guestNamed('Unferth').person)
  })
})

describe('sync', () => {
  it('ends a stand-in; what the decision took so far is spent', async () => {
    const { fake, seat, asked } = await started()
    await fake.pass(brisk.decision + brisk.reserve)
    expect(standIn(fake, seat)).toBe(true)
    await fake.ask(asked, 'sync')
    expect(standIn(fake, seat)).toBe(false)
    expect(left(fake, seat)).toBe(brisk.decision)
  })

  it('of somebody else ends none', async () => {
    const { fake, seat, idle } = await started()
    await fake.pass(brisk.decision + brisk.reserve)
    await fake.ask(idle, 'sync')
    expect(standIn(fake, seat)).toBe(true)
  })
})
