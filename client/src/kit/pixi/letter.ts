import { fonts } from '../../app/theme/tokens'
import type { Slot } from '../../art/svg'

const weights = { sans: 700, prose: 700, title: 600 } as const
const SMALLEST = 0.7

/**
 * Sets words into a slot of a drawing: on one line, smaller if need be, broken in two before that. A slot
 * with room for three lines and more takes a paragraph.
 */
export function letter(context: CanvasRenderingContext2D, slot: Slot, text: string): void {
  const lines = linesThatFit(context, slot, text)
  context.font = fontOf(slot, lines.size)
  context.fillStyle = slot.ink
  context.textAlign = slot.align === 'centre' ? 'center' : 'left'
  context.textBaseline = 'middle'
  const step = lines.size * 0.98
  const top = slot.y + slot.height / 2 - ((lines.words.length - 1) * step) / 2
  const x = slot.align === 'centre' ? slot.x + slot.width / 2 : slot.x
  lines.words.forEach((line, i) => {
    context.fillText(line, x, top + i * step, slot.width)
  })
}

/** The letters a slot needs: a canvas does not fetch them by itself and would take any other font. */
export async function fetchLetters(slot: Slot, text: string): Promise<void> {
  await document.fonts?.load(fontOf(slot, slot.size), text)
}

const fontOf = (slot: Slot, size: number) => `${weights[slot.font]} ${size}px ${fonts[slot.font]}`

function linesThatFit(context: CanvasRenderingContext2D, slot: Slot, text: string) {
  const widthAt = (words: string, size: number) => {
    context.font = fontOf(slot, size)
    return context.measureText(words).width
  }
  if (slot.height >= slot.size * 3) return paragraph(slot, text, widthAt)
  const natural = widthAt(text, slot.size)
  const size = Math.max(slot.size * SMALLEST, Math.min(slot.size, (slot.size * slot.width) / natural))
  const broken = halves(text)
  if (widthAt(text, size) <= slot.width + 0.5 || !broken || slot.height < slot.size * 1.6)
    return { words: [text], size }
  const longest = Math.max(...broken.map(line => widthAt(line, slot.size)))
  const two = Math.min(slot.size, slot.height / 2, (slot.size * slot.width) / longest)
  return { words: broken, size: two }
}

/** As large as the slot allows, broken wherever a line is full. */
function paragraph(slot: Slot, text: string, widthAt: (words: string, size: number) => number) {
  const smallest = slot.size * SMALLEST
  for (let size = slot.size; ; size -= 0.5) {
    const words = wrap(text, line => widthAt(line, size) <= slot.width)
    if (size <= smallest || words.length * size * 0.98 <= slot.height) return { words, size }
  }
}

/** Greedy lines; a word that does not fit has a line of its own. */
export function wrap(text: string, fits: (line: string) => boolean): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
    return lines
  }, [])
}

/** The text in two lines of about equal length, or null when it is one word. */
export function halves(text: string): readonly [string, string] | null {
  const words = text.split(' ')
  if (words.length < 2) return null
  const splits = words
    .slice(1)
    .map((_, i): readonly [string, string] => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = ([a, b]: readonly [string, string]) => Math.max(a.length, b.length)
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best))
}
