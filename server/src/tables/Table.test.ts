import type { Seat } from '@heorot/shared'
import { FakeTable, guestNamed, startedForTwo } from '../../test/support/fakeTable'
import { until } from '../../test/support/harness'
import { anythingLegal, type BotThinker } from './bots/thinker'
import { timeBudget } from './record/clock'

const MINUTE = 60_000

const revisionOf = (fake: FakeTable) => fake.table.play!.revision

describe('the clock', () => {
  it('gives a decision its time, then the reserve, and then a stand-in plays', async () => {
    const { fake, seat } = await startedForTwo({ clock: 'brisk' })
    const { decision, reserve } = timeBudget('brisk')!
    expect(fake.facts.seats[seat]?.deadline).toBe(fake.now + decision + reserve)
    await fake.pass(decision + reserve - 1)
    expect(fake.facts.seats[seat]?.standIn).toBe(false)
    await fake.pass(1)
    expect(fake.facts.seats[seat]?.standIn).toBe(true)
    await until('the stand-in to play', () => revisionOf(fake) > 0)
  })

  it('takes what a decision needs beyond its time from the reserve', async () => {
    const { fake, seat } = await startedForTwo({ clock: 'brisk' })
    const { decision, reserve } = timeBudget('brisk')!
    await fake.pass(decision + 20_000)
    await fake.step()
    expect(fake.table.record.seats[seat]?.reserve).toBe(reserve - 20_000)
  })

  it('is noted in the store, so that somebody looks at the table when it has run out', async () => {
    const { fake, asked, idle } = await startedForTwo({ clock: 'days' })
    await fake.table.leave(asked)
    await fake.table.leave(idle)
    expect(fake.sleepy).toBe(true)
    await fake.table.close()
    const { decision, reserve } = timeBudget('days')!
    expect(await fake.store.due(fake.now + decision + reserve - 1)).toEqual([])
    expect(await fake.store.due(fake.now + decision + reserve)).toEqual([{ code: 'ABCDEFGH', owner: null }])
  })
})

it('a stand-in for somebody whose time was up decides, whatever its owner does meanwhile; the next decision is theirs', async () => {
  let decide = () => {}
  const asleep = new Promise<void>(resolve => {
    decide = resolve
  })
  const think: BotThinker['think'] = question => asleep.then(() => anythingLegal.think(question))
  const { fake, seat, asked: late } = await startedForTwo({ clock: 'brisk' }, { think })
  const { decision, reserve } = timeBudget('brisk')!
  await fake.pass(decision + reserve)
  const before = fake.facts.seats[seat]!.deadline
  for (const poke of ['sync', 'stand', 'sit', 'stand', 'sit'] as const) {
    await fake.pass(10_000)
    await fake.ask(late, poke)
    expect(fake.facts.seats[seat]).toMatchObject({ standIn: true, deadline: before })
  }
  expect(await fake.ask(late, 'intent', { id: 'too-late-1', intent: {} })).toEqual({
    refusal: { reason: 'time-up' },
  })
  decide()
  await until('the stand-in to play', () => !fake.facts.seats[seat]!.standIn)
  expect([revisionOf(fake), fake.facts.seats[seat]!.reserve]).toEqual([1, 0])
  // What their time ran out for stands.
  expect(fake.table.play!.publicNews().takeBack).toBeNull()
})

describe('absence', () => {
  it('lets a bot stand in after the grace, until the owner is back', async () => {
    const { fake, seat, asked } = await startedForTwo()
    fake.table.leave(asked)
    await fake.pass(5 * MINUTE - 1)
    expect(fake.facts.seats[seat]?.standIn).toBe(false)
    await fake.pass(1)
    expect(fake.facts.seats[seat]).toMatchObject({ standIn: true, online: false })
    await fake.enter(asked)
    expect(fake.facts.seats[seat]).toMatchObject({ standIn: false, online: true })
  })

  it('does not count while nobody else is waiting', async () => {
    const { fake, seat, asked, idle } = await startedForTwo()
    await fake.table.leave(asked)
    await fake.table.leave(idle)
    await fake.pass(60 * MINUTE)
    expect(fake.facts.seats[seat]?.standIn).toBe(false)
    expect(fake.sleepy).toBe(true)
  })

  it('of a host over days counts across the times when the table was not in memory', async () => {
    const { fake } = await startedForTwo({ clock: 'days' })
    fake.table.leave('Hrothgar')
    await fake.pass(20 * 60 * MINUTE)
    fake.table.leave('Unferth')
    await fake.reopen()
    await fake.enter('Unferth')
    await fake.pass(4 * 60 * MINUTE - 1)
    expect(fake.facts.deputy).toBeNull()
    await fake.pass(1)
    expect(fake.facts.deputy).toBe(guestNamed('Unferth').person)
  })
})

it('bots get what their seat sees, and never stop the table when they fail', async () => {
  const seen: Seat[] = []
  const fake = new FakeTable(
    { seats: 3, bots: ['king', null, 'thrall'] },
    {
      think: async question => {
        seen.push(question.seat)
        expect(Object.keys(question).sort().join()).toBe('game,prompt,seat,secret,strength,view')
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

it('several people at once are never given the same seat', async () => {
  const fake = new FakeTable({ seats: 4 })
  const names = ['Breca', 'Wiglaf', 'Hygelac', 'Ecgtheow', 'Onela']
  const answers = await Promise.all(names.map(name => fake.enter(name, true)))
  const reasons = answers.map(answer => answer?.reason ?? null)
  expect(reasons).toEqual([null, null, null, 'no-seat-free', 'no-seat-free'])
  expect(fake.facts.seats.map(seat => seat.name)).toEqual(['Hrothgar', 'Breca', 'Wiglaf', 'Hygelac'])
})
