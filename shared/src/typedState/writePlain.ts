/**
 * Writes a plain view into a typed state and touches only what changed. It compares with the plain view that was
 * written before, because reading lists of a state is ten times slower; views never change once they are made.
 */
import { ArraySchema, type Schema } from '@colyseus/schema'
import { samePlain } from '../kernel'
import { classFor, NULL_SLOT, type StateClass } from './plain'
import { type SchemaField, schemaShapeOf } from './shape'

type PlainObject = Readonly<Record<string, unknown>>
type List = readonly unknown[]

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

/** A new object of a state with everything in it. */
function newPart(type: StateClass, plain: object): Schema {
  const part = new (classFor(type, plain))()
  writePlain(part, null, plain)
  return part
}

/** `before` is what `state` holds, or null for a new one. */
export function writePlain(state: Schema, before: object | null, after: object): void {
  const { fields, isList } = schemaShapeOf(state)
  if (isList) writeField(state, fields[0]!, before, after)
  else writeFields(state, fields, (before ?? NOTHING) as PlainObject, after as PlainObject)
}

function writeFields(state: Schema, fields: readonly SchemaField[], was: PlainObject, is: PlainObject): void {
  for (const field of fields) {
    const before = was[field.name]
    const after = is[field.name]
    if (before !== after) writeField(state, field, before, after)
  }
}

const NOTHING: PlainObject = {}

function writeField(state: Schema, field: SchemaField, before: unknown, after: unknown): void {
  const values = state as unknown as Record<string, unknown>
  const { kind, name } = field
  if (isAbsent(after)) {
    if (!isAbsent(before)) values[name] = undefined
  } else if (kind === 'value') values[name] = after
  else if (kind === 'part') writePart(values, field, before, after)
  else {
    if (isAbsent(before)) values[name] ??= new ArraySchema()
    const list = values[name] as ArraySchema<unknown>
    const was = (before ?? []) as List
    if (kind === 'values') writeValues(list, field.hasNulls, was, after as List)
    else writeParts(list as ArraySchema<Schema>, field.type, was, after as List)
  }
}

function writePart(
  values: Record<string, unknown>,
  { name, type }: Extract<SchemaField, { kind: 'part' }>,
  before: unknown,
  after: unknown,
): void {
  if (isSameClass(type, before, after)) writePlain(values[name] as Schema, before as object, after as object)
  else values[name] = newPart(type, after as object)
}

const isSameClass = (type: StateClass, before: unknown, after: unknown): boolean =>
  !isAbsent(before) && classFor(type, before as object) === classFor(type, after as object)

function writeParts(list: ArraySchema<Schema>, type: StateClass, before: List, after: List): void {
  for (let i = before.length; i > after.length; i--) list.pop()
  for (let i = 0; i < after.length; i++) {
    const part = after[i] as object
    if (i >= before.length) list.push(newPart(type, part))
    else if (samePlain(before[i], part)) continue
    else if (isSameClass(type, before[i], part)) writePlain(list[i]!, before[i] as object, part)
    else list[i] = newPart(type, part)
  }
}

/**
 * Taking something out of the middle costs as little as at the end. Whatever else changes is replaced or added at
 * the end: decoders skip an item inserted before an equal one.
 */
function writeValues(list: ArraySchema<unknown>, hasNulls: boolean, before: List, after: List): void {
  const start = commonStart(before, after)
  if (start === before.length && start === after.length) return
  const encode = hasNulls ? slotOf : same
  const removed = Math.max(0, before.length - after.length)
  const kept = removed > 0 ? commonEnd(before, after, start) : 0
  const end = Math.min(before.length, after.length) - kept
  for (let i = start; i < end; i++) if (before[i] !== after[i]) list[i] = encode(after[i])
  if (removed > 0) list.splice(end, removed)
  for (let i = before.length; i < after.length; i++) list.push(encode(after[i]))
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

const same = (value: unknown): unknown => value

function slotOf(id: unknown): unknown {
  if (id === null) return NULL_SLOT
  if (typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= LARGEST_SLOT) return id
  throw new Error(`${JSON.stringify(id)} is not an id from 0 to ${LARGEST_SLOT}`)
}

/** What `int8` holds. */
const LARGEST_SLOT = 127
