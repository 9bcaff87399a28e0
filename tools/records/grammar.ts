/** The documented order of events, as patterns that a match has to fit. */
import { table } from './document'

type Parts = ReadonlyMap<string, string>

/** Parts are put in by name; every kind of event takes one word of the text. */
const expand = (parts: Parts, text: string): string =>
  (text.match(/[\w.]+|[()|?*]/g) ?? [])
    .map(token => {
      const part = parts.get(token)
      if (part !== undefined) return `(?:${expand(parts, part)})`
      if (token === '(') return '(?:'
      return /\w/.test(token) ? `(?:${token.replace('.', '\\.')} )` : token
    })
    .join('')

const rowsOf = (heading: string, first: string): [string, string][] =>
  table(heading, first).map(([name = '', events = '']) => [name.replaceAll('`', ''), events])

/** The pattern of each row in one table, made of the parts in another. */
export function patternsOf(heading: string, first: string, partsOf: string): ReadonlyMap<string, RegExp> {
  const parts: Parts = new Map(rowsOf(heading, partsOf))
  return new Map(
    rowsOf(heading, first).map(([name, events]) => [name, new RegExp(`^${expand(parts, events)}$`)]),
  )
}

/** The kinds of events as one text; a special card is named with its event. */
export const kindsIn = (events: readonly { readonly kind: string; readonly special?: unknown }[]): string =>
  events.map(({ kind, special }) => `${kind === 'usedSpecial' ? `${kind}.${special}` : kind} `).join('')
