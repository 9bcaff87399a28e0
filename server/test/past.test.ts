/** People at a table can look at everything they were allowed to see. */
import { type History, PAST_MOST, type Past } from '@heorot/shared'
import { sharedHall } from './support/harness'
import { matchForTwo, playMove, Visitor } from './support/Visitor'

const hall = sharedHall()

const past = (visitor: Visitor, from: number, more: { match?: number; to?: number } = {}): Promise<Past> =>
  visitor.ask('past', { match: 1, from, ...more }) as unknown as Promise<Past>

const history = (visitor: Visitor, match = 1): Promise<History> =>
  visitor.ask('history', { match }) as unknown as Promise<History>

async function playedTable(steps: number) {
  const { code, host, guest } = await matchForTwo(hall, { game: 'legend' })
  while (host.table.revision < steps) await playMove([host, guest])
  return { code, host, guest }
}

test('a player who comes back sees the steps between with their own hand, a spectator without any', async () => {
  const { code, host, guest } = await playedTable(4)
  await guest.leave()
  const known = host.table.revision
  while (host.table.revision < known + 1) {
    if (!(await host.playAnything())) break
  }
  const back = await Visitor.join(hall.url, code, { name: 'Unferth', token: guest.token })
  const spectator = await Visitor.join(hall.url, code, { name: 'Scop' })
  const mine = await past(back, 2)
  expect(mine.frames.map(({ revision }) => revision)).toEqual(
    Array.from({ length: host.table.revision - 1 }, (_, i) => i + 2),
  )
  expect(mine.frames.at(-1)).toMatchObject({ view: back.view, secret: back.mine!.secret })
  expect((await past(spectator, 2)).frames.at(-1)).toMatchObject({ view: back.view, secret: null })
  expect(await past(spectator, 0, { match: 2 })).toEqual({ ok: true, frames: [] })
  expect(await spectator.ask('past', { match: 1, from: -1 })).toMatchObject({
    refusal: { reason: 'malformed' },
  })
})

test('it sends only so many steps at once, and never into the waiting room', async () => {
  const { code, token } = await hall.create({ game: 'movie', seats: 2 })
  const waiting = await Visitor.join(hall.url, code, { token })
  expect(await past(waiting, 0)).toEqual({ ok: true, frames: [] })
  const { host } = await playedTable(PAST_MOST + 6)
  expect((await past(host, 0)).frames).toHaveLength(PAST_MOST + 1)
  const early = await past(host, 2, { to: 4 })
  expect(early.frames.map(({ revision }) => revision)).toEqual([2, 3, 4])
})

test('history tells every step from the first, to each in their own wording', async () => {
  const { code, guest } = await playedTable(12)
  const spectator = await Visitor.join(hall.url, code, { name: 'Scop' })
  const { frames } = await past(guest, 0, { to: 12 })
  const { steps } = await history(guest)
  expect(steps.slice(0, 12)).toEqual(frames.slice(1).map(({ events }) => events))
  const seen = await past(spectator, 0, { to: 12 })
  expect((await history(spectator)).steps.slice(0, 12)).toEqual(seen.frames.slice(1).map(one => one.events))
  expect(await history(spectator, 2)).toEqual({ ok: true, steps: [] })
})
