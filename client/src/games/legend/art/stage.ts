/** Where an episode is played out: a sheet of vellum with torn edge, ruled lines and brass studs. */
import { ageStain, paperGrain } from '../../../art/noise'
import { brassDome } from '../../../art/paints'
import { around, blur, linear, num, type Paint, type SvgPicture, picture, use } from '../../../art/svg'
import { tornPath } from './torn'

/** How far shadow and torn edge reach beyond the sheet on every side. */
export const stageMargin = 22

const sheet = (): Paint => linear('stageSheet', '#f7e8c6, #e9dcc0, #cdb88c', [0, 0.2], [1, 0.6])

const stud = (x: number, y: number) =>
  `<circle cx="${num(x + 1)}" cy="${num(y + 2)}" r="6.5" opacity=".4"/><circle cx="${num(x)}" cy="${num(y)}" r="6.5" fill="${use(brassDome())}" stroke="#3c270b"/>`

export function stagePicture({ width, height }: { width: number; height: number }): SvgPicture {
  const m = stageMargin
  const rule = (inset: number, opacity: number) =>
    `<rect x="${inset}" y="${inset}" width="${num(width - 2 * inset)}" height="${num(height - 2 * inset)}" rx="3" fill="none" stroke="#7b5a2c" stroke-opacity="${opacity}" stroke-width="1.2"/>`
  const torn = tornPath(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    2.6,
  )
  const noise = (paint: Paint, opacity: number) =>
    `<path d="${torn}" filter="${use(paint)}" opacity="${opacity}"/>`
  const studs = [
    [11, 11],
    [width - 11, 11],
    [11, height - 11],
    [width - 11, height - 11],
  ] as const
  return picture({
    width: width + 2 * m,
    height: height + 2 * m,
    viewBox: [-m, -m, width + 2 * m, height + 2 * m],
    paints: [sheet(), ageStain(), paperGrain(), brassDome(), blur(7)],
    body: `<rect x="4" y="8" width="${num(width)}" height="${num(height)}" rx="8" opacity=".6" filter="${use(blur(7))}"/><path d="${torn}" transform="translate(1.2 2.4)" fill="#6d5229"/><path d="${torn}" fill="${use(sheet())}" stroke="#8d7040" stroke-width="1.6" stroke-linejoin="round"/>${noise(ageStain(), 0.9)}${noise(paperGrain(), 0.6)}<path d="${torn}" fill="none" stroke="#a5834a" stroke-opacity=".35" stroke-width="7"/>${rule(11, 0.55)}${rule(14.5, 0.28)}${studs.map(([x, y]) => stud(x, y)).join('')}`,
  })
}

const ring = 2 * Math.PI * 54

/** Odds of a risk as a filled ring, 138 across; the words in the middle are the scene's (slot `odds`). */
export function oddsWheel({ share }: { readonly share: number }): SvgPicture<'odds'> {
  const filled = Math.max(0, Math.min(1, share)) * ring
  const gold = linear('oddsGold', '#f7dd95, #d9a441, #a87424')
  const ticks = around(20, angle => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    return `M${num(69 + 45.5 * s)} ${num(69 - 45.5 * c)}L${num(69 + 62.5 * s)} ${num(69 - 62.5 * c)}`
  }).join('')
  return picture({
    width: 138,
    height: 138,
    paints: [gold],
    body: `<circle cx="69" cy="69" r="67" fill="#1c2124" stroke="#0e1214" stroke-width="2"/><circle cx="69" cy="69" r="54" fill="none" stroke="#3a2a24" stroke-width="17"/><circle cx="69" cy="69" r="54" fill="none" stroke="${use(gold)}" stroke-width="17" stroke-dasharray="${num(filled)} ${num(ring)}" transform="rotate(-90 69 69)"/><path d="${ticks}" stroke="#14181b" stroke-width="1.6"/><circle cx="69" cy="69" r="44" fill="#14181b" stroke="#3a4246"/>`,
    slots: {
      odds: { x: 29, y: 50, width: 80, height: 38, align: 'centre', font: 'sans', size: 31, ink: '#f3e3bd' },
    },
  })
}
