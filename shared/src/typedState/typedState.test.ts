import { Decoder, Encoder, Reflection, schema, t } from '@colyseus/schema'
import * as fc from 'fast-check'
import { readPlain, NumberRow, type StateClass, slots, variants, writePlain } from '.'

const Stage = variants('Stage', {
  idle: {},
  bid: { seat: t.number(), count: t.number().optional() },
  laid: { rows: t.array(NumberRow) },
})
const Thing = schema({ name: t.string(), values: t.array('number') }, 'Thing')
const View = schema(
  {
    stage: t.ref(Stage),
    things: t.array(Thing),
    pending: t.array(Stage),
    board: slots<number>(),
    extra: t.array('number').optional(),
    last: t.ref(Thing).optional(),
    isOver: t.boolean(),
  },
  'View',
)

/** Somebody who decodes by the handshake alone, as any SDK does. */
class Reader {
  readonly #decoder
  constructor(encoder: Encoder) {
    this.#decoder = Reflection.decode(Reflection.encode(encoder))
    this.#decoder.decode(encoder.encodeAll())
  }
  take(bytes: Uint8Array): void {
    this.#decoder.decode(bytes)
  }
  get view(): unknown {
    return readPlain(this.#decoder.state)
  }
}

const number = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -5, max: 300 }),
  fc.constant(1e12),
  fc.constant(0.5),
)
const numbers = fc.array(fc.oneof(fc.nat(3), number), { maxLength: 9 })
const thing = fc.record({ name: fc.string(), values: numbers })
const stage = fc.oneof(
  fc.constant({ kind: 'idle' }),
  fc.record({ kind: fc.constant('bid'), seat: number, count: fc.option(number) }),
  fc.record({ kind: fc.constant('laid'), rows: fc.array(numbers, { maxLength: 3 }) }),
)
const view = fc.record({
  stage,
  things: fc.array(thing, { maxLength: 4 }),
  pending: fc.array(stage, { maxLength: 4 }),
  board: fc.array(fc.option(fc.nat(127)), { maxLength: 12 }),
  extra: fc.option(numbers),
  last: fc.option(thing),
  isOver: fc.boolean(),
})

it('arrives as it was written, whatever was written before and whenever somebody joins', () => {
  fc.assert(
    fc.property(fc.array(view, { minLength: 1, maxLength: 8 }), fc.nat(7), (views, late) => {
      const state = new View()
      const encoder = new Encoder(state)
      const readers: Reader[] = []
      let before: object | null = null
      for (const [step, next] of views.entries()) {
        writePlain(state, before, next)
        before = next
        const bytes = encoder.encode().slice()
        encoder.discardChanges()
        for (const reader of readers) reader.take(bytes)
        if (step === 0 || step === late) readers.push(new Reader(encoder))
        for (const reader of readers) expect(reader.view).toEqual(next)
      }
    }),
    { numRuns: 150 },
  )
})

function written<T extends object>(type: StateClass, ...views: T[]): number {
  const state = new type()
  const encoder = new Encoder(state)
  let before: T | null = null
  let size = 0
  for (const view of views) {
    writePlain(state, before, view)
    before = view
    size = encoder.encode().length
    encoder.discardChanges()
  }
  return size
}

it('sends a few bytes for a small change, also in the middle of a long list', () => {
  const List = schema({ values: t.array('number') }, 'List')
  const long = Array.from({ length: 60 }, (_, i) => i + 1)
  const without = long.filter(value => value !== 30)
  expect(written(List, { values: long }, { values: long })).toBe(0)
  expect(written(List, { values: long }, { values: without })).toBeLessThan(6)
  expect(written(List, { values: long }, { values: [...long, 61] })).toBeLessThan(7)
})

it('refuses an id that would wrap', () => {
  const Board = schema({ board: slots<number>() }, 'Board')
  expect(() => written(Board, { board: [128] })).toThrow('128 is not an id')
  expect(() => written(Board, { board: [-1] })).toThrow('-1 is not an id')
})

it('refuses a kind it does not know', () => {
  const Staged = schema({ stage: t.ref(Stage) }, 'Staged')
  expect(() => written(Staged, { stage: { kind: 'unheard' } })).toThrow('unheard')
})

it('keeps no field of another kind', () => {
  const Staged = schema({ stage: t.ref(Stage) }, 'Staged')
  const state = new Staged()
  const encoder = new Encoder(state)
  const bid = { stage: { kind: 'bid', seat: 1, count: 7 } }
  writePlain(state, null, bid)
  const decoder = new Decoder(new Staged())
  decoder.decode(encoder.encodeAll())
  writePlain(state, bid, { stage: { kind: 'idle' } })
  decoder.decode(encoder.encode())
  expect(Object.keys(decoder.state.stage.toJSON())).toEqual(['kind'])
})
