/** A server that was stopped or paused costs nobody time, and gives everybody the usual grace to come back. */
import { FakeTable, guestNamed, startedForTwo } from '../../test/support/fakeTable'
import { until } from '../../test/support/harness'
import { AWAY_GRACE, timeBudget } from './record/clock'

const MINUTE = 60_000
const HOURS = 5 * 60 * MINUTE
const BRISK_GRACE = MINUTE
const brisk = timeBudget('brisk')!

const started = (order: Record<string, unknown> = { clock: 'brisk' }) => startedForTwo(order)

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
    const people = ['Hrothgar', 'Unferth', 'Breca']
    const order = { clock: 'brisk', seats: 3, options: { startSeat: 1 } }
    const fake = new FakeTable(order, undefined, { botPause: 1e8 })
    for (const name of people) await fake.enter(name, true)
    await fake.ask('Hrothgar', 'host', { do: 'start' })
    expect(fake.table.play!.waitingFor).toEqual([1])
    for (const name of people) fake.table.leave(name)
    await fake.reopen(undefined, HOURS)
    for (const name of [...people, 'Wiglaf']) await fake.enter(name)
    await fake.ask('Unferth', 'stand', { forGood: true })
    await fake.pass(10_000)
    await fake.ask('Wiglaf', 'sit', { seat: 1 })
    for (const name of ['Hrothgar', 'Breca'])
      await fake.ask(name, 'host', { do: 'accept', person: guestNamed('Wiglaf').person, seat: 1 })
    expect(fake.facts.seats[1]!.name).toBe('Wiglaf')
    expect(left(fake, 1)).toBe(brisk.decision + brisk.reserve)
    fake.table.standIns.stop()
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

  it('lets nobody act for the host before the host could come back', async () => {
    const { fake } = await started()
    fake.table.leave('Hrothgar')
    await fake.pass(AWAY_GRACE - 1000)
    await fake.pause(HOURS)
    await fake.pass(AWAY_GRACE - 1)
    expect(fake.facts.deputy).toBeNull()
    await fake.pass(1)
    expect(fake.facts.deputy).toBe(guestNamed('Unferth').person)
  })
})

describe('coming back', () => {
  it('ends a stand-in who has not decided yet, and the clock runs on', async () => {
    const { fake, seat, asked } = await started()
    fake.table.leave(asked)
    await fake.pass(BRISK_GRACE)
    expect(standIn(fake, seat)).toBe(true)
    await fake.enter(asked)
    expect(standIn(fake, seat)).toBe(false)
    expect(left(fake, seat)).toBe(brisk.decision + brisk.reserve - BRISK_GRACE)
  })

  it('of somebody else ends none', async () => {
    const { fake, seat, asked, idle } = await started()
    fake.table.leave(asked)
    await fake.pass(BRISK_GRACE)
    await fake.ask(idle, 'sync')
    expect(standIn(fake, seat)).toBe(true)
  })
})
