/** Whoever looked away is told what they would have seen. */
import { MISSED_MOST, type Missed } from '@heorot/shared'
import { type Hall, openHall } from './support/harness'
import { newTestToken, Visitor } from './support/Visitor'

jest.setTimeout(60_000)

let hall: Hall
beforeAll(async () => {
  hall = await openHall()
})
afterAll(() => hall.stop())

const missed = (visitor: Visitor, revision: number, match = 1): Promise<Missed> =>
  visitor.ask('missed', { match, revision }) as unknown as Promise<Missed>

async function playedTable(steps: number) {
  const { code, token } = await hall.create({ game: 'legend', seats: 2 })
  const host = await Visitor.join(hall.url, code, { token })
  const guestToken = newTestToken()
  const guest = await Visitor.join(hall.url, code, { name: 'Unferth', sit: true, token: guestToken })
  await host.host({ do: 'start' })
  await host.until('the deal', v => v.inStep && v.mine)
  await guest.until('the deal', v => v.inStep && v.mine)
  while (host.table.revision < steps)
    if (!(await host.playAnything()) && !(await guest.playAnything()))
      await new Promise(resolve => setTimeout(resolve, 1))
  return { code, host, guest, guestToken }
}

test('a player who comes back sees the steps between with their own hand, a spectator without any', async () => {
  const { code, host, guest, guestToken } = await playedTable(4)
  await guest.leave()
  const known = host.table.revision
  while (host.table.revision < known + 1) {
    if (!(await host.playAnything())) break
  }
  const back = await Visitor.join(hall.url, code, { name: 'Unferth', token: guestToken })
  const spectator = await Visitor.join(hall.url, code, { name: 'Scop' })
  const mine = await missed(back, 2)
  expect(mine.frames.map(({ revision }) => revision)).toEqual(
    Array.from({ length: host.table.revision - 1 }, (_, i) => i + 2),
  )
  expect(mine.frames.at(-1)).toMatchObject({ view: back.view, secret: back.mine!.secret })
  expect((await missed(spectator, 2)).frames.at(-1)).toMatchObject({ view: back.view, secret: null })
  expect(await missed(spectator, 0, 2)).toEqual({ ok: true, frames: [] })
  expect(await spectator.ask('missed', { revision: -1 })).toMatchObject({ refusal: { reason: 'malformed' } })
  await Promise.all([host, back, spectator].map(v => v.leave()))
})

test('it reaches back only so far, and never into the waiting room', async () => {
  const { code, token } = await hall.create({ game: 'movie', seats: 2 })
  const waiting = await Visitor.join(hall.url, code, { token })
  expect(await missed(waiting, 0)).toEqual({ ok: true, frames: [] })
  await waiting.leave()
  const { host, guest } = await playedTable(MISSED_MOST + 6)
  expect((await missed(host, 0)).frames).toHaveLength(MISSED_MOST + 1)
  await Promise.all([host, guest].map(v => v.leave()))
})
