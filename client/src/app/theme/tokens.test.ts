import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast } from '../testkit/contrast'
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
