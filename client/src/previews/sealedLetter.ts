/** What a link shows that is nobody else's business: a sealed letter, the same for every such link. */
import { plait } from '../art/knot'
import { num, picture, radial, use } from '../art/svg'
import type { PreviewWords } from './words'

const wax = radial('wax', '#e0684c, #a0301f, #53130b', [0.34, 0.28], 0.95)
const waxInside = radial('waxInside', '#b8412c, #7a1f13', [0.6, 0.7], 0.8)

const ANTLERS =
  'M256 330V258M256 268C206 252 164 216 156 140M182 214C148 214 122 196 110 166M212 246C202 210 210 182 220 156M256 268C306 252 348 216 356 140M330 214C364 214 390 196 402 166M300 246C310 210 302 182 292 156'
const SKULL =
  'M256 300C284 300 300 312 304 330 308 352 292 366 288 392 284 416 272 430 256 430S228 416 224 392C220 366 204 352 208 330 212 312 228 300 256 300Z'

/** An uneven round blob, as pressed wax is. */
function blob(): string {
  const rim = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * 2 * Math.PI
    const r = 90 + 7 * Math.sin(i * 2.3) + 4 * Math.cos(i * 5.1)
    return [100 + r * Math.cos(angle), 100 + r * Math.sin(angle)] as const
  })
  const middle = (i: number) => {
    const [a, b] = [rim[i % 13]!, rim[(i + 1) % 13]!]
    return `${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2)}`
  }
  return `M${middle(12)}${rim.map(([x, y], i) => `Q${num(x)} ${num(y)} ${middle(i)}`).join('')}Z`
}

const seal = () =>
  `<g transform="translate(490 288) scale(.98)"><path d="${blob()}" fill="#000" opacity=".45" transform="translate(6 10)"/><path d="${blob()}" fill="${use(wax)}" stroke="#4a0f08" stroke-width="2"/><circle cx="100" cy="100" r="66" fill="${use(waxInside)}" stroke="#5a150c" stroke-width="3"/><g transform="translate(100 100) scale(.27) translate(-256 -286)"><path d="${ANTLERS}" fill="none" stroke="#3f0d06" stroke-width="30" stroke-linecap="round" transform="translate(4 7)"/><path d="${ANTLERS}" fill="none" stroke="#e78b70" stroke-width="22" stroke-linecap="round"/><path d="${SKULL}" fill="#e78b70" stroke="#3f0d06" stroke-width="8"/></g></g>`

const DEFS = `<linearGradient id="letter" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf0d4"/><stop offset=".55" stop-color="#ecdfc1"/><stop offset="1" stop-color="#c9b285"/></linearGradient><filter id="torn" x="-10%" y="-10%" width="130%" height="130%"><feTurbulence type="fractalNoise" baseFrequency=".016" numOctaves="3" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="11"/></filter><linearGradient id="fold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".88" stop-color="#5a3a14" stop-opacity=".05"/><stop offset="1" stop-color="#5a3a14" stop-opacity=".26"/></linearGradient>`

const paper = `<rect x="10" y="16" width="640" height="416" fill="#000" opacity=".5"/><rect width="640" height="416" rx="3" fill="url(#letter)" stroke="#8d7040" stroke-width="2.5" filter="url(#torn)"/><rect x="4" y="4" width="632" height="135" fill="url(#fold)"/><rect x="4" y="139" width="632" height="206" fill="url(#fold)"/><path d="M4 139.5H636M4 345.5H636" stroke="#fffaf0" stroke-opacity=".65" stroke-width="1.5"/><rect x="20" y="20" width="600" height="376" fill="none" stroke="#8a6428" stroke-opacity=".6" stroke-width="1.5"/>`

/** `night` is the scene behind it. */
export function sealedLetter(night: string, words: PreviewWords): string {
  const size = words.invited.length > 15 ? 54 : 66
  const text = `<text x="58" y="112" font-family="Cinzel SemiBold" font-weight="600" font-size="${size}" fill="#3a1d10">${words.invited}</text><g transform="translate(58 154)">${plait(330, 18, { strand: '#9a5a26', gap: '#ecdfc1' })}</g>${words.openLink.map((line, i) => `<text x="58" y="${236 + i * 48}" font-family="Alegreya Sans" font-weight="700" font-size="34" fill="#4a1d10">${line}</text>`).join('')}`
  const { svg } = picture({
    ...{ width: 1200, height: 630, paints: [wax, waxInside] },
    body: `<defs>${DEFS}</defs>${night}<g transform="translate(76 124) rotate(-2.2 320 208)">${paper}${text}${seal()}</g><text x="60" y="590" font-family="Alegreya Sans" font-weight="700" font-size="25" fill="#e2d6bd">${words.onlyInvited}</text>`,
  })
  return svg
}
