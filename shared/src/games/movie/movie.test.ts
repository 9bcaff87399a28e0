import { begin, canonical, OwnedMatch, type Rng, rngFrom, seedFromNumber, type Viewer } from '../../kernel'
import { allLaws, type Chooser, watchMatch } from '../../testkit'
import { movieScenario } from '../../testkit/movie/scenario'
import { movie } from './movie'
import type { MovieEvent, MovieIntent, MoviePrompt, MoviePublic, MovieState } from './types'

interface Finished {
  readonly state: MovieState
  readonly events: MovieEvent[]
}

/** Plays a whole game by suggestions, showing each state on the way. */
function wholeGame(seats: number, seed: number, onState?: (state: MovieState) => void): Finished {
  const match = new OwnedMatch(movie, begin(movie, { seats, options: {}, seed: seedFromNumber(seed) }))
  const rng = rngFrom(seedFromNumber(seed + 1))
  const events: MovieEvent[] = []
  while (!movie.outcome(match.state)) {
    onState?.(match.state)
    const [seat] = movie.asked(match.state)
    const intent = movie.suggest(movie.prompt(match.state, seat!)!, rng)
    events.push(...match.accept(seat!, intent).map(wordings => wordings.everyone))
  }
  return { state: match.state, events }
}

describe.each([2, 3, 4])('a whole game of %i', seats => {
  const { state, events } = wholeGame(seats, 11)

  it('has three acts, scored one by one', () => {
    expect(state.results.map(result => result.act)).toEqual([1, 2, 3])
    expect(events.filter(event => event.kind === 'actBegan')).toMatchObject([{ act: 2 }, { act: 3 }])
  })

  it('adds up: 50, what was cashed in, what each act brought', () => {
    const totals = state.players.map((_, seat) => {
      const cashed = events.reduce(
        (sum, event) => (event.kind === 'cashedIn' && event.seat === seat ? sum + event.points : sum),
        0,
      )
      return 50 + cashed + state.results.reduce((sum, result) => sum + result.gained[seat]!, 0)
    })
    expect(state.players.map(player => player.saga)).toEqual(totals)
  })

  it('ends with all longships home and a winner', () => {
    for (const player of state.players)
      expect(player.figures.slice(-4).map(figure => figure % 10)).toEqual([6, 7, 8, 9])
    expect(movie.outcome(state)!.places).toContain(1)
    expect(movie.progress(state)).toEqual({ step: 3, of: 3 })
  })
})

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

describe('setup', () => {
  const start = (options: object) => begin(movie, { seats: 4, options, seed: seedFromNumber(5) }).state

  it('gives everybody 50 saga points, ten figures and two tiles', () => {
    for (const { saga, hand, figures } of start({}).players)
      expect([saga, hand.length, figures.length]).toEqual([50, 2, 10])
  })

  it('lets the host name who starts', () => {
    expect([0, 1, 2, 3].map(startSeat => start({ startSeat }).turn)).toEqual([0, 1, 2, 3])
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

  it('shows nothing that changes when somebody plays on', () => {
    const { state, play, at } = movieScenario({ board: '# '.repeat(25) })
    const view = movie.publicView(state)
    const before = canonical(view)
    play({ kind: 'placeFigure', figure: 'castle', space: at(1, 1) })
    expect(canonical(view)).toBe(before)
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
    wholeGame(3, 21, state => {
      for (const viewer of [0, 1, 2, 'spectator'] as const) compare(state, viewer)
    })
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
