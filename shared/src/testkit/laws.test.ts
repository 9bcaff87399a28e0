import { findGame, gameIds } from '../games'
import { type AnyGame, begin, canonical, type EventWordings, OwnedMatch, seedFromNumber } from '../kernel'
import { allLaws, cheapLaws } from './laws'
import { watchFor, watchMany, watchMatch } from './watch'

type Event = { readonly kind: string }

/** What the laws say of a copy of the game that was tampered with. */
function brokenIn(game: AnyGame, changed: Partial<AnyGame>, options: object = {}): string | null {
  for (let n = 1; n < 5; n++) {
    const start = { seats: 3, options, seed: seedFromNumber(n) }
    const { broken } = watchMatch({ ...game, ...changed }, start, { laws: allLaws })
    if (broken) return broken
  }
  return null
}

/** The game, but with other wordings for events of this kind. */
const telling = (
  game: AnyGame,
  kind: string,
  otherwise: (wordings: EventWordings<Event>, seat: number) => EventWordings<Event>,
): Partial<AnyGame> => ({
  apply: (state, seat, intent, rng, emit) =>
    game.apply(state, seat, intent, rng, wordings =>
      emit(wordings.everyone.kind === kind ? otherwise(wordings, seat) : wordings),
    ),
})

const ownerWording = (wordings: EventWordings<Event>): Event => Object.values(wordings.only!)[0]!

describe('the laws bite in the Movie Board Game', () => {
  const movie = findGame('movie')!
  const broken = (changed: Partial<AnyGame>) => brokenIn(movie, changed)

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

  it('when a view lies upon the state and changes with it', () => {
    const publicView = (state: unknown) => ({
      ...(movie.publicView(state) as object),
      tiles: (state as { tiles: unknown[] }).tiles,
    })
    expect(broken({ publicView })).toContain('viewsStandStill')
  })

  it('when a public event names a tile that was drawn', () => {
    const leak = telling(movie, 'drew', wordings => ({ everyone: ownerWording(wordings) }))
    expect(broken(leak)).toContain('eventsHideTheHidden')
  })

  it('when the wording for its owner goes to somebody else too', () => {
    const astray = telling(movie, 'drew', (wordings, seat) => ({
      everyone: wordings.everyone,
      only: { ...wordings.only, [(seat + 1) % 3]: ownerWording(wordings) },
    }))
    expect(broken(astray)).toContain('is told what it cannot see')
  })

  it('when a tile vanishes', () => {
    const apply: AnyGame['apply'] = (state, seat, intent, rng, emit) => {
      movie.apply(state, seat, intent, rng, emit)
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
    const apply: AnyGame['apply'] = (state, seat, intent, rng, emit) => {
      movie.apply(state, seat, intent, rng, emit)
      ;(state as { players: { saga: number }[] }).players[0]!.saga += calls++ % 2
    }
    expect(broken({ apply })).toContain('playIsPure')
  })

  it('but not on the honest game', () => {
    const start = { seats: 4, options: {}, seed: seedFromNumber(9) }
    expect(watchMatch(movie, start, { laws: cheapLaws }).broken).toBeNull()
  })
})

describe('the laws bite in the Legend', () => {
  const legend = findGame('legend')!
  const broken = (changed: Partial<AnyGame>) => brokenIn(legend, changed, { advanced: true })
  const withView = (more: (state: never) => object): Partial<AnyGame> => ({
    publicView: state => ({ ...(legend.publicView(state) as object), ...more(state as never) }),
  })

  it.each<[string, Partial<AnyGame>]>([
    [
      'the order of the draw pile',
      withView(({ drawPile }: { drawPile: number[] }) => ({ top: drawPile.at(-1) })),
    ],
    [
      'the next alliance token',
      withView(({ alliances }: { alliances: number[] }) => ({ top: alliances.at(-1) })),
    ],
    ['a sealed bid', withView(({ stage }: { stage: { bids?: unknown } }) => ({ bids: stage.bids ?? null }))],
    [
      'the face of every face-down token',
      withView(({ tokens }: { tokens: number[][] }) => ({ tokens: tokens.flat() })),
    ],
  ])('when %s stands in the public view', (_, leak) => {
    expect(broken(leak)).toContain('viewsHideTheHidden')
  })

  it.each(['drew', 'gainedAlliance'])('when %s names to everybody what only its owner sees', kind => {
    const leak = telling(legend, kind, wordings =>
      wordings.only ? { everyone: ownerWording(wordings) } : wordings,
    )
    expect(broken(leak)).toContain('eventsHideTheHidden')
  })
})

describe('equal things', () => {
  afterEach(() => {
    jest.dontMock('../games/legend/edition/checkEdition')
    jest.dontMock('../games/legend/edition/edition')
    jest.dontMock('../games/movie/edition/parts')
    jest.resetModules()
  })

  const eachAlone = <Row extends { readonly count: number }>(rows: readonly Row[]): Row[] =>
    rows.flatMap(row => new Array<Row>(row.count).fill({ ...row, count: 1 }))

  /** The Legend as it was: every card and every token has a number of its own, and everyone hears it. */
  async function numberedLegend(): Promise<AnyGame> {
    const { EDITION } = await import('../games/legend/edition/edition')
    jest.resetModules()
    jest.doMock('../games/legend/edition/checkEdition', () => ({ checkLegendEdition: () => {} }))
    jest.doMock('../games/legend/edition/edition', () => ({
      EDITION: {
        ...EDITION,
        activityCards: eachAlone(EDITION.activityCards),
        tokens: eachAlone(EDITION.tokens),
      },
    }))
    return (await import('../games/legend')).legend as unknown as AnyGame
  }

  /** The Movie as it was: equal tiles have different numbers. */
  async function numberedMovie(): Promise<AnyGame> {
    const parts = await import('../games/movie/edition/parts')
    const tiles = eachAlone(parts.TILES).map((tile, id) => ({ ...tile, id }))
    jest.resetModules()
    jest.doMock('../games/movie/edition/parts', () => ({
      ...parts,
      TILES: tiles,
      tileOf: (id: number) => tiles[id],
      tilesOfAct: (act: number) => tiles.filter(tile => tile.act === act).map(({ id }) => id),
    }))
    return (await import('../games/movie')).movie as unknown as AnyGame
  }

  it.each([
    ['Legend', numberedLegend],
    ['Movie', numberedMovie],
  ])('are told apart in a %s that numbers them, and the law sees it', async (_, numbered) => {
    const game = await numbered()
    // Only the numbers are wrong: every other law holds.
    const { copiesAreAlike: _law, ...others } = allLaws
    const start = { seats: 3, options: {}, seed: seedFromNumber(1) }
    expect(watchMatch(game, start, { laws: others, every: 9 }).broken).toBeNull()
    expect(brokenIn(game, {})).toContain('copiesAreAlike')
  })

  it.each(gameIds)('cannot be told apart in %s, because they share a number', id => {
    const game = findGame(id)!
    const match = new OwnedMatch(game, begin(game, { seats: 3, options: {}, seed: seedFromNumber(1) }))
    const numbers = new Map<string, Set<number>>()
    for (const { items, faceOf } of game.hidden(match.state))
      for (const item of items) numbers.set(faceOf(item), (numbers.get(faceOf(item)) ?? new Set()).add(item))
    expect([...numbers.values()].filter(({ size }) => size !== 1)).toEqual([])
    expect(numbers.size).toBeGreaterThan(10)
  })
})

describe.each(gameIds)('a watched match of %s', id => {
  const game = findGame(id)!
  const start = { seats: 3, options: {}, seed: seedFromNumber(5) }

  it('goes the same way whatever is watched, and how often', () => {
    const watched = canonical(watchMatch(game, start, { laws: allLaws, every: 7 }).record)
    expect(canonical(watchMatch(game, start, { laws: allLaws }).record)).toBe(watched)
    expect(canonical(watchMatch(game, start, { laws: {} }).record)).toBe(watched)
  })

  it('names the command when the rules throw, too', () => {
    const throwing: AnyGame = {
      ...game,
      apply: () => {
        throw new Error('no such tile')
      },
    }
    const failure = watchMany(throwing, 3, {}, { laws: {}, first: 11, count: 3 })
    expect(failure).toMatch(/no such tile(.|\n)*--seats 3 --games 1 --seed 11 /)
  })

  it('breaks again by the command that a failure names', () => {
    const leaking: AnyGame = {
      ...game,
      publicView: state => ({ ...(game.publicView(state) as object), leak: canonical(state) }),
    }
    const failure = watchMany(leaking, 3, {}, { laws: allLaws, every: 7, first: 11, count: 3 })
    expect(failure).toContain('--seats 3 --games 1 --seed 11 ')
    const again = { ...start, seed: seedFromNumber(11) }
    expect(watchMatch(leaking, again, { laws: allLaws }).broken).toContain('viewsHideTheHidden')
  })

  it('is one of many, each with another seed, until a budget is spent', () => {
    const seeds: string[] = []
    const listed: AnyGame = {
      ...game,
      setup: (seats, options, rng) => {
        seeds.push(`${seats} ${rng.below(2 ** 31)}`)
        return game.setup(seats, options, rng)
      },
    }
    const tenSecondsEach = { cpuUsage: () => ({ user: 10e6 * rounds++ }), env: {} }
    let rounds = 0
    expect(watchFor(listed, [{}], { every: 50, now: 0, process: tenSecondsEach })).toBeNull()
    const { min, max } = game.seats
    expect(new Set(seeds).size).toBe(3 * (max - min + 1))
  })
})
