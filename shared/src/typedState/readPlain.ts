/** A typed state as plain data: what screens and bots read. */
import type { ArraySchema, Schema } from '@colyseus/schema'
import { NULL_SLOT, type StateClass } from './plain'
import { type SchemaField, schemaShapeOf } from './shape'

export function readPlain(state: Schema): unknown {
  const { fields, isList } = schemaShapeOf(state.constructor as StateClass)
  if (isList) return readField(fields[0]!, fields[0]!.get.call(state))
  const plain: Record<string, unknown> = {}
  for (const field of fields) plain[field.name] = readField(field, field.get.call(state))
  return plain
}

function readField(field: SchemaField, value: unknown): unknown {
  if (value === undefined || value === null) return null
  switch (field.kind) {
    case 'value':
      return value
    case 'part':
      return readPlain(value as Schema)
    case 'values': {
      const items = (value as ArraySchema<unknown>).toArray()
      return field.hasNulls ? items.map(item => (item === NULL_SLOT ? null : item)) : items
    }
    case 'parts':
      return (value as ArraySchema<Schema>).toArray().map(readPlain)
  }
}
