/** A typed state as plain data: what screens and bots read. */
import type { ArraySchema, Schema } from '@colyseus/schema'
import { NULL_SLOT } from './plain'
import { type SchemaField, schemaShapeOf } from './shape'

export function readPlain(state: Schema): unknown {
  const { fields, isList } = schemaShapeOf(state)
  const values = state as unknown as Readonly<Record<string, unknown>>
  if (isList) return readField(fields[0]!, values[fields[0]!.name])
  const plain: Record<string, unknown> = {}
  for (const field of fields) plain[field.name] = readField(field, values[field.name])
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
