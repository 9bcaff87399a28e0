/** Sets a short run of numerals or letters as paths. */
import { num } from './svg'

/** How far to go on after each character, and its path. */
type GlyphTable = Readonly<Record<string, `${number} ${string}`>>

const grid = 500

export interface Lettering {
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle'
  /** Extra room between characters, in picture units. */
  readonly spacing?: number
  readonly attributes?: string
}

export function lettering(table: GlyphTable, text: string, at: Lettering): string {
  const rows = [...text].map(character => table[character]).filter(row => row !== undefined)
  const scale = at.size / grid
  const step = (at.spacing ?? 0) / scale
  let pen = 0
  const parts = rows.map(row => {
    const [advance = ''] = row.split(' ')
    const part = `<path transform="translate(${num(pen)} 0)" d="${row.slice(advance.length + 1)}"/>`
    pen += Number(advance) + step
    return part
  })
  const start = at.anchor === 'middle' ? at.x - ((pen - step) * scale) / 2 : at.x
  return `<g transform="translate(${num(start)} ${num(at.y)}) scale(${num(scale * 1000)}e-3)" fill="${at.fill}" ${at.attributes ?? ''}>${parts.join('')}</g>`
}
