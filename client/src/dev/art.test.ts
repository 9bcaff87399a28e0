import type { Sample } from '../art/section'
import { legendSections } from '../games/legend/art/sections'
import { movieSections } from '../games/movie/art/sections'
import { shellSections } from './shellSections'
import { surfaceSections } from './surfaceSections'

const samplesOf = (): readonly Sample[] =>
  [...movieSections(), ...legendSections(), ...surfaceSections(), ...shellSections()].flatMap(
    section => section.samples,
  )
const samples = samplesOf()

/** What is wrong with a picture's text, or null. */
function faultOf(svg: string): string | null {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const error = parsed.querySelector('parsererror')
  if (error) return error.textContent
  if (/NaN|undefined|null|Infinity/.test(svg)) return 'a number or word went missing'
  const known = new Set([...parsed.querySelectorAll('[id]')].map(element => element.id))
  const lost = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(match => match[1] ?? '').filter(id => !known.has(id))
  return lost.length > 0 ? `no paint ${lost[0]}` : null
}

/** Ids of paints with everything they are defined by. */
const definitionsIn = (svg: string) => [...svg.matchAll(/<(\w+) id="([^"]+)"[\s\S]*?<\/\1>/g)]

test('every picture is well-formed and brings all its paints', () => {
  const faults = samples.map(({ label, picture }) => ({ label, fault: faultOf(picture.svg) }))
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([])
  expect(samples.length).toBeGreaterThan(200)
})

test('every picture says its natural size', () => {
  const odd = samples.filter(
    ({ picture: { svg, width, height } }) =>
      !svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`),
  )
  expect(odd.map(({ label }) => label)).toEqual([])
})

test('the same parameters give the same picture', () => {
  const again = samplesOf()
  const changed = samples.filter(({ picture }, i) => picture.svg !== again[i]?.picture.svg)
  expect(changed.map(({ label }) => label)).toEqual([])
})

test('an id means one paint wherever it stands, so that pictures may share a page', () => {
  const known = new Map<string, string>()
  const clashes = new Set<string>()
  for (const { picture } of samples) {
    for (const [text, , id = ''] of definitionsIn(picture.svg)) {
      if ((known.get(id) ?? text) !== text) clashes.add(id)
      known.set(id, text)
    }
  }
  expect([...clashes]).toEqual([])
})
