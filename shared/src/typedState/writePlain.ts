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
type Kind<K extends SchemaField['kind']> = Extract<SchemaField, { kind: K }>

const NOTHING: PlainObject = {}
const NO_ITEMS: List = []

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

/** `before` is what `state` holds, or null for a new one. */
export function writePlain(state: Schema, before: object | null, after: object): void {
  const { fields, isList } = schemaShapeOf(state.constructor as StateClass)
  if (isList) writeField(state, fields[0]!, before, after)
  else writeFields(state, fields, before ?? NOTHING, after)
}

/** As `writePlain`, for some of the fields. */
export function writeFields(state: Schema, fields: readonly SchemaField[], was: object, is: object): void {
  for (const field of fields) {
    const before = (was as PlainObject)[field.name]
    const after = (is as PlainObject)[field.name]
    if (before !== after) writeField(state, field, before, after)
  }
}

function writeField(state: Schema, field: SchemaField, before: unknown, after: unknown): void {
  if (isAbsent(after)) {
    if (!isAbsent(before)) field.set.call(state, undefined)
  } else if (field.kind === 'value') field.set.call(state, after)
  else if (field.kind === 'part') writePart(state, field, before, after as object)
  else if (isAbsent(before)) writeItems(newList(state, field), field, NO_ITEMS, after as List)
  else writeItems(field.get.call(state) as ArraySchema, field, before as List, after as List)
}

function newList(state: Schema, field: SchemaField): ArraySchema {
  const list = (field.get.call(state) as ArraySchema | undefined) ?? new ArraySchema()
  field.set.call(state, list)
  return list
}

function writePart(state: Schema, field: Kind<'part'>, before: unknown, after: object): void {
  if (isSameClass(field.type, before, after))
    writePlain(field.get.call(state) as Schema, before as object, after)
  else field.set.call(state, newPart(field.type, after))
}

/** A new object of a state with everything in it. */
function newPart(type: StateClass, plain: object): Schema {
  const part = new (classFor(type, plain))()
  writePlain(part, null, plain)
  return part
}

const isSameClass = (type: StateClass, before: unknown, after: object): boolean =>
  !isAbsent(before) && classFor(type, before as object) === classFor(type, after)

function writeItems(list: ArraySchema, field: Kind<'parts' | 'values'>, before: List, after: List): void {
  if (field.kind === 'values') writeValues(list, field.hasNulls, before, after)
  else writeParts(list, field.type, before as readonly object[], after as readonly object[])
}

function writeParts(
  list: ArraySchema<Schema>,
  type: StateClass,
  before: readonly object[],
  after: readonly object[],
): void {
  for (let i = before.length; i > after.length; i--) list.pop()
  for (let i = 0; i < after.length; i++) {
    const part = after[i]!
    if (i >= before.length) list.push(newPart(type, part))
    else if (samePlain(before[i], part)) continue
    else if (isSameClass(type, before[i], part)) writePlain(list[i]!, before[i]!, part)
    else list[i] = newPart(type, part)
  }
}

/**
 * Taking something out of the middle costs as little as at the end. Whatever else changes is replaced or added at
 * the end: decoders skip an item inserted before an equal one.
 */
function writeValues(list: ArraySchema, hasNulls: boolean, before: List, after: List): void {
  const start = commonStart(before, after)
  if (start === before.length && start === after.length) return
  const encode = hasNulls ? slotOf : same
  const removed = Math.max(0, before.length - after.length)
  const kept = removed > 0 ? commonEnd(before, after, start) : 0
  const end = Math.min(before.length, after.length) - kept
  for (let i = start; i < end; i++) if (before[i] !== after[i]) list[i] = encode(after[i])
  if (removed > 0) list.splice(end, removed)
  if (after.length > before.length) list.push(...after.slice(before.length).map(encode))
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
