import { findGame, gameIds } from '../games'
import { Timeline } from '../record'
import type { AnyGame } from './game'
import { historyOf, pastOf } from './past'
import { canonical } from './plain'
import { RecordedMatch } from './RecordedMatch'
import { recordOf, replay } from './replay'
import { rngFrom, seedFromNumber } from './rng'
import { isRawTakeBack, revealsAnything, TAKE_BACK, watchTimeOf } from './takeBack'

const games = gameIds.map(id => findGame(id)!)

/** Kinds of decisions that can be taken back, in those games below. */
const QUIET: Readonly<Record<string, readonly string[]>> = {
  movie: ['decline', 'placeFigure', 'remove', 'swap'],
  legend: ['bid', 'decline', 'prize', 'save', 'select', 'take', 'use', 'withdraw'],
}

/** A whole game of random moves in which every decision that can be taken back is, once. */
function playTakingBack(game: AnyGame, seed: number) {
  const start = { seats: game.seats.min + 1, options: {}, seed: seedFromNumber(seed) }
  const match = new RecordedMatch(game, start)
  const rng = rngFrom(start.seed)
  const intents: [seat: number, intent: { readonly kind: string }][] = []
  const states = [canonical(match.state)]
  const takenBack = new Set<string>()
  const accept = (seat: number, intent: { readonly kind: string }) => {
    expect(match.refuse(seat, intent)).toBeNull()
    const events = match.accept(seat, intent)
    if (intent === TAKE_BACK) expect(events).toEqual([{ everyone: { kind: 'tookBack', seat } }])
    intents.push([seat, intent])
    states.push(canonical(match.state))
    expect([match.revision, match.snapshot().revision]).toEqual([intents.length, intents.length])
  }
  while (!game.outcome(match.state)) {
    const seat = rng.pick(game.asked(match.state))
    accept(seat, game.suggest(game.prompt(match.state, seat)!, rng))
    for (const other of [...Array(start.seats).keys()].filter(other => other !== match.mayTakeBack))
      expect(match.refuse(other, TAKE_BACK)).not.toBeNull()
    if (match.mayTakeBack === null) continue
    expect(match.mayTakeBack).toBe(seat)
    accept(seat, TAKE_BACK)
    takenBack.add(intents.at(-2)![1].kind)
    expect(states.at(-1)).toBe(states.at(-3))
    expect(match.refuse(seat, TAKE_BACK)).toEqual({ reason: 'cannot-take-back' })
  }
  return { match, start, intents, states, takenBack }
}

describe('a decision', () => {
  const everyone = { kind: 'moved' }
  const game = { revealing: ['drew'], watchTime: () => 5000 }

  it('reveals something if any of its events does, to everybody or to one seat', () => {
    expect(revealsAnything(game, [])).toBe(false)
    expect(revealsAnything(game, [{ everyone }, { everyone }])).toBe(false)
    expect(revealsAnything(game, [{ everyone }, { everyone: { kind: 'drew' } }])).toBe(true)
    expect(revealsAnything(game, [{ everyone, only: { 1: everyone } }, { everyone }])).toBe(true)
  })

  it('is taken back by one intent only', () => {
    const others = [null, undefined, 'takeBack', {}, { kind: 'draw' }]
    expect(others.map(isRawTakeBack)).toEqual(others.map(() => false))
    expect(isRawTakeBack({ kind: 'takeBack' })).toBe(true)
  })

  it('is watched for as long as the game says, its undoing for less', () => {
    expect(watchTimeOf(game, [everyone])).toBe(5000)
    expect(watchTimeOf(game, [everyone, { kind: 'tookBack' }])).toBeLessThan(2000)
  })
})

describe.each(games)('taking back in $id', game => {
  let played: ReturnType<typeof playTakingBack>[]
  beforeAll(() => {
    played = [1, 2, 3].map(seed => playTakingBack(game, seed))
  })

  it('costs no more to replay than any other step', () => {
    const { start, intents } = played[0]!
    let applied = 0
    const counted: AnyGame = {
      ...game,
      apply: (...args) => {
        applied++
        game.apply(...args)
      },
    }
    replay(counted, recordOf(game, start, intents))
    historyOf(counted, { ...start, intents }, 'spectator')
    pastOf(counted, { ...start, intents }, 0, { from: 0, to: intents.length })
    expect(applied).toBeLessThanOrEqual(3 * intents.length)
  })

  it('leads back to where the decision was made, and replays the same', () => {
    for (const { match, start, intents, states } of played) {
      const record = recordOf(game, start, intents)
      expect(canonical(replay(game, record).state)).toBe(canonical(match.state))
      const timeline = new Timeline(game, record)
      const order = rngFrom(start.seed).shuffle([...states.keys()])
      for (const step of order) expect(canonical(timeline.at(step))).toBe(states[step])
    }
  })

  it('is for these decisions only: all others show somebody something', () => {
    const kinds = new Set(played.flatMap(({ takenBack }) => [...takenBack]))
    expect([...kinds].sort()).toEqual(QUIET[game.id])
  })

  it('is refused once somebody else has acted, and to everybody else', () => {
    const match = new RecordedMatch(game, { seats: 3, options: {}, seed: seedFromNumber(9) })
    const rng = rngFrom(seedFromNumber(9))
    const play = () => {
      const seat = rng.pick(game.asked(match.state))
      match.accept(seat, game.suggest(game.prompt(match.state, seat)!, rng))
      return seat
    }
    let last = play()
    for (let other = play(); other === last || match.mayTakeBack !== other; other = play()) last = other
    expect(match.refuse(last, TAKE_BACK)).toEqual({ reason: 'cannot-take-back' })
  })

  it('is over with the match', () => {
    const { match, start } = playTakingBack(game, 4)
    for (let seat = 0; seat < start.seats; seat++)
      expect(match.refuse(seat, TAKE_BACK)).toEqual({ reason: 'match-over' })
  })
})
