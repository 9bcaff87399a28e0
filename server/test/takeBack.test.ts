/** A player may take their last decision back while nobody has acted on it and nothing was revealed. */
import { findGame, replay, TAKE_BACK } from '@heorot/shared'
import type { MoviePrompt, MoviePublic } from '@heorot/shared/games/movie'
import { sharedHall } from './support/harness'
import { matchForTwo, playOut, Visitor } from './support/Visitor'

const hall = sharedHall()

async function movieForTwo() {
  const { code, host, guest } = await matchForTwo(hall, { game: 'movie', seats: 2 })
  const first = host.mine!.prompt ? host : guest
  return { code, first, second: first === host ? guest : host }
}

let sent = 0
const act = (visitor: Visitor, intent: unknown) =>
  visitor.ask('intent', { id: `take-back-${sent++}`, intent })

const longship = (visitor: Visitor) => {
  const { spaces } = visitor.mine!.prompt as Extract<MoviePrompt, { kind: 'turn' }>
  return { kind: 'placeFigure', figure: 'longship', space: spaces[0] }
}

test('a figure can be taken back once, by its owner alone, until the next player acts, and the record shows it', async () => {
  const { code, first, second } = await movieForTwo()
  const before = first.view
  const wait = async (revision: number) => {
    await first.until(`step ${revision}`, v => v.inStep && v.table.revision === revision)
    await second.until(`step ${revision}`, v => v.inStep && v.table.revision === revision)
  }
  expect(await act(first, longship(first))).toEqual({ ok: true, revision: 1 })
  await wait(1)
  expect(second.table.takeBack).toBe(first.you.seat)
  expect(await act(second, TAKE_BACK)).toEqual({ refusal: { reason: 'cannot-take-back' } })
  expect(await act(first, TAKE_BACK)).toEqual({ ok: true, revision: 2 })
  await wait(2)
  expect(second.view).toEqual(before)
  expect(second.table.takeBack).toBeNull()

  // Once is enough: the second time the move stands.
  expect(await act(first, longship(first))).toEqual({ ok: true, revision: 3 })
  expect(await act(first, TAKE_BACK)).toEqual({ refusal: { reason: 'cannot-take-back' } })
  await wait(3)

  // Too late: somebody else has acted.
  expect(await act(second, longship(second))).toEqual({ ok: true, revision: 4 })
  await wait(4)
  expect(await act(first, longship(first))).toEqual({ ok: true, revision: 5 })
  expect(await act(second, TAKE_BACK)).toEqual({ refusal: { reason: 'cannot-take-back' } })
  await wait(5)

  // A drawn tile was seen by whoever drew it.
  expect(await act(second, { kind: 'draw' })).toEqual({ ok: true, revision: 6 })
  await wait(6)
  expect(second.table.takeBack).toBeNull()
  expect(await act(second, TAKE_BACK)).toEqual({ refusal: { reason: 'cannot-take-back' } })

  const newcomer = await Visitor.join(hall.url, code, { name: 'Scop' })
  const past = (await newcomer.ask('history', { match: 1 })) as unknown as { steps: { kind: string }[][] }
  expect(past.steps[1]).toEqual([{ kind: 'tookBack', seat: expect.any(Number) }])
  expect((newcomer.view as MoviePublic).figures.filter(figure => figure !== null)).toHaveLength(3)

  await playOut([first, second])
  const { record } = await hall.record(`${code}-1`)
  expect(record.intents[1]![1]).toEqual(TAKE_BACK)
  const movie = findGame('movie')!
  await first.until('the end', v => v.table.phase === 'finished' && v.inStep)
  expect(movie.publicView(replay(movie, record).state)).toEqual(first.view)
})
