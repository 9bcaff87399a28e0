/** What the classes of a state look like, worked out once for each. */
import { encode, Metadata, type Schema } from '@colyseus/schema'
import { kindsOf, NULL_SLOT, type StateClass } from './plain'

/** Where a field is. */
interface Place {
  readonly name: string
  /** Its own function, because looking the field up by name costs more than calling it. */
  readonly get: (this: Schema) => unknown
  readonly index: number
  /** Its number among the fields that hold objects or lists, from 1; 0 for all others. */
  readonly slot: number
}

/** Appends a value to a patch. */
export type WriteValue = (bytes: Uint8Array, value: unknown, it: { offset: number }) => unknown

/** How one field is held: a value, a nested object, or a list of either. */
export type SchemaField =
  | (Place & { readonly kind: 'value'; readonly write: WriteValue })
  | (Place & { readonly kind: 'part'; readonly shape: SchemaShape })
  | (Place & { readonly kind: 'values'; readonly write: WriteValue; readonly hasNulls: boolean })
  | (Place & { readonly kind: 'parts'; readonly shape: SchemaShape })

export interface SchemaShape {
  readonly type: StateClass
  readonly fields: readonly SchemaField[]
  /** How many fields hold objects or lists. */
  readonly slots: number
  /** The only field is called `items`: the object stands for that list itself. */
  readonly isList: boolean
  /** The shape of each kind; null if it was not made by `variants`. */
  readonly kinds: ReadonlyMap<string, SchemaShape> | null
}

const shapes = new WeakMap<object, SchemaShape>()

/** Also for classes that a client has made from the handshake. */
export function schemaShapeOf(type: StateClass): SchemaShape {
  const known = shapes.get(type)
  if (known) return known
  const types = Object.entries(Metadata.getFields(type) as Readonly<Record<string, FieldType>>)
  const slotted = types.filter(([, held]) => typeof held !== 'string').map(([name]) => name)
  const fields: SchemaField[] = []
  const kinds = new Map<string, SchemaShape>()
  const classes = kindsOf(type)
  const isList = types.length === 1 && types[0]![0] === 'items'
  const shape = { type, fields, slots: slotted.length, isList, kinds: classes ? kinds : null }
  // Before its parts, which may be of the same class.
  shapes.set(type, shape)
  for (const [index, [name, held]] of types.entries()) {
    const place = { name, get: getterOf(type, name), index, slot: slotted.indexOf(name) + 1 }
    fields.push(fieldOf(place, held))
  }
  for (const [kind, held] of classes ?? []) kinds.set(kind, schemaShapeOf(held))
  return shape
}

/** The shape of the class that holds this value where `shape` is declared. */
export function shapeFor(shape: SchemaShape, value: unknown): SchemaShape {
  const { kinds } = shape
  if (!kinds) return shape
  const found = kinds.get((value as { readonly kind: string }).kind)
  if (!found) throw new Error(`${shape.type.name} has no kind ${JSON.stringify(value)}`)
  return found
}

/** Some of a class' fields. */
export const pickFields = (type: StateClass, names: readonly string[]): readonly SchemaField[] =>
  schemaShapeOf(type).fields.filter(({ name }) => names.includes(name))

function getterOf(type: StateClass, name: string): Place['get'] {
  let owner: object | null = type.prototype
  while (owner && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
  const { get } = (owner && Object.getOwnPropertyDescriptor(owner, name)) ?? {}
  // Classes from a handshake have no accessors of their own.
  return get ?? byName(name)
}

const byName = (name: string): Place['get'] =>
  function (this: Schema) {
    return Reflect.get(this, name)
  }

type FieldType = string | StateClass | { readonly array: string | StateClass }

function fieldOf(place: Place, type: FieldType): SchemaField {
  if (typeof type === 'string') return { kind: 'value', ...place, write: writerOf(type) }
  if (typeof type === 'function') return { kind: 'part', ...place, shape: schemaShapeOf(type) }
  const { array: child } = type
  if (typeof child !== 'string') return { kind: 'parts', ...place, shape: schemaShapeOf(child) }
  const hasNulls = child === 'int8'
  return { kind: 'values', ...place, hasNulls, write: hasNulls ? writeSlot : writerOf(child) }
}

const writerOf = (type: string): WriteValue => encode[type as keyof typeof encode] as WriteValue

function writeSlot(bytes: Uint8Array, id: unknown, it: { offset: number }): void {
  encode.int8(bytes, id === null ? NULL_SLOT : idOf(id), it)
}

function idOf(id: unknown): number {
  if (typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= LARGEST_SLOT) return id
  throw new Error(`${JSON.stringify(id)} is not an id from 0 to ${LARGEST_SLOT}`)
}

/** What `int8` holds. */
const LARGEST_SLOT = 127
