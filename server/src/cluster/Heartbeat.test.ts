import type { Leases } from '../store/Store'
import { Heartbeat } from './Heartbeat'

const beating: Heartbeat[] = []
afterAll(() => beating.forEach(heartbeat => void heartbeat.stop()))

/** A store whose answers, and a clock whose time, the test decides. */
function heart() {
  const told: string[] = []
  const world = { now: 0, renew: async (): Promise<boolean> => true }
  const leases = { lasts: 6000, renew: () => world.renew() } as Leases
  const events = {
    lapsed: () => told.push('lapsed'),
    replaced: () => told.push('replaced'),
    unheard: () => told.push('unheard'),
  }
  const heartbeat = new Heartbeat(leases, events, () => world.now)
  beating.push(heartbeat)
  return { told, world, heartbeat }
}

const away = () => Promise.reject(new Error('no answer'))

it('says nothing while it is heard', async () => {
  const { told, world, heartbeat } = heart()
  for (world.now = 0; world.now < 60_000; world.now += 2000) await heartbeat.beat()
  expect([told, heartbeat.isHeard]).toEqual([[], true])
})

it('gives up once when the store is away for longer than a lease lasts, and is back with it', async () => {
  const { told, world, heartbeat } = heart()
  world.renew = away
  for (world.now = 2000; world.now <= 20_000; world.now += 2000) await heartbeat.beat()
  expect([told, heartbeat.isHeard]).toEqual([['unheard', 'lapsed'], false])
  world.renew = async () => true
  await heartbeat.beat()
  expect(heartbeat.isHeard).toBe(true)
  world.renew = away
  world.now += 7000
  await heartbeat.beat()
  expect(told).toEqual(['unheard', 'lapsed', 'lapsed', 'unheard'])
})

it('notices a pause in the middle of asking', async () => {
  const { told, world, heartbeat } = heart()
  world.renew = async () => {
    world.now += 10_000
    return true
  }
  await heartbeat.beat()
  expect(told).toEqual(['lapsed'])
  world.renew = async () => true
  await heartbeat.beat()
  expect([told, heartbeat.isHeard]).toEqual([['lapsed'], true])
})

it('hears that its name is taken', async () => {
  const { told, world, heartbeat } = heart()
  world.renew = async () => false
  await heartbeat.beat()
  expect(told).toEqual(['replaced'])
})

it('needs no heart where there is no other process', () => {
  const never = () => Promise.reject(new Error('not asked'))
  new Heartbeat({ lasts: null, renew: never } as unknown as Leases, {
    lapsed: never,
    replaced: never,
    unheard: never,
  })
})

it('knows at once that it was silent for too long, before the timer rings', () => {
  const { told, world, heartbeat } = heart()
  world.now = 60_000
  expect([heartbeat.isHeard, told]).toEqual([false, ['lapsed']])
})
