import fc from 'fast-check'
import type { GameDefinition } from '../../kernel'
import { legend } from './legend'
import type { LegendTypes } from './types'

const game: GameDefinition<LegendTypes> = legend

describe('an intent from outside', () => {
  it('never throws, whatever it is, and least of all on what looks like one', () => {
    const kinds = 'decline risk pay breakRanks select take bid play show prize rest'.split(' ')
    const fields = 'cards tokens show daring heal prize card choice scratches'.split(' ')
    const anything = Object.fromEntries(fields.map(field => [field, fc.anything()]))
    const almost = fc.record({ kind: fc.constantFrom(...kinds), ...anything }, { requiredKeys: ['kind'] })
    const state = game.setup(3, { advanced: true, fallen: false, openTokens: false, startSeat: 0 }, noRng)
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost), raw => {
        const intent = game.readIntent(raw)
        if (intent) for (const seat of [0, 1, 2]) game.refuse(state, seat, intent)
        return intent === null || typeof intent.kind === 'string'
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    [null],
    ['decline'],
    [{ kind: 'fly' }],
    [{ kind: 'bid', cards: [1] }],
    [{ kind: 'bid', cards: [1.5], show: false }],
    [{ kind: 'bid', cards: ['1'], show: true }],
    [{ kind: 'take', card: -1 }],
    [{ kind: 'rest', scratches: 3 }],
    [{ kind: 'prize', prize: 0, heal: 'scratches' }],
    [{ kind: 'play', cards: new Array(1000).fill(1) }],
  ])('is nothing when malformed: %j', raw => {
    expect(game.readIntent(raw)).toBeNull()
  })

  it('loses whatever does not belong to it', () => {
    expect(game.readIntent({ kind: 'decline', cards: [1] })).toEqual({ kind: 'decline' })
  })
})

const noRng = {
  below: () => 0,
  shuffle: <T>(items: T[]) => items,
  pick: <T>(items: readonly T[]) => items[0]!,
}

describe('options from outside', () => {
  it('are completed', () => {
    expect(game.readOptions(undefined, 2)).toEqual({
      advanced: false,
      fallen: false,
      openTokens: false,
      startSeat: 'random',
    })
    expect(game.readOptions({ advanced: true, startSeat: 1 }, 2)).toMatchObject({
      advanced: true,
      startSeat: 1,
    })
  })

  it.each([
    [{ startSeat: 2 }, 'startSeat must be "random" or a seat from 0 to 1.'],
    [{ startSeat: -1 }, 'startSeat must be "random" or a seat from 0 to 1.'],
    [{ startSeat: null }, 'startSeat must be "random" or a seat from 0 to 1.'],
    [{ advanced: 'yes' }, 'advanced must be true or false.'],
    [{ fallen: undefined }, 'fallen must be true or false.'],
    [{ cheat: true }, 'There is no option "cheat".'],
    [[], 'Options must be an object.'],
    [7, 'Options must be an object.'],
  ])('are refused in a sentence: %j', (raw, error) => {
    expect(game.readOptions(raw, 2)).toEqual({ error })
  })
})
