/** Values for fuzzing, made from the very shapes that guard the doors: a new message is fuzzed by itself. */
import * as shared from '@heorot/shared'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** What of a JSON schema our shapes use. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Every shape of the protocol. */
export const SHAPES: readonly z.ZodType[] = Object.values<unknown>(shared).filter(
  value => value instanceof z.ZodType,
)

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])

/** Values nobody should send, whatever the message. */
export const junk: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\0', '__proto__', '\u202e', '\ud800', 'x'.repeat(3000), "' or 1=1 --"),
  fc.constantFrom(-1, 0.5, 1e21, 2 ** 53, -0, 255, 256, null, true, [], {}, deep(300)),
  fc.constant(JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}')),
)

const words = (known: readonly string[], { pattern, maxLength = 200 }: Schema): Arbitrary<string> => {
  const fits = known.filter(word => !pattern || new RegExp(pattern).test(word))
  const any = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 400) })
  return fits.length > 0 ? fc.oneof(any, fc.constantFrom(...fits)) : any
}

/** What a schema allows. `known` are words that mean something to whoever is asked. */
function allowed(schema: Schema, known: readonly string[]): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(choice => allowed(choice, known)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, allowed(inner, known)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      )
    case 'array':
      return fc.array(allowed(schema.items ?? {}, known), { maxLength: 8 })
    case 'string':
      return words(known, schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2 ** 31 - 1 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return junk
  }
}

/** One part of a value put out of order; which one, `n` says. */
export function spoilt(value: unknown, n: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  const key = keys[n % (keys.length + 1)] ?? 'more'
  const inside = (value as Record<string, unknown>)[key]
  const part = typeof inside === 'object' && inside !== null && n % 2 === 1 ? spoilt(inside, n >> 1, by) : by
  if (!Array.isArray(value)) return { ...value, [key]: part }
  return key in value ? value.with(Number(key), part) : [...value, part]
}

/** What fits a shape, what almost does, and what does not at all. */
export function nearShape(shape: z.ZodType, known: readonly string[]): Arbitrary<unknown> {
  const fitting = allowed(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema, known)
  return fc.oneof(
    { weight: 3, arbitrary: fitting },
    {
      weight: 3,
      arbitrary: fc.tuple(fitting, fc.nat(63), junk).map(([value, n, by]) => spoilt(value, n, by)),
    },
    { weight: 1, arbitrary: junk },
  )
}
