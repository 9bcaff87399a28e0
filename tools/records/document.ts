/** The tables of docs/records.md, as a reader would copy them. Nothing here knows our code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const page = readFileSync(join(__dirname, '../../docs/records.md'), 'utf8')

export function at<T>(list: readonly T[] | undefined, index: number): T {
  const item = list?.[index]
  if (item === undefined) throw new Error(`there is nothing at ${index}`)
  return item
}

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)

/** The part below a heading, up to the next one. */
function section(heading: string): string {
  const start = page.indexOf(`\n${heading}\n`)
  if (start < 0) throw new Error(`docs/records.md has no "${heading}"`)
  const text = page.slice(start + heading.length + 2)
  const end = text.search(/\n#{1,4} /)
  return text.slice(0, end < 0 ? undefined : end)
}

/** The rows of a section's table that begins with this column; bars inside a cell are written `\|`. */
export function table(heading: string, first: string): string[][] {
  const lines = section(heading).split('\n')
  const head = lines.findIndex(line => line.startsWith(`| ${first} |`))
  if (head < 0) throw new Error(`"${heading}" has no table of "${first}"`)
  const length = lines.slice(head).findIndex(line => !line.startsWith('|'))
  return lines.slice(head + 2, length < 0 ? undefined : head + length).map(cells)
}

const cells = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim().replaceAll('\\|', '|'))

/** `a`, `b`* → a, b; and which of them are hidden from others. */
export interface Fields {
  readonly names: readonly string[]
  readonly hidden: readonly string[]
}

/** The documented fields of every intent or event. */
export function fieldsOf(heading: string, first: 'intent' | 'event'): ReadonlyMap<string, Fields> {
  return new Map(
    table(heading, first).map(([kind = '', fields = '']) => {
      const found = [...fields.matchAll(/`(\w+)`(\*?)/g)].map(([, name = '', star]) => ({ name, star }))
      const names = found.map(({ name }) => name)
      return [kind.replaceAll('`', ''), { names, hidden: found.filter(f => f.star).map(f => f.name) }]
    }),
  )
}

export const codeBlock = (heading: string): string[] =>
  (section(heading).split('```')[1] ?? '').split('\n').slice(1, -1)
