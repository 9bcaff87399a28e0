/** The requests of `docs/protocol.md` as rows, read from the shapes that the server checks them with. */
import { REQUESTS } from '@heorot/shared'
import { z } from 'zod'

export const PROTOCOL = 'docs/protocol.md'
const [START, END] = ['<!-- requests -->', '<!-- /requests -->']

type Schema = z.core.JSONSchema.BaseSchema

/** Shapes that the document names instead of writing them out. */
const NAMED: readonly (readonly [string, string])[] = [
  ['^[A-Za-z0-9_-]{22,64}$', 'token'],
  ['^[0-9a-f]{12}$', 'person'],
  ['^[0-9a-f]{32}$', '32 hex digits'],
  ['^[A-Za-z0-9_-]{8,40}$', 'text (8 to 40 letters, digits, - or _)'],
]

function textForm({ pattern, maxLength }: Schema): string {
  const name = NAMED.find(([known]) => known === pattern)?.[1]
  if (name) return name
  return maxLength ? `text (at most ${maxLength})` : 'text'
}

/** Numbers without a limit of ours have the largest safe integer as one. */
function numberForm({ minimum, maximum }: Schema): string {
  const isLimited = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return `${minimum ?? 0}${isLimited ? `–${maximum}` : ' or more'}`
}

function objectForm({ properties, required = [] }: Schema): string {
  if (!properties) return 'object'
  const fields = Object.entries(properties).map(
    ([key, field]) => `${key}${required.includes(key) ? '' : '?'}: ${form(field as Schema)}`,
  )
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

const oneOf = (values: readonly unknown[]): string => values.map(value => JSON.stringify(value)).join(' \\| ')

function form(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(choice => form(choice as Schema)).join(' \\| ')
  const values = schema.enum ?? (schema.const === undefined ? null : [schema.const])
  if (values) return oneOf(values)
  if (schema.type === 'string') return textForm(schema)
  if (schema.type === 'number' || schema.type === 'integer') return numberForm(schema)
  if (schema.type === 'object') return objectForm(schema)
  return String(schema.type ?? 'anything')
}

/** One row for each payload that a request can have. */
function rows(name: string, shape: z.ZodType): readonly string[] {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  const payloads = (schema.anyOf ?? schema.oneOf ?? [schema]) as readonly Schema[]
  return payloads.map(payload => `| \`${name}\` | ${form(payload)} |`)
}

const requestTable = (): string =>
  ['| request | payload |', '|---|---|']
    .concat(Object.entries<z.ZodType>(REQUESTS).flatMap(([name, shape]) => rows(name, shape)))
    .join('\n')

/** The document with the table as it has to be. */
export function withRequests(document: string): string {
  const [before, rest = ''] = document.split(START)
  return `${before}${START}\n${requestTable()}\n${END}${rest.split(END)[1] ?? ''}`
}
