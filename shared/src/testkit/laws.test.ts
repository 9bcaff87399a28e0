import { findGame } from '../games'
import { type AnyGame, seedFromNumber, type Told } from '../kernel'
import { allLaws, cheapLaws } from './laws'
import { watchMatch } from './watch'

describe('the laws bite', () => {
  const movie = findGame('movie')!
  const broken = (changed: Partial<AnyGame>): string | null => {
    for (let n = 1; n < 5; n++) {
      const start = { seats: 3, options: {}, seed: seedFromNumber(n) }
      const { broken } = watchMatch({ ...movie, ...changed }, start, { laws: allLaws })
      if (broken) return broken
    }
    return null
  }

  it('when the order of the pool stands in the public view', () => {
    const publicView = (state: unknown) => ({
      ...(movie.publicView(state) as object),
      order: (state as { pool: number[] }).pool.slice(),
    })
    expect(broken({ publicView })).toContain('viewsHideTheHidden')
  })

  it('when a seat sees what another one holds', () => {
    const secretView = (state: unknown) => movie.secretView(state, 0)
    expect(broken({ secretView })).toContain('viewsHideTheHidden')
  })

  it('when a public event names a tile that was drawn', () => {
    const apply: AnyGame['apply'] = (state, seat, intent, rng, tell) =>
      movie.apply(state, seat, intent, rng, (told: Told<{ kind: string }>) =>
        tell(told.everyone.kind === 'drew' ? { everyone: told.only![seat]! } : told),
      )
    expect(broken({ apply })).toContain('eventsHideTheHidden')
  })

  it('when a tile vanishes', () => {
    const apply: AnyGame['apply'] = (state, seat, intent, rng, tell) => {
      movie.apply(state, seat, intent, rng, tell)
      if (intent.kind === 'draw') (state as { pool: number[] }).pool.pop()
    }
    expect(broken({ apply })).toContain('nothingIsLost')
  })

  it('when a suggestion is not legal', () => {
    const suggest = () => ({ kind: 'decline' })
    expect(broken({ suggest })).toContain('legalIsAccepted')
  })

  it('when the way the state is altered depends on who calls', () => {
    let calls = 0
    const apply: AnyGame['apply'] = (state, seat, intent, rng, tell) => {
      movie.apply(state, seat, intent, rng, tell)
      ;(state as { players: { saga: number }[] }).players[0]!.saga += calls++ % 2
    }
    expect(broken({ apply })).toContain('playIsPure')
  })

  it('but not on the honest game', () => {
    const start = { seats: 4, options: {}, seed: seedFromNumber(9) }
    expect(watchMatch(movie, start, { laws: cheapLaws }).broken).toBeNull()
  })
})
