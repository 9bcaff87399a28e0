/** What the classes of a state look like, worked out once for each. */
import { Metadata, type Schema } from '@colyseus/schema'
import type { StateClass } from './plain'

/** Reads and writes one field. Its own functions, because looking them up by name costs more than calling them. */
interface Access {
  readonly name: string
  readonly get: (this: Schema) => unknown
  readonly set: (this: Schema, value: unknown) => void
}

/** How one field is held: a value, a nested object, or a list of either. */
export type SchemaField =
  | (Access & { readonly kind: 'value' })
  | (Access & { readonly kind: 'part'; readonly type: StateClass })
  | (Access & { readonly kind: 'values'; readonly hasNulls: boolean })
  | (Access & { readonly kind: 'parts'; readonly type: StateClass })

export interface SchemaShape {
  readonly fields: readonly SchemaField[]
  /** The only field is called `items`: the object stands for that list itself. */
  readonly isList: boolean
}

const shapes = new WeakMap<object, SchemaShape>()

/** Also for classes that a client has made from the handshake. */
export function schemaShapeOf(type: StateClass): SchemaShape {
  const known = shapes.get(type)
  if (known) return known
  const types = Metadata.getFields(type) as Readonly<Record<string, FieldType>>
  const fields = Object.entries(types).map(([name, held]) => fieldOf(accessTo(type, name), held))
  const shape = { fields, isList: fields.length === 1 && fields[0]!.name === 'items' }
  shapes.set(type, shape)
  return shape
}

/** Some of a class' fields. */
export const pickFields = (type: StateClass, names: readonly string[]): readonly SchemaField[] =>
  schemaShapeOf(type).fields.filter(({ name }) => names.includes(name))

function accessTo(type: StateClass, name: string): Access {
  let owner: object | null = type.prototype
  while (owner && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
  const { get, set } = (owner && Object.getOwnPropertyDescriptor(owner, name)) ?? {}
  return get && set ? { name, get, set } : byName(name)
}

/** Classes from a handshake have no accessors of their own. */
const byName = (name: string): Access => ({
  name,
  get() {
    return Reflect.get(this, name)
  },
  set(value) {
    Reflect.set(this, name, value)
  },
})

type FieldType = string | StateClass | { readonly array: string | StateClass }

function fieldOf(access: Access, type: FieldType): SchemaField {
  if (typeof type === 'string') return { kind: 'value', ...access }
  if (typeof type === 'function') return { kind: 'part', ...access, type }
  const { array: child } = type
  return typeof child === 'string'
    ? { kind: 'values', ...access, hasNulls: child === 'int8' }
    : { kind: 'parts', ...access, type: child }
}
