/** The hart's antlers over a knot-work ring: icon of the app and mark of the house. */
import { brassPlate } from '../paints'
import { around, linear, num, type Paint, type SvgPicture, picture, radial, use } from '../svg'

const antlers =
  'M256 330V258M256 268C206 252 164 216 156 140M182 214C148 214 122 196 110 166M212 246C202 210 210 182 220 156M168 178C150 168 140 152 138 130M256 268C306 252 348 216 356 140M330 214C364 214 390 196 402 166M300 246C310 210 302 182 292 156M344 178C362 168 372 152 374 130'
const skull =
  'M256 300C284 300 300 312 304 330 308 352 292 366 288 392 284 416 272 430 256 430S228 416 224 392C220 366 204 352 208 330 212 312 228 300 256 300Z'
const ears =
  'M214 316C192 306 176 308 162 320 176 334 194 340 212 334ZM298 316C320 306 336 308 350 320 336 334 318 340 300 334Z'

const night = (): Paint => radial('iconNight', '#7a2f1a, #3a1a12 55%, #140c08', [0.5, 0.78], 0.85)
const oakRim = (): Paint => linear('iconOak', '#4a3320, #1a120b')

const link = (angle: number, index: number) => {
  const [x, y] = [256 + 214 * Math.cos(angle), 256 + 214 * Math.sin(angle)]
  const turn = num((angle * 180) / Math.PI)
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="9" ry="17" transform="rotate(${turn} ${num(x)} ${num(y)})" fill="none" stroke="#d9a441" stroke-width="4.5" opacity="${index % 2 ? 0.95 : 0.75}"/>`
}

export interface AppIcon {
  /** Fills the whole square, for platforms that cut their own shape. */
  readonly maskable?: boolean
}

export function appIcon({ maskable = false }: AppIcon = {}): SvgPicture {
  const ground = maskable
    ? `<rect width="512" height="512" fill="${use(oakRim())}"/>`
    : `<rect x="8" y="8" width="496" height="496" rx="112" fill="${use(oakRim())}" stroke="#0b0705" stroke-width="6"/>`
  const scale = maskable ? 0.8 : 1
  const body = `${ground}<g transform="translate(256 256) scale(${scale}) translate(-256 -256)"><circle cx="256" cy="256" r="232" fill="#120b07"/>${around(44, link).join('')}<circle cx="256" cy="256" r="190" fill="${use(night())}" stroke="#d9a441" stroke-width="5"/><g fill="none" stroke="#120905" stroke-width="30" stroke-linecap="round" stroke-linejoin="round" opacity=".55" transform="translate(5 8)"><path d="${antlers}"/></g><path d="${antlers}" fill="none" stroke="#e9bd5f" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/><path d="${ears}" fill="#c98f37"/><path d="${skull}" fill="#f0cf85"/><path d="M234 346l14 8-2 8-14-8ZM278 346l-14 8 2 8 14-8Z" fill="#2b1208"/><path d="M246 414h20l-10 10Z" fill="#6b3a16"/></g>`
  return picture({ width: 512, height: 512, paints: [night(), oakRim(), brassPlate()], body })
}
