import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours, durations, fonts, sizes } from './tokens'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The custom properties that `tokens.css` has to hold. */
function cssVariables(): ReadonlyMap<string, string> {
  const rows: [string, string][] = [
    ...Object.entries(colours).map(([k, v]): [string, string] => [`--${kebab(k)}`, v]),
    ...Object.entries(fonts).map(([k, v]): [string, string] => [`--font-${kebab(k)}`, v]),
    ...Object.entries(sizes).map(([k, v]): [string, string] => [`--${kebab(k)}`, `${v}px`]),
    ...Object.entries(durations).map(([k, v]): [string, string] => [`--${kebab(k)}`, `${v}ms`]),
  ]
  return new Map(rows)
}

const luminance = (hex: string) => {
  const channel = (at: number) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

test('the style sheet holds exactly the tokens', () => {
  const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')
  const written = new Map(
    [...css.matchAll(/(--[a-z-]+):\s*([^;]+);/g)].map(m => [m[1], m[2]?.replaceAll('"', "'")]),
  )
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(cssVariables()))
})

test.each([
  ['text on iron', colours.text, colours.ironTop],
  ['muted on iron', colours.muted, colours.ironTop],
  ['brass on iron', colours.brass, colours.ironTop],
  ['ink on vellum', colours.ink, colours.vellumShade],
  ['soft ink on vellum', colours.inkSoft, colours.vellum],
  ['button ink on brass', colours.brassInk, colours.brass],
  ['peril on iron', colours.perilLit, colours.ironTop],
  ['boon on iron', colours.boonLit, colours.ironTop],
])('%s reaches AA', (_, front, back) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5)
})
