import fc from 'fast-check'
import { readMovieIntent } from './intents'
import { movie, readMovieOptions } from './movie'
import type { MovieIntent } from './types'

describe('readIntent', () => {
  it.each<MovieIntent>([
    { kind: 'placeFigure', figure: 'thane', space: 3 },
    { kind: 'draw' },
    { kind: 'placeTile', tile: 7, space: 0 },
    { kind: 'cashIn', tile: 7 },
    { kind: 'replaceMead', tile: 7, space: 24 },
    { kind: 'counsel', tile: 7, from: 1, to: 2 },
    { kind: 'remove', space: 5 },
    { kind: 'swap', a: 1, b: 2 },
    { kind: 'decline' },
  ])('reads %j and leaves out what does not belong', intent => {
    expect(readMovieIntent({ ...intent, seat: 3, emit: 'all' })).toEqual(intent)
  })

  it.each([
    null,
    undefined,
    'draw',
    [],
    {},
    { kind: 'pass' },
    { kind: 'toString' },
    { kind: '__proto__' },
    { kind: 'placeFigure', figure: 'dragon', space: 3 },
    { kind: 'placeFigure', figure: 'thane' },
    { kind: 'placeTile', tile: -1, space: 0 },
    { kind: 'placeTile', tile: 1.5, space: 0 },
    { kind: 'placeTile', tile: '1', space: 0 },
    { kind: 'swap', a: 1, b: Number.NaN },
  ])('does not take %j for an intent', raw => {
    expect(readMovieIntent(raw)).toBeNull()
  })

  it('never throws, whatever comes over the wire', () => {
    const kinds = fc.constantFrom(
      ...'placeFigure placeTile cashIn replaceMead counsel remove swap'.split(' '),
    )
    const almost = fc.record({ kind: kinds, tile: fc.jsonValue(), space: fc.jsonValue(), a: fc.jsonValue() })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost, fc.anything()), raw => {
        const intent = readMovieIntent(raw)
        return intent === null || readMovieIntent(intent)?.kind === intent.kind
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  it('never yields an intent that makes the rules throw', () => {
    const index = fc.nat(120)
    const record = (kind: MovieIntent['kind'], keys: string[]) =>
      fc.record({ kind: fc.constant(kind), ...Object.fromEntries(keys.map(key => [key, index])) })
    const intents = fc.oneof(
      record('placeTile', ['tile', 'space']),
      record('cashIn', ['tile']),
      record('replaceMead', ['tile', 'space']),
      record('counsel', ['tile', 'from', 'to']),
      record('remove', ['space']),
      record('swap', ['a', 'b']),
    )
    const state = movie.setup(
      2,
      { startSeat: 0, lastAbility: false },
      { below: () => 0, shuffle: x => x, pick: x => x[0]! },
    )
    state.pool = []
    fc.assert(
      fc.property(intents, raw => {
        const refusal = movie.refuse(state, 0, readMovieIntent(raw)!)
        return refusal === null || movie.reasons.includes(refusal.reason)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})

describe('readOptions', () => {
  const defaults = { startSeat: 'random', lastAbility: false }

  it.each([
    [undefined, defaults],
    [{}, defaults],
    [{ startSeat: 2 }, { ...defaults, startSeat: 2 }],
    [{ lastAbility: true }, { ...defaults, lastAbility: true }],
  ])('completes %j', (raw, read) => {
    expect(readMovieOptions(raw, 3)).toEqual(read)
  })

  it.each([
    ['draw', 'Options must be an object.'],
    [[], 'Options must be an object.'],
    [{ fast: true }, 'There is no option "fast".'],
    [{ constructor: 1 }, 'There is no option "constructor".'],
    [{ startSeat: 3 }, 'startSeat must be "random" or a seat from 0 to 2.'],
    [{ startSeat: '1' }, 'startSeat must be "random" or a seat from 0 to 2.'],
    [{ lastAbility: 'yes' }, 'lastAbility must be true or false.'],
  ])('refuses %j in one sentence', (raw, error) => {
    expect(readMovieOptions(raw, 3)).toEqual({ error })
  })
})
