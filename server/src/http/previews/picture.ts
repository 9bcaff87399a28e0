/** The picture of a table that chats show under its link, 1200 × 630. */
import type { PreviewFacts } from './facts'
import { PREVIEW_FALLBACK, type PreviewKit } from './kit'

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

interface Lettering {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly title?: boolean
}

const letters = (text: string, { x, y, size, fill, title = false }: Lettering): string =>
  `<text x="${x}" y="${y}" font-family="${title ? 'Cinzel SemiBold' : 'Alegreya Sans'}" font-weight="${title ? 600 : 700}" font-size="${size}" fill="${fill}">${escapeMarkup(text)}</text>`

/** About as wide as the letters are on average; wide scripts count twice. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.48) * size, 0)

function shortened(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text
  const kept = [...text]
  while (kept.length > 1 && widthOf(`${kept.join('')}…`, size) > room) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** One size smaller, or two, for long titles. */
const titleSize = (text: string): number => [88, 72, 60].find(size => widthOf(text, size * 1.3) <= 860) ?? 52

const placed = (svg: string, x: number, y: number, size: number): string =>
  svg.replace(
    /^<svg xmlns="[^"]+" width="[^"]+" height="[^"]+"/,
    `<svg x="${x}" y="${y}" width="${size}" height="${size}"`,
  )

export function wordsOf(kit: PreviewKit, language: string) {
  const words = kit.words[language] ?? kit.words[PREVIEW_FALLBACK]
  if (!words) throw new Error('the previews have no words')
  return words
}

/** Where the match stands, in words. */
export function standingOf(kit: PreviewKit, facts: PreviewFacts, language: string): string {
  const { progress, phase } = facts
  const words = wordsOf(kit, language)
  const step = kit.games[facts.game]?.words[language]?.steps[(progress?.step ?? 0) - 1]
  if (phase === 'playing') return step ?? ''
  return phase === 'waiting' ? words.waiting : words.finished
}

export function previewNames(kit: PreviewKit, { seats }: PreviewFacts, language: string): string[] {
  const words = wordsOf(kit, language)
  return seats.map(seat => (seat === null ? words.free : typeof seat === 'string' ? seat : words.bot))
}

/** Where each name begins: as close as the names allow, else in equal parts. */
function columns(names: readonly string[]): readonly number[] {
  const widths = names.map(name => 92 + widthOf(name, 26))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const room = whole <= 1100 ? widths : names.map(() => 1100 / names.length)
  return [...room.keys(), room.length].map(i => room.slice(0, i).reduce((sum, width) => sum + width, 50))
}

function people(kit: PreviewKit, facts: PreviewFacts, language: string): string {
  const names = previewNames(kit, facts, language)
  const starts = columns(names)
  return names
    .map((name, i) => {
      const x = starts[i]!
      const sigil = placed(kit.sigils[i % kit.sigils.length]!, x, 352, 58)
      const fill = facts.seats[i] === null ? '#b3a68c' : '#f0e6d0'
      const room = starts[i + 1]! - x - 80
      return sigil + letters(shortened(name, 26, room), { x: x + 68, y: 390, size: 26, fill })
    })
    .join('')
}

/** So few steps that their names fit beside them. */
const FEW_STEPS = 5

function path(kit: PreviewKit, { game, progress, phase }: PreviewFacts, language: string): string {
  const way = kit.games[game]?.path
  if (!way) return ''
  const now = phase === 'finished' ? way.marks.length + 1 : (progress?.step ?? 0)
  const marks = way.marks.map((mark, i) => {
    const state = i + 1 === now ? 'present' : i + 1 < now ? 'past' : 'ahead'
    const size = mark.size[state]
    return { state, svg: placed(mark[state], mark.x - size / 2, mark.y - size / 2, size) }
  })
  // The current mark is drawn above its neighbours.
  const others = marks.filter(({ state }) => state !== 'present')
  const present = marks.filter(({ state }) => state === 'present')
  const steps = way.marks.length <= FEW_STEPS ? (kit.games[game]?.words[language]?.steps ?? []) : []
  const labels = steps.map((step, i) => {
    const { x, y } = way.marks[i]!
    const room = (way.marks[i + 1]?.x ?? 1156) - x - 80
    return letters(shortened(step, 24, room), { x: x + 42, y: y + 8, size: 24, fill: '#3a2a18' })
  })
  return `<g>${labels.length > 0 ? way.base + labels.join('') : way.base}${[...others, ...present].map(({ svg }) => svg).join('')}</g>`
}

function watchChip(kit: PreviewKit, words: { readonly watch: string }): string {
  const width = 66 + widthOf(words.watch, 21)
  return `<rect x="300" y="40" width="${width}" height="44" rx="22" fill="#0a0e0c" fill-opacity=".72" stroke="#4f9d69" stroke-width="1.5"/><path transform="translate(314 49) scale(.051)" fill="#c9efd5" d="${kit.eye}"/>${letters(words.watch, { x: 350, y: 70, size: 23, fill: '#c9efd5' })}`
}

export function tablePicture(kit: PreviewKit, facts: PreviewFacts, language: string): string {
  const words = wordsOf(kit, language)
  const name = kit.games[facts.game]?.words[language]?.name ?? 'Heorot'
  const size = titleSize(name)
  const title = (y: number, fill: string) => letters(name, { x: 52, y, size, fill, title: true })
  const standing = shortened(standingOf(kit, facts, language), 36, 700)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${kit.scene}${facts.mayWatch ? watchChip(kit, words) : ''}${title(203, '#6b4c20')}${title(200, '#f6e9c9')}${letters(standing, { x: 53, y: 280, size: 36, fill: '#fbe6a8' })}${people(kit, facts, language)}${path(kit, facts, language)}</svg>`
}
