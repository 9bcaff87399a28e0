import {
  ArraySchema,
  Callbacks,
  type Decoder,
  Encoder,
  Reflection,
  type Schema,
  schema,
  t,
} from '@colyseus/schema'
import * as fc from 'fast-check'
import { NumberRow, readPlain, type StateClass, StateEncoder, StateType, slots, variants } from '.'
import { type SchemaField, type SchemaShape, schemaShapeOf, shapeFor } from './shape'

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

/** Sends one view after the other. */
class Sender {
  readonly #type
  readonly #encoder
  readonly #fields
  #sent: object = {}

  constructor(type: StateClass) {
    this.#type = new StateType(type)
    this.#encoder = new StateEncoder(this.#type)
    this.#fields = schemaShapeOf(type).fields
  }

  patch(view: object): Uint8Array {
    const bytes = this.#encoder.patch([[this.#fields, this.#sent, view]])?.slice(1) ?? new Uint8Array()
    this.#sent = view
    return bytes
  }

  join(): Reader {
    return new Reader(
      this.#type.handshake.slice(),
      this.#encoder.whole([[this.#fields, this.#sent]]).slice(1),
    )
  }
}

/** Somebody who decodes by the handshake alone, as any SDK does. */
class Reader {
  readonly decoder
  constructor(handshake: Uint8Array, whole: Uint8Array) {
    this.decoder = Reflection.decode(handshake)
    this.take(whole)
  }
  take(bytes: Uint8Array): void {
    this.decoder.decode(bytes)
  }
  get view(): unknown {
    return readPlain(this.decoder.state)
  }
  /** The objects and lists it keeps, by their references. */
  get refs(): ReadonlySet<number> {
    return new Set(this.decoder.root.refs.keys())
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
      const sender = new Sender(View)
      const readers = [sender.join()]
      for (const [step, next] of views.entries()) {
        const bytes = sender.patch(next)
        for (const reader of readers) reader.take(bytes)
        const newcomer = sender.join()
        if (step === late) readers.push(newcomer)
        for (const { view, refs } of readers) {
          expect(view).toEqual(next)
          // More would be a leak.
          expect(refs).toEqual(newcomer.refs)
        }
      }
    }),
    { numRuns: 300 },
  )
})
/** The same view in a state of Colyseus' own, of which only what changed is touched. */
function writeStock(state: Schema, before: unknown, after: unknown): void {
  const { fields, isList } = schemaShapeOf(state.constructor as StateClass)
  for (const field of fields) {
    const [was, is] = [before, after].map(view => (isList ? view : (view as never)?.[field.name]) ?? null)
    if (field.kind === 'value' || is === null) {
      if (was !== is) Reflect.set(state, field.name, is ?? undefined)
    } else if (field.kind === 'part') {
      if (was && shapeFor(field.shape, was) === shapeFor(field.shape, is))
        writeStock(field.get.call(state) as Schema, was, is)
      else Reflect.set(state, field.name, stockPart(field.shape, is))
    } else {
      const list = (was && field.get.call(state)) || new ArraySchema()
      Reflect.set(state, field.name, list)
      writeStockList(list as ArraySchema, field, (was ?? []) as unknown[], is as unknown[])
    }
  }
}

function writeStockList(list: ArraySchema, field: SchemaField, before: unknown[], after: unknown[]): void {
  while (list.length > after.length) list.pop()
  for (const [i, item] of after.entries()) {
    const was = before[i]
    if (field.kind !== 'parts') {
      if (i >= before.length) list.push(item ?? -1)
      else if (was !== item) list[i] = item ?? -1
    } else if (i >= before.length) list.push(stockPart(field.shape, item))
    else if (shapeFor(field.shape, was) === shapeFor(field.shape, item)) writeStock(list[i], was, item)
    else list[i] = stockPart(field.shape, item)
  }
}

function stockPart(shape: SchemaShape, plain: unknown): Schema {
  const part = new (shapeFor(shape, plain).type)()
  writeStock(part, null, plain)
  return part
}

it("decodes as what Colyseus' own encoder makes of the same views, and takes no more bytes", () => {
  let [ours, stocks] = [0, 0]
  fc.assert(
    fc.property(fc.array(view, { minLength: 1, maxLength: 8 }), views => {
      const sender = new Sender(View)
      const reader = sender.join()
      const state = new View()
      const encoder = new Encoder(state)
      const stockReader = new Reader(Reflection.encode(encoder), encoder.encodeAll().slice())
      for (const [step, next] of views.entries()) {
        const bytes = sender.patch(next)
        ours += bytes.length
        reader.take(bytes)
        writeStock(state, views[step - 1] ?? null, next)
        const stock = encoder.encode()
        stocks += stock.length
        stockReader.take(stock.slice())
        encoder.discardChanges()
        expect(reader.decoder.state.toJSON()).toEqual(stockReader.decoder.state.toJSON())
      }
    }),
    { numRuns: 100 },
  )
  expect(ours).toBeLessThanOrEqual(stocks)
})

/** How many bytes the last of these views takes. */
function written(type: StateClass, ...views: object[]): number {
  const sender = new Sender(type)
  sender.join()
  return views.map(view => sender.patch(view).length).at(-1)!
}

it('sends a few bytes for a small change, also in the middle of a long list', () => {
  const List = schema({ values: t.array('number') }, 'List')
  const long = Array.from({ length: 60 }, (_, i) => i + 1)
  const without = long.filter(value => value !== 30)
  expect(written(List, { values: long }, { values: [...long] })).toBe(0)
  expect(written(List, { values: long }, { values: without })).toBeLessThan(6)
  expect(written(List, { values: long }, { values: [...long, 61] })).toBeLessThan(7)
})

it('sends nothing while nobody has the state, and all of it to who comes then', () => {
  const sender = new Sender(View)
  const [[before], [after]] = [
    fc.sample(view, { numRuns: 1, seed: 1 }),
    fc.sample(view, { numRuns: 1, seed: 2 }),
  ]
  expect(sender.patch(before!)).toHaveLength(0)
  expect(sender.patch(after!)).toHaveLength(0)
  expect(sender.join().view).toEqual(after)
})

it('has room for whatever is in a state', () => {
  const Long = schema({ texts: t.array('string'), numbers: t.array('number') }, 'Long')
  const sender = new Sender(Long)
  const reader = sender.join()
  const texts = Array.from({ length: 9 }, (_, i) => 'ẞ'.repeat(10_000 * i))
  const next = { texts, numbers: Array.from({ length: 20_000 }, (_, i) => i / 2) }
  reader.take(sender.patch(next))
  expect(reader.view).toEqual(next)
  expect(sender.join().view).toEqual(next)
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
  const sender = new Sender(Staged)
  const reader = sender.join()
  reader.take(sender.patch({ stage: { kind: 'bid', seat: 1, count: 7 } }))
  reader.take(sender.patch({ stage: { kind: 'idle' } }))
  expect(reader.decoder.state.toJSON()).toEqual({ stage: { kind: 'idle' } })
})

it("calls back who listens through Colyseus' SDK", () => {
  const sender = new Sender(View)
  const { decoder } = sender.join()
  const callbacks = Callbacks.get(decoder as Decoder<InstanceType<typeof View>>)
  const heard: unknown[] = []
  callbacks.onAdd('things', (thing, i) => heard.push(['came', i, thing.name]))
  callbacks.onRemove('things', (thing, i) => heard.push(['left', i, thing.name]))
  callbacks.listen('isOver', isOver => heard.push(['over', isOver]))
  const [base] = fc.sample(view, { numRuns: 1, seed: 3 })
  const [grendel, wiglaf] = ['Grendel', 'Wiglaf'].map(name => ({ name, values: [1] }))
  for (const next of [
    { isOver: false, things: [grendel] },
    { isOver: true, things: [grendel, wiglaf] },
    { isOver: true, things: [grendel] },
    { isOver: true, things: [] },
  ])
    decoder.decode(sender.patch({ ...base!, ...next }))
  expect(heard).toEqual([
    ['over', false],
    ['came', 0, 'Grendel'],
    ['over', true],
    ['came', 1, 'Wiglaf'],
    ['left', 1, 'Wiglaf'],
    ['left', 0, 'Grendel'],
  ])
})
