/**
 * Writes what changed between two plain views as a patch of @colyseus/schema, without an instance of its classes: they
 * only describe the state. What an encoder keeps of a state is the reference of each object and list, because decoders
 * know them by that. Views never change once they are made, so the same object means: nothing changed in it.
 */
import { Encoder, encode, OPERATION, Reflection, type Schema } from '@colyseus/schema'
import type { StateClass } from './plain'
import { type SchemaField, type SchemaShape, schemaShapeOf, shapeFor, type WriteValue } from './shape'

const { ADD, CLEAR, DELETE, DELETE_AND_ADD, DELETE_BY_REFID, REPLACE } = OPERATION
const SWITCH_TO_STRUCTURE = 255
const TYPE_ID = 213

type PlainObject = Readonly<Record<string, unknown>>
type List = readonly unknown[]
type Kind<K extends SchemaField['kind']> = Extract<SchemaField, { kind: K }>

/**
 * The reference of an object or list, or a list of that and those inside: of an object's slots, or of a list's items.
 * 0 stands for what is absent; the root, which has the reference 0, is in nothing.
 */
type Refs = number | Refs[]

type Holder = Exclude<SchemaField, { kind: 'value' }>

/** Some fields of a state, with the plain object that holds them. */
export type StatePart = readonly [fields: readonly SchemaField[], is: object]
export type StateChange = readonly [fields: readonly SchemaField[], before: object, after: object]

const NOTHING: PlainObject = {}
const NO_ITEMS: List = []

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

/** What all states of a class share. */
export class StateType {
  readonly shape: SchemaShape
  /** Colyseus' own encoder, which only describes the class here. */
  #encoder: Encoder | null = null
  #handshake: Uint8Array | null = null

  constructor(private readonly type: StateClass) {
    this.shape = schemaShapeOf(type)
  }

  /** Describes the state to a decoder that knows nothing of it. */
  get handshake(): Uint8Array {
    this.#handshake ??= Reflection.encode(this.#described)
    return this.#handshake
  }

  /** By which the handshake names a class. */
  idOf({ type }: SchemaShape): number {
    return this.#described.context.getTypeId(type as typeof Schema)
  }

  get #described(): Encoder {
    this.#encoder ??= new Encoder(new this.type())
    return this.#encoder
  }
}

/** The bytes of one patch after the other, of all states: who needs them for longer copies them. */
class Output {
  #bytes = new Uint8Array(FIRST_SIZE)
  readonly #end = { offset: 0 }
  /** The object or list that operations are on. */
  #structure = 0

  /** The first byte is left to whoever sends the patch. */
  begin(): void {
    this.#end.offset = 1
    this.#structure = 0
  }

  get isEmpty(): boolean {
    return this.#end.offset === 1
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#end.offset)
  }

  /** An operation on an object or list; of an object it includes the number of the field. */
  operate(structure: number, operation: number): void {
    this.#reserve(LONGEST_OPERATION)
    if (structure !== this.#structure) {
      this.#byte(SWITCH_TO_STRUCTURE)
      this.number(structure)
      this.#structure = structure
    }
    this.#byte(operation)
  }

  /** A reference, an index or the number of a type. */
  number(value: number): void {
    if (value < ONE_BYTE) this.#byte(value)
    else encode.number(this.#bytes, value, this.#end)
  }

  value(write: WriteValue, value: unknown): void {
    if (typeof value === 'string') this.#reserve(LONGEST_OPERATION + MOST_BYTES_PER_CHARACTER * value.length)
    write(this.#bytes, value, this.#end)
  }

  type(id: number): void {
    this.#byte(TYPE_ID)
    this.number(id)
  }

  #byte(value: number): void {
    this.#bytes[this.#end.offset++] = value
  }

  #reserve(count: number): void {
    const needed = this.#end.offset + count
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(2 * needed)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

const FIRST_SIZE = 64 * 1024
/** With a switch, an index and a number. */
const LONGEST_OPERATION = 64
const MOST_BYTES_PER_CHARACTER = 3
/** Smaller numbers than this take a single byte. */
const ONE_BYTE = 128

const output = new Output()

export class StateEncoder {
  #lastRef = 0
  /** Null while nobody has the state. */
  #refs: Refs | null = null

  constructor(private readonly type: StateType) {}

  /** For those who have the state as it was before; null if nothing changes for them. */
  patch(changes: readonly StateChange[]): Uint8Array | null {
    const refs = this.#refs
    if (refs === null) return null
    output.begin()
    for (const [fields, before, after] of changes) {
      if (before !== after) this.#writeFields(fields, refs, before, after)
    }
    return output.isEmpty ? null : output.bytes
  }

  /** For somebody new: the state as the last patch has left it. */
  whole(parts: readonly StatePart[]): Uint8Array {
    this.#refs ??= newRefs(0, this.type.shape.slots)
    output.begin()
    for (const [fields, is] of parts) this.#writeFields(fields, this.#refs, NOTHING, is)
    return output.bytes
  }

  /** Nobody has the state any more. */
  forget(): void {
    this.#refs = null
  }

  /** Where nothing was before, references may be known nevertheless: others have the state already. */
  #writeFields(fields: readonly SchemaField[], refs: Refs, before: object, after: object): void {
    const was = before as PlainObject
    const is = after as PlainObject
    for (const field of fields) {
      const { name } = field
      if (was[name] !== is[name]) this.#writeField(field, refs, was[name], is[name])
    }
    // Decoders must know an object or list before they hear what is in it.
    for (const field of fields) {
      const { name } = field
      if (field.kind !== 'value' && was[name] !== is[name])
        this.#writeInside(field, refs, was[name], is[name])
    }
  }

  #writeField(field: SchemaField, refs: Refs, before: unknown, after: unknown): void {
    const { kind, index, slot } = field
    const isNew = isAbsent(before)
    if (isAbsent(after)) {
      if (isNew) return
      output.operate(refOf(refs), DELETE | index)
      if (slot > 0) inside(refs)[slot] = 0
    } else if (kind === 'value') {
      output.operate(refOf(refs), (isNew ? ADD : REPLACE) | index)
      output.value(field.write, after)
    } else if (kind === 'part') {
      if (isNew || !isSameShape(field.shape, before, after)) {
        output.operate(refOf(refs), (isNew ? ADD : DELETE_AND_ADD) | index)
        this.#writePart(field.shape, inside(refs), slot, isNew, after)
      }
    } else if (isNew) {
      output.operate(refOf(refs), ADD | index)
      output.number(refOf(this.#refsAt(inside(refs), slot, kind === 'parts' ? NO_SLOTS : 0)))
    }
  }

  #writeInside(field: Holder, refs: Refs, before: unknown, after: unknown): void {
    if (isAbsent(after)) return
    const held = inside(refs)[field.slot]!
    if (field.kind === 'part') this.#writeContent(field.shape, held, before, after)
    else if (field.kind === 'values')
      writeValues(field, refOf(held), (before ?? NO_ITEMS) as List, after as List)
    else this.#writeParts(field.shape, inside(held), (before ?? NO_ITEMS) as List, after as List)
  }

  #writeParts(shape: SchemaShape, refs: Refs[], before: List, after: List): void {
    shorten(refs, before.length, after.length)
    for (let i = 0; i < after.length; i++) {
      const isNew = i >= before.length
      if (!isNew && (before[i] === after[i] || isSameShape(shape, before[i], after[i]))) continue
      output.operate(refOf(refs), isNew ? ADD : DELETE_AND_ADD)
      output.number(i)
      this.#writePart(shape, refs, i + 1, isNew, after[i])
    }
    for (let i = 0; i < after.length; i++)
      if (before[i] !== after[i]) this.#writeContent(shape, refs[i + 1]!, before[i], after[i])
  }

  /** Which object is there from now on; what is in it follows later. */
  #writePart(declared: SchemaShape, refs: Refs[], slot: number, isNew: boolean, part: unknown): void {
    const shape = shapeFor(declared, part)
    if (!isNew) refs[slot] = 0
    output.number(refOf(this.#refsAt(refs, slot, shape.slots)))
    if (shape !== declared) output.type(this.type.idOf(shape))
  }

  #writeContent(declared: SchemaShape, refs: Refs, before: unknown, after: unknown): void {
    const shape = shapeFor(declared, after)
    const was = !isAbsent(before) && shapeFor(declared, before) === shape ? before : undefined
    if (shape.isList) {
      const items = shape.fields[0] as Holder
      this.#writeField(items, refs, was, after)
      this.#writeInside(items, refs, was, after)
    } else this.#writeFields(shape.fields, refs, was ?? NOTHING, after as object)
  }

  /** Those of the object or list at this place, new ones where there are none yet. */
  #refsAt(refs: Refs[], slot: number, slots: number): Refs {
    const known = refs[slot]
    if (known) return known
    const made = newRefs(++this.#lastRef, slots)
    refs[slot] = made
    return made
  }
}

/** Of a list of objects, which grows with them. */
const NO_SLOTS = -1

/** Arrays of the length they keep take the least memory. */
function newRefs(ref: number, slots: number): Refs {
  if (slots === 0) return ref
  if (slots === NO_SLOTS) return [ref]
  const refs: Refs[] = new Array(slots + 1).fill(0)
  refs[0] = ref
  return refs
}

const refOf = (refs: Refs): number => (typeof refs === 'number' ? refs : (refs[0] as number))

/** Of an object with slots, or a list of objects. */
const inside = (refs: Refs): Refs[] => refs as Refs[]

const isSameShape = (declared: SchemaShape, before: unknown, after: unknown): boolean =>
  shapeFor(declared, before) === shapeFor(declared, after)

function shorten(refs: Refs[], before: number, after: number): void {
  if (after >= before) return
  if (after === 0) output.operate(refOf(refs), CLEAR)
  else
    for (let i = before; i > after; i--) {
      output.operate(refOf(refs), DELETE_BY_REFID)
      output.number(refOf(refs[i]!))
    }
  refs.length = after + 1
}

/**
 * Taking something out of the middle costs as little as at the end. Whatever else changes is replaced or added at
 * the end: decoders skip an item inserted before an equal one.
 */
function writeValues({ write }: Kind<'values'>, ref: number, before: List, after: List): void {
  const start = commonStart(before, after)
  if (start === before.length && start === after.length) return
  if (after.length === 0) {
    output.operate(ref, CLEAR)
    return
  }
  const removed = Math.max(0, before.length - after.length)
  const kept = removed > 0 ? commonEnd(before, after, start) : 0
  const end = Math.min(before.length, after.length) - kept
  for (let i = start; i < end; i++) if (before[i] !== after[i]) writeItem(ref, REPLACE, i, write, after[i])
  for (let i = end; i < end + removed; i++) {
    output.operate(ref, DELETE)
    output.number(i)
  }
  for (let i = before.length; i < after.length; i++) writeItem(ref, ADD, i, write, after[i])
}

function writeItem(ref: number, operation: number, i: number, write: WriteValue, item: unknown): void {
  output.operate(ref, operation)
  output.number(i)
  output.value(write, item)
}

function commonStart(before: List, after: List): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  return start
}

function commonEnd(before: List, after: List, start: number): number {
  const most = Math.min(before.length, after.length) - start
  let end = 0
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return end
}
