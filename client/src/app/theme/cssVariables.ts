import { colours, durations, fonts, sizes } from './tokens'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The custom properties that `tokens.css` has to hold. */
export function cssVariables(): ReadonlyMap<string, string> {
  const rows: [string, string][] = [
    ...Object.entries(colours).map(([k, v]): [string, string] => [`--${kebab(k)}`, v]),
    ...Object.entries(fonts).map(([k, v]): [string, string] => [`--font-${kebab(k)}`, v]),
    ...Object.entries(sizes).map(([k, v]): [string, string] => [`--${kebab(k)}`, `${v}px`]),
    ...Object.entries(durations).map(([k, v]): [string, string] => [`--${kebab(k)}`, `${v}ms`]),
  ]
  return new Map(rows)
}
