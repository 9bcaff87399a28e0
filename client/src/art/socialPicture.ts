/** What a shared link shows: the hall at night and the name, 1200 × 630. */
import { lettering } from './glyph'
import { brandGlyphs } from './glyphs/brandGlyphs'
import { hallPicture } from './hall/hall'
import { plait } from './knot'
import { inlay, linear, type SvgPicture, picture, use } from './svg'

export function socialPicture(): SvgPicture {
  const dusk = linear('socialDusk', '#070a0e/0.82, #070a0e/0.35, #070a0e/0', [0, 0], [1, 0])
  const name = (y: number, fill: string) =>
    lettering(brandGlyphs, 'HEOROT', { x: 64, y, size: 96, fill, spacing: 8 })
  const body = `<rect width="1200" height="630" fill="#0c0a08"/>${inlay(hallPicture({ view: 'preview' }), 0, 0, 1200, 630)}<rect width="760" height="630" fill="${use(dusk)}"/>${name(233, '#2a1608')}${name(230, '#f3e6c6')}<g transform="translate(66 258)">${plait(460, 18, { strand: '#d9a441', gap: '#1a0f07' })}</g>`
  return picture({ width: 1200, height: 630, paints: [dusk], body })
}
