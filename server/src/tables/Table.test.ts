import type { Seat } from '@heorot/shared'
import { FakeTable, guestNamed } from '../../test/support/fakeTable'
import { until } from '../../test/support/harness'
import { HOST_GRACE, timeBudget } from './clock'

const MINUTE = 60_000

/** Two people at a started table; `asked` decides first, `idle` waits. */
async function started(order: Record<string, unknown> = {}) {
  const fake = new FakeTable(order)
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', true)
  expect(await fake.ask('Hrothgar', 'host', { do: 'start' })).toEqual({ ok: true })
  const seat = fake.table.play!.waitingFor[0]!
  const names = ['Hrothgar', 'Unferth']
  return { fake, seat, asked: names[seat]!, idle: names[1 - seat]! }
}

const revisionOf = (fake: FakeTable) => fake.table.play!.revision

describe('the clock', () => {
  it('gives a decision its time, then the reserve, and then a stand-in plays', async () => {
    const { fake, seat } = await started({ clock: 'brisk' })
    const { decision, reserve } = timeBudget('brisk')!
    expect(fake.facts.seats[seat]?.deadline).toBe(fake.now + decision + reserve)
    await fake.pass(decision + reserve - 1)
    expect(fake.facts.seats[seat]?.standIn).toBe(false)
    await fake.pass(1)
    expect(fake.facts.seats[seat]?.standIn).toBe(true)
    await until('the stand-in to play', () => revisionOf(fake) > 0)
  })

  it('takes what a decision needs beyond its time from the reserve', async () => {
    const { fake, seat, asked } = await started({ clock: 'brisk' })
    const { decision, reserve } = timeBudget('brisk')!
    await fake.pass(decision + 20_000)
    const intent = fake.table.game.suggest(fake.table.play!.whole(seat).prompt!, {
      below: () => 0,
      shuffle: items => items,
      pick: items => items[0]!,
    })
    expect(await fake.ask(asked, 'intent', { id: 'intent-1', intent })).toMatchObject({ ok: true })
    expect(fake.table.record.seats[seat]?.reserve).toBe(reserve - 20_000)
  })

  it('is noted in the store, so that somebody looks at the table when it has run out', async () => {
    const { fake, asked, idle } = await started({ clock: 'days' })
    fake.table.leave(asked)
    fake.table.leave(idle)
    expect(fake.sleepy).toBe(true)
    await fake.table.close()
    const { decision, reserve } = timeBudget('days')!
    expect(await fake.store.due(fake.now + decision + reserve - 1)).toEqual([])
    expect(await fake.store.due(fake.now + decision + reserve)).toEqual([{ code: 'ABCDEFGH', owner: null }])
  })
})

describe('absence', () => {
  it('lets a bot stand in after the grace, until the owner is back', async () => {
    const { fake, seat, asked } = await started()
    fake.table.leave(asked)
    await fake.pass(5 * MINUTE - 1)
    expect(fake.facts.seats[seat]?.standIn).toBe(false)
    await fake.pass(1)
    expect(fake.facts.seats[seat]).toMatchObject({ standIn: true, online: false })
    await fake.enter(asked)
    expect(fake.facts.seats[seat]).toMatchObject({ standIn: false, online: true })
  })

  it('does not count while nobody else is waiting', async () => {
    const { fake, seat, asked, idle } = await started()
    fake.table.leave(asked)
    fake.table.leave(idle)
    await fake.pass(60 * MINUTE)
    expect(fake.facts.seats[seat]?.standIn).toBe(false)
    expect(fake.sleepy).toBe(true)
  })

  it('passes the host’s role on', async () => {
    const { fake } = await started()
    fake.table.leave('Hrothgar')
    await fake.pass(HOST_GRACE - 1)
    expect(fake.facts.host).toBe(guestNamed('Hrothgar').person)
    await fake.pass(1)
    expect(fake.facts.host).toBe(guestNamed('Unferth').person)
  })
})

describe('bots', () => {
  it('get what their seat sees, and never stop the table when they fail', async () => {
    const seen: Seat[] = []
    const fake = new FakeTable(
      { seats: 3, bots: ['king', null, 'thrall'] },
      {
        think: async question => {
          seen.push(question.seat)
          expect(Object.keys(question).sort()).toEqual(
            ['game', 'prompt', 'seat', 'secret', 'strength', 'view'].sort(),
          )
          return { kind: 'nonsense' }
        },
      },
    )
    await fake.enter('Hrothgar')
    await fake.ask('Hrothgar', 'stand')
    await fake.ask('Hrothgar', 'host', { do: 'bot', seat: 1, strength: 'thane' })
    expect(await fake.ask('Hrothgar', 'host', { do: 'start' })).toEqual({ ok: true })
    await until('the bots to finish', () => fake.table.record.phase === 'finished')
    expect(new Set(seen)).toEqual(new Set([0, 1, 2]))
    expect(await fake.store.loadRecord('ABCDEFGH-1')).toMatchObject({ bots: ['king', 'thane', 'thrall'] })
  })
})

describe('several people at once', () => {
  it('are never given the same seat', async () => {
    const fake = new FakeTable({ seats: 4 })
    const names = ['Breca', 'Wiglaf', 'Hygelac', 'Ecgtheow', 'Onela']
    const answers = await Promise.all(names.map(name => fake.enter(name, true)))
    expect(answers.map(answer => answer?.reason ?? null)).toEqual([
      null,
      null,
      null,
      'no-seat-free',
      'no-seat-free',
    ])
    expect(fake.facts.seats.map(seat => seat.name)).toEqual(['Hrothgar', 'Breca', 'Wiglaf', 'Hygelac'])
  })
})
