import { gameIds, playableGame } from '../games'
import type { AnyGame, Rng, Seat } from '../kernel'
import { begin, canonical, OwnedMatch, rngFrom, seedFromNumber } from '../kernel'
import { type Chooser, cheapLaws, watchMatch } from '../testkit'
import type { Budget, PlayableGame, Seen, Strength } from '.'
import { bots, seenFrom, strengths, thinkAsKing } from '.'

const counted = (iterations: number): Budget => ({ iterations, spent: () => false })
const TINY = counted(6)

/** Every switch off; then all but each one on, or the only one. */
function optionSets(game: AnyGame): readonly object[] {
  const defaults = game.readOptions({}, game.seats.min) as Record<string, unknown>
  const switches = Object.keys(defaults).filter(key => typeof defaults[key] === 'boolean')
  const on = Object.fromEntries(switches.map(key => [key, true]))
  return [{}, ...switches.map(key => (switches.length === 1 ? on : { ...on, [key]: false }))]
}

const games = gameIds.map(id => playableGame(id).rules)
const cases = games.flatMap(game =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).flatMap(seats =>
    optionSets(game).map(options => [game.id, seats, options] as const),
  ),
)

const chooserOf =
  (game: PlayableGame, players: readonly Strength[], budget: Budget): Chooser =>
  (state, seat, rng) =>
    bots[players[seat]!](game, seenFrom(game.rules, state, seat)!, budget, rng)

/** Looks at every so many decisions of a game played at random. */
function visit(
  game: AnyGame,
  { seats, seed, every }: { seats: number; seed: number; every: number },
  look: (seen: Seen, state: unknown, seat: Seat, rng: Rng) => void,
): void {
  const rng = rngFrom(seedFromNumber(seed))
  let step = 0
  const sets = optionSets(game)
  const options = sets[seed % sets.length]
  const choose: Chooser = (state, seat) => {
    const seen = seenFrom(game, state, seat)!
    if (step++ % every === 0) look(seen, state, seat, rng)
    return game.suggest(seen.prompt, rng)
  }
  watchMatch(game, { seats, options, seed: seedFromNumber(seed) }, { laws: {}, choose })
}

describe.each(cases)('%s with %i players and %j', (id, seats, options) => {
  const playable = playableGame(id)
  const { rules: game } = playable

  it.each(strengths)('is played to the end by a %s among others, legally', strength => {
    // One King is enough: thinking is what takes time here.
    const others = strength === 'king' ? 'thane' : strength
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? strength : others))
    const start = { seats, options, seed: seedFromNumber(seats) }
    const watched = watchMatch(game, start, { laws: cheapLaws, choose: chooserOf(playable, players, TINY) })
    expect(watched.broken).toBeNull()
  })
})

describe.each(gameIds)('%s', id => {
  const playable = playableGame(id)
  const { rules: game, bot } = playable

  it.each(strengths)(
    'cannot be cheated at by a %s: hidden cards dealt differently change nothing',
    strength => {
      const decide = (seen: Seen) => bots[strength](playable, seen, counted(30), rngFrom(seedFromNumber(99)))
      visit(game, { seats: 3, seed: 4, every: 13 }, (seen, state, seat, rng) => {
        const twin = game.imagine(game.publicView(state), game.secretView(state, seat), seat, rng)
        const again = decide(seenFrom(game, twin, seat)!)
        if (canonical(again) !== canonical(decide(seen))) expect(again).toEqual(decide(seen))
      })
    },
  )

  it('offers nothing but legal intents, and words for each', () => {
    const listed = bot.reasons
    for (const seats of [2, 4])
      visit(game, { seats, seed: seats, every: 3 }, (seen, state, seat, rng) => {
        for (const { intent } of bot.rank(seen, rng)) {
          const refusal = game.refuse(state, seat, intent)
          if (refusal) expect({ prompt: seen.prompt, intent }).toEqual(refusal)
          for (const { reason } of bot.explain(seen, intent))
            if (!listed.includes(reason)) expect(listed).toContain(reason)
        }
      })
  })

  it('gives a hint a reason wherever a King chooses', () => {
    visit(game, { seats: 2, seed: 6, every: 7 }, (seen, _state, _seat, rng) => {
      const { intent } = thinkAsKing(playable, seen, TINY, rng)
      if (bot.explain(seen, intent).length === 0) expect({ seen, intent }).toBe('explained')
    })
  })

  it('is won by Thanes against Thralls', () => {
    let won = 0
    for (let n = 0; n < 10; n++) {
      const players: Strength[] = n % 2 === 0 ? ['thane', 'thrall'] : ['thrall', 'thane']
      const match = new OwnedMatch(game, begin(game, { seats: 2, options: {}, seed: seedFromNumber(n + 1) }))
      const rng = rngFrom(seedFromNumber(n + 500))
      const choose = chooserOf(playable, players, TINY)
      while (!game.outcome(match.state)) {
        const seat = game.asked(match.state)[0]!
        match.accept(seat, choose(match.state, seat, rng))
      }
      won += game.outcome(match.state)!.places[players.indexOf('thane')] === 1 ? 1 : 0
    }
    expect(won).toBeGreaterThanOrEqual(9)
  })

  it('is thought about the same way twice when thinking is counted', () => {
    visit(game, { seats: 3, seed: 8, every: 25 }, seen => {
      const decide = () => thinkAsKing(playable, seen, counted(40), rngFrom(seedFromNumber(7)))
      expect(decide()).toEqual(decide())
    })
  })

  it('is thought about no longer than the budget allows', () => {
    visit(game, { seats: 2, seed: 5, every: 17 }, (seen, _state, _seat, rng) => {
      const { iterations } = thinkAsKing(playable, seen, counted(70), rng)
      if (iterations > 70) expect(iterations).toBeLessThanOrEqual(70)
      const hurried = thinkAsKing(playable, seen, { iterations: 1_000_000, spent: () => true }, rng)
      // At most one world is looked at before the clock is.
      if (hurried.iterations > 64) expect(hurried.iterations).toBeLessThanOrEqual(64)
    })
  })
})
