import { findGame } from '../games'
import { begin, isOptionError, openMatch, play, refuse, wordingFor } from './match'
import { RecordFault, recordOf, replay } from './replay'
import { canonical, clonePlain, freezePlain } from './plain'
import { rngFrom, seedFromNumber } from './rng'

const game = findGame('movie')!
const start = { seats: 2, options: {}, seed: seedFromNumber(5) }

/** Plays `count` suggested intents and records them. */
function played(count: number) {
  const rng = rngFrom(seedFromNumber(1))
  const match = openMatch(game, begin(game, start))
  const intents: [number, { kind: string }][] = []
  while (intents.length < count && !game.outcome(match.state)) {
    const seat = game.asked(match.state)[0]!
    const intent = game.suggest(game.prompt(match.state, seat)!, rng)
    match.accept(seat, intent)
    intents.push([seat, intent])
  }
  return { match, record: recordOf(game, start, intents) }
}

describe('a match', () => {
  it('is begun with a number of players the game is for', () => {
    expect(() => begin(game, { ...start, seats: 9 })).toThrow('movie is for 2 to 4 players, not 9')
    expect(() => begin(game, { ...start, seats: 1 })).toThrow('movie is for 2 to 4 players, not 1')
    expect([2, 3, 4].map(seats => begin(game, { ...start, seats }).seats)).toEqual([2, 3, 4])
  })

  it('is not begun with options the game does not know', () => {
    const options = { startSeat: 7 }
    const fault = game.readOptions(options, 2)
    if (!isOptionError(fault)) throw new Error('there is no seat 7')
    expect(() => begin(game, { ...start, options })).toThrow(fault.error)
    expect([null, 'error', {}].map(isOptionError)).toEqual([false, false, false])
  })

  it('stays as it was when an intent is played on it', () => {
    const match = freezePlain(begin(game, start))
    const before = canonical(match)
    const seat = game.asked(match.state)[0]!
    const intent = game.suggest(game.prompt(match.state, seat)!, rngFrom(seedFromNumber(2)))
    const answer = play(game, match, seat, intent)
    expect(answer).toHaveProperty('match.revision', 1)
    expect(answer).toHaveProperty('events.0.everyone.kind')
    expect(canonical(match)).toBe(before)
  })

  it('refuses whoever is not asked, and everybody once it is over', () => {
    const match = begin(game, start)
    const other = 1 - game.asked(match.state)[0]!
    expect(play(game, match, other, { kind: 'draw' })).toEqual({ reason: 'not-your-turn' })
    const over = played(5000).match
    expect(game.outcome(over.state)).not.toBeNull()
    expect(refuse(game, over.state, 0, { kind: 'draw' })).toEqual({ reason: 'match-over' })
  })

  it('lets those act who are asked, and those who have a prompt unasked', () => {
    const { state } = begin(game, start)
    const quiet = { ...game, asked: () => [0], refuse: () => null }
    const prompting = {
      ...quiet,
      prompt: (_: unknown, seat: number) => (seat === 1 ? { kind: 'rest' } : null),
    }
    const refused = [0, 1, 2].map(seat => refuse(prompting, state, seat, { kind: 'rest' }))
    expect(refused).toEqual([null, null, { reason: 'not-your-turn' }])
  })

  it('replays from its record to the same bytes, telling every step', () => {
    const { match, record } = played(40)
    const steps: number[] = []
    const again = replay(game, JSON.parse(JSON.stringify(record)), step => steps.push(step))
    expect(canonical(again.snapshot())).toBe(canonical(match.snapshot()))
    expect(steps).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })
})

describe('a tampered record', () => {
  const { record } = played(40)
  const fault = (change: object): RecordFault => {
    try {
      replay(game, { ...clonePlain(record), ...change })
    } catch (error) {
      if (error instanceof RecordFault) return error
      throw error
    }
    throw new Error('the record was accepted')
  }

  it('is refused when it belongs to another game, other rules or another edition', () => {
    expect(fault({ game: 'chess' }).message).toContain('a record of chess')
    expect(fault({ rulesVersion: 99 }).message).toContain('rules 99')
    expect(fault({ edition: 'other' }).step).toBe(0)
  })

  it('is refused at the step that is no intent, or not legal', () => {
    const nonsense = record.intents.with(9, [0, 'nonsense'])
    expect(fault({ intents: nonsense })).toMatchObject({ step: 10 })
    const wrongSeat = record.intents.with(20, [1 - record.intents[20]![0], record.intents[20]![1]])
    expect(fault({ intents: wrongSeat })).toMatchObject({ step: 21 })
  })
})

describe('an event', () => {
  const wordings = { everyone: { kind: 'drew' }, only: { 1: { kind: 'drew', tile: 4 } } }

  it('has its own wording for whoever may know more', () => {
    expect(wordingFor(wordings, 1)).toHaveProperty('tile', 4)
    expect(wordingFor(wordings, 0)).toBe(wordings.everyone)
    expect(wordingFor(wordings, 'spectator')).toBe(wordings.everyone)
  })
})
