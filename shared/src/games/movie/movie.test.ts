import { canonical, type Rng, rngFrom, seedFromNumber, type Viewer } from '../../kernel'
import { allLaws, type Chooser, watchMatch } from '../../testkit'
import { movieScenario } from '../../testkit/movie/scenario'
import { movie } from './movie'
import type { MovieIntent, MoviePrompt, MoviePublic, MovieState } from './types'

describe('people who play otherwise than chance', () => {
  type Preference = (prompt: MoviePrompt, rng: Rng) => MovieIntent

  /** Empties the pool, so that hands run low and seats without figures are skipped. */
  const tilesFirst: Preference = (prompt, rng) => {
    const figureless = prompt.kind === 'turn' && (prompt.draw || prompt.plays.length > 0)
    return movie.suggest(figureless ? { ...prompt, figures: [] } : prompt, rng)
  }
  const figuresFirst: Preference = (prompt, rng) =>
    movie.suggest(
      prompt.kind === 'turn' && prompt.figures.length > 0 ? { ...prompt, draw: false } : prompt,
      rng,
    )
  /** Wastes figures and tiles, until nobody has anything left to fill the board with. */
  const wasteful: Preference = (prompt, rng) => {
    if (prompt.kind === 'remove') return { kind: 'remove', space: prompt.targets[0]! }
    if ('plays' in prompt && !('draw' in prompt && prompt.figures.length > 0)) {
      const cash = prompt.plays.find(play => play.cashIn !== null)
      if (cash) return { kind: 'cashIn', tile: cash.tile }
      const drunk = prompt.plays.find(play => play.replace.length > 0)
      if (drunk) return { kind: 'replaceMead', tile: drunk.tile, space: drunk.replace[0]! }
    }
    return figuresFirst(prompt, rng)
  }
  const preferences: [string, Preference][] = [
    ['tiles first', tilesFirst],
    ['figures first', figuresFirst],
    ['wasteful', wasteful],
  ]
  const seen = new Set<string>()

  it.each(preferences)('%s: the laws hold', (_name, preference) => {
    for (let n = 0; n < 15; n++) {
      const start = { seats: 2 + (n % 3), options: { lastAbility: n % 2 === 1 }, seed: seedFromNumber(n) }
      const choose: Chooser = (state, seat, rng) => preference(movie.prompt(state as MovieState, seat)!, rng)
      const { broken, events } = watchMatch(movie, start, { laws: allLaws, every: 5, choose })
      for (const { everyone } of events) seen.add(everyone.kind)
      expect(broken).toBeNull()
    }
  })

  it('together they bring about every kind of event', () => {
    expect([...seen].sort()).toEqual([...movie.eventKinds].sort())
  })
})

describe('what is hidden', () => {
  it('shows the backs in hand, sorted, and nothing of the faces', () => {
    const board = '# # # # # # # # G # # # G # # # G # # # # # # # #'
    const { state } = movieScenario({ act: 2, board, hands: ['+6 I:horn', '-4'] })
    const view = movie.publicView(state)
    expect(view.players.map(player => player.hand)).toEqual([[1, 2], [2]])
    expect(view.pool).toBe(state.pool.length)
    expect(movie.secretView(state, 0).hand).toEqual(state.players[0]!.hand)
  })

  it('imagine yields states that look the same and hold a whole game', () => {
    const rng = rngFrom(seedFromNumber(7))
    const faults: string[] = []
    const compare = (state: MovieState, viewer: Viewer) => {
      const look = (shown: MovieState) => ({
        view: movie.publicView(shown),
        secret: viewer === 'spectator' ? null : movie.secretView(shown, viewer),
        prompt: viewer === 'spectator' ? null : movie.prompt(shown, viewer),
      })
      const { view, secret } = look(state)
      const twin = movie.imagine(view, secret, viewer, rng)
      if (canonical(look(twin)) !== canonical(look(state))) faults.push(`${viewer} sees a difference`)
      if (canonical(movie.inventory(twin)) !== canonical(movie.inventory(state)))
        faults.push('tiles got lost')
    }
    const start = { seats: 3, options: {}, seed: seedFromNumber(21) }
    const choose: Chooser = (shown, seat, chance) => {
      const state = shown as MovieState
      for (const viewer of [0, 1, 2, 'spectator'] as const) compare(state, viewer)
      return movie.suggest(movie.prompt(state, seat)!, chance)
    }
    watchMatch(movie, start, { laws: {}, choose })
    expect(faults).toEqual([])
  })

  it('imagine deals differently', () => {
    const { state } = movieScenario({ board: '# '.repeat(25), hands: ['+6 -4', 'horn statue'] })
    const view: MoviePublic = movie.publicView(state)
    const rng = rngFrom(seedFromNumber(8))
    const hands = Array.from(
      { length: 20 },
      () => movie.imagine(view, null, 'spectator', rng).players[1]!.hand,
    )
    expect(new Set(hands.map(canonical)).size).toBeGreaterThan(10)
  })

  it('imagine never leaves the seat on turn without anything to play', () => {
    const drawn = movieScenario({ board: '# '.repeat(25), hands: ['counsel'], pool: '+6 counsel' })
    drawn.play({ kind: 'draw' })
    const noPool = movieScenario({ board: '# '.repeat(25), hands: ['+6'], pool: '', supply: ['', ''] })
    const rng = rngFrom(seedFromNumber(9))
    for (const { state } of [drawn, noPool])
      for (let i = 0; i < 200; i++) {
        const twin = movie.imagine(movie.publicView(state), movie.secretView(state, 1), 1, rng)
        const prompt = movie.prompt(twin, 0)
        if (!prompt || !('plays' in prompt) || prompt.plays.length === 0) throw new Error('nothing to play')
      }
  })
})
