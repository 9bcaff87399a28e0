import { gameIds, playableGame } from '../games'
import { begin, canonical, OwnedMatch, rngFrom, seedFromNumber } from '../kernel'
import { imaginedWin } from './odds'

describe.each(gameIds)('imagined ends of %s', id => {
  const playable = playableGame(id)
  const { rules: game } = playable

  it.each([game.seats.min, game.seats.max])(
    'are reached by %s seats from anywhere, by legal choices',
    seats => {
      const watched = { ...playable, rules: { ...game, apply: legally(game.apply) } }
      const match = new OwnedMatch(game, begin(game, { seats, options: {}, seed: seedFromNumber(4) }))
      const rng = rngFrom(seedFromNumber(5))
      for (let step = 0; !game.outcome(match.state); step++) {
        if (step % 40 === 0) {
          const view = game.publicView(match.state)
          const before = canonical(view)
          const shares = imaginedWin(watched, view, rng)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
          expect(canonical(view)).toBe(before)
        }
        const seat = game.asked(match.state)[0]!
        match.accept(seat, game.suggest(game.prompt(match.state, seat)!, rng))
      }
      const { places } = game.outcome(match.state)!
      const shares = imaginedWin(playable, game.publicView(match.state), rng)
      expect(shares.map(share => share > 0)).toEqual(places.map(place => place === 1))
    },
  )

  function legally(apply: typeof game.apply): typeof game.apply {
    return (state, seat, intent, ...rest) => {
      const refusal = game.refuse(state, seat, intent)
      if (refusal) throw new Error(`a quick choice is refused: ${refusal.reason}`)
      apply(state, seat, intent, ...rest)
    }
  }
})
