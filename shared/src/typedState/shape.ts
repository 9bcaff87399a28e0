/** What the classes of a state look like, worked out once for each. */
import { Metadata, type Schema } from '@colyseus/schema'
import type { StateClass } from './plain'

/** How one field is held: a value, a nested object, or a list of either. */
export type SchemaField =
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'part'; readonly name: string; readonly type: StateClass }
  | { readonly kind: 'values'; readonly name: string; readonly hasNulls: boolean }
  | { readonly kind: 'parts'; readonly name: string; readonly type: StateClass }

export interface SchemaShape {
  readonly fields: readonly SchemaField[]
  /** The only field is called `items`: the object stands for that list itself. */
  readonly isList: boolean
}

const shapes = new WeakMap<object, SchemaShape>()

/** Also for classes that a client has made from the handshake. */
export function schemaShapeOf(instance: Schema): SchemaShape {
  const type = instance.constructor
  const known = shapes.get(type)
  if (known) return known
  const types = Metadata.getFields(type) as Readonly<Record<string, FieldType>>
  const fields = Object.entries(types).map(([name, type]) => fieldOf(name, type))
  const shape = { fields, isList: fields.length === 1 && fields[0]!.name === 'items' }
  shapes.set(type, shape)
  return shape
}

type FieldType = string | StateClass | { readonly array: string | StateClass }

function fieldOf(name: string, type: FieldType): SchemaField {
  if (typeof type === 'string') return { kind: 'value', name }
  if (typeof type === 'function') return { kind: 'part', name, type }
  const { array: child } = type
  return typeof child === 'string'
    ? { kind: 'values', name, hasNulls: child === 'int8' }
    : { kind: 'parts', name, type: child }
}
