import { movie, type MoviePublic, pointsBySeat, scoresOf } from '..'
import { rngFrom, seedFromNumber } from '../../../kernel'
import { watchMatch } from '../../../testkit'
import { pointsOf, survey } from './field'

it('counts every board as the rules do, and knows what one more point is worth', () => {
  for (let n = 1; n <= 8; n++) {
    const seats = 2 + (n % 3)
    const rng = rngFrom(seedFromNumber(n))
    watchMatch(
      movie,
      { seats, options: {}, seed: seedFromNumber(n) },
      {
        laws: {},
        choose(state, seat) {
          const view = movie.publicView(state as Parameters<typeof movie.publicView>[0])
          const points = pointsBySeat(scoresOf(view), seats)
          if (pointsOf(view, seats).join() !== points.join()) expect(pointsOf(view, seats)).toEqual(points)
          checkSwing(view, points)
          return movie.suggest(movie.prompt(state as never, seat)!, rng)
        },
      },
    )
  }
})

const PLAIN_ONE = 0

/** Laying the plain +1 of Act I on an open space changes each seat's points by that seat's swing there. */
function checkSwing(view: MoviePublic, points: readonly number[]): void {
  const space = view.tiles.findIndex((tile, at) => tile === null && view.figures[at] === null && at > 0)
  if (space < 0 || scoresOf(view).length === 0) return
  const after = pointsOf({ ...view, tiles: view.tiles.with(space, PLAIN_ONE) }, points.length)
  points.forEach((before, seat) => {
    const share = points.map((_, other) => (other === seat ? 1 : 0))
    const { swing, dead } = survey(view, share)
    const expected = before + (dead?.[space] ? 0 : swing[space]!)
    if (after[seat] !== expected) expect(after[seat]).toBe(expected)
  })
}
