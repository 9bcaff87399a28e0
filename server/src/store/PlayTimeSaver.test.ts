import { RunningTime } from '../ops/playTime'
import { PlayTimeSaver } from './PlayTimeSaver'
import type { Store } from './Store'
import { openSqlite } from './sqlite/sqlite'
import { ConnectionLost } from './trouble'

const HOUR = 3_600_000

/** A clock that moves when told, looked at every second like a server does. */
class Clock {
  at = 1_800_000_000_000
  readonly read = () => this.at

  run(time: RunningTime, seconds: number): void {
    for (let n = 0; n < seconds; n++) {
      this.at += 1000
      time.now()
    }
  }
}

describe('the time on players’ clocks', () => {
  it('begins as the time of day and runs with the server', () => {
    const clock = new Clock()
    const time = new RunningTime(clock.read, null)
    expect([time.now(), time.lag, time.returnedAt]).toEqual([clock.at, 0, clock.at])
    clock.run(time, 7200)
    expect([time.now(), time.lag]).toEqual([clock.at, 0])
  })

  it('goes on where an earlier process stopped, whatever became of the host’s clock', () => {
    for (const away of [5 * HOUR, 0, -5 * HOUR]) {
      const clock = new Clock()
      const stopped = clock.at - away
      const time = new RunningTime(clock.read, stopped)
      expect([time.now(), time.lag, time.returnedAt]).toEqual([stopped, away, stopped])
      clock.run(time, 60)
      expect(time.now()).toBe(stopped + 60_000)
    }
  })

  it('stands still while the process is paused, and knows when it came back', () => {
    const clock = new Clock()
    const time = new RunningTime(clock.read, null)
    clock.run(time, 60)
    const before = time.now()
    clock.at += 3 * HOUR
    expect([time.now(), time.lag, time.returnedAt]).toEqual([before, 3 * HOUR, before])
    clock.run(time, 60)
    expect([time.now(), time.returnedAt]).toEqual([before + 60_000, before])
  })

  it('counts what passed while another process ran', () => {
    const clock = new Clock()
    const time = new RunningTime(clock.read, null)
    const before = time.now()
    clock.at += HOUR
    time.catchUp(before + HOUR)
    expect([time.now(), time.lag, time.returnedAt]).toEqual([clock.at, 0, clock.at])
    time.catchUp(clock.at - 500)
    time.catchUp(clock.at + 500)
    expect(time.now()).toBe(clock.at)
  })
})

describe('saving it', () => {
  it('keeps the last moment of a server for the next, and never goes back', async () => {
    const store = openSqlite({ data: ':memory:', sync: 'normal' })
    const clock = new Clock()
    const first = await PlayTimeSaver.begin(store, clock.read)
    clock.run(first.time, 100)
    await first.end()
    const stopped = clock.at
    clock.at += 5 * HOUR
    const second = await PlayTimeSaver.begin(store, clock.read)
    expect(second.time.now()).toBe(stopped)
    await second.end()
    await store.commit([{ kind: 'time', at: 1 }])
    expect(await store.loadTime()).toBe(stopped)
    await store.close()
  })

  it('counts while any of several processes runs, and only then', async () => {
    const own = openSqlite({ data: ':memory:', sync: 'normal' })
    const store: Store = { ...own, isShared: true }
    const clock = new Clock()
    const begin = () => PlayTimeSaver.begin(store, clock.read)
    const [steady, paused] = [await begin(), await begin()]
    clock.run(steady.time, 3600)
    await steady.end()
    await paused.save()
    expect([steady.time.now(), paused.time.now()]).toEqual([clock.at, clock.at])
    await paused.end()
    const stopped = clock.at
    clock.at += 5 * HOUR
    const next = await begin()
    expect([next.time.now(), next.time.returnedAt]).toEqual([stopped, stopped])
    await next.end()
    await own.close()
  })

  it('tries a store that fails no more often than twice a second, however many ask', async () => {
    jest.useFakeTimers({ now: 0 })
    const tries: number[] = []
    const fail = async () => {
      tries.push(Date.now())
      throw new Error('full')
    }
    const store = { commit: fail, loadTime: async () => null } as unknown as Store
    const saver = await PlayTimeSaver.begin(store, new Clock().read)
    for (let asked = 0; asked < 300; asked++) {
      await Promise.all([saver.trySave(), saver.trySave()])
      jest.advanceTimersByTime(5)
    }
    expect(tries).toEqual([0, 500, 1000])
    await saver.end()
    jest.useRealTimers()
  })
})

it('begins when a database that restarts at the same moment is back', async () => {
  const store = openSqlite({ data: ':memory:', sync: 'normal' })
  const clock = new Clock()
  await store.commit([{ kind: 'time', at: clock.at - HOUR }])
  jest.spyOn(store, 'loadTime').mockRejectedValueOnce(new ConnectionLost('it restarts'))
  const saver = await PlayTimeSaver.begin(store, clock.read)
  expect(saver.time.now()).toBe(clock.at - HOUR)
  await saver.end()
  await store.close()
})
