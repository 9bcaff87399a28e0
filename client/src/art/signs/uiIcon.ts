/** Small signs of the interface, for the DOM and for the canvas. */
import { uiIcons } from '../icons/uiIcons'
import { type SvgPicture, picture } from '../svg'

/** Our own, on the same 512 grid. */
const own = {
  eye: 'M256 96C150 96 64 160 16 256c48 96 134 160 240 160s192-64 240-160C448 160 362 96 256 96zm0 48c74 0 138 40 182 112-44 72-108 112-182 112S118 328 74 256c44-72 108-112 182-112zm0 40a72 72 0 1 0 0 144 72 72 0 0 0 0-144z',
  plus: 'M220 72h72v148h148v72H292v148h-72V292H72v-72h148z',
  minus: 'M72 220h368v72H72z',
  left: 'M330 70 380 120 244 256 380 392 330 442 144 256z',
  right: 'M182 70 132 120 268 256 132 392 182 442 368 256z',
  leftTwice:
    'M250 96 294 140 178 256 294 372 250 416 90 256zM410 96 454 140 338 256 454 372 410 416 250 256z',
  rightTwice:
    'M262 96 218 140 334 256 218 372 262 416 422 256zM102 96 58 140 174 256 58 372 102 416 262 256z',
  leftThrice:
    'M180 136 212 168 124 256 212 344 180 376 60 256zM300 136 332 168 244 256 332 344 300 376 180 256zM420 136 452 168 364 256 452 344 420 376 300 256z',
  rightThrice:
    'M332 136 300 168 388 256 300 344 332 376 452 256zM212 136 180 168 268 256 180 344 212 376 332 256zM92 136 60 168 148 256 60 344 92 376 212 256z',
  toStart: 'M88 88h56v336H88zM372 88 412 128 284 256 412 384 372 424 204 256z',
  toEnd: 'M368 88h56v336h-56zM140 88 100 128 228 256 100 384 140 424 308 256z',
  play: 'M132 72 436 256 132 440z',
  pause: 'M128 80h88v352h-88zM296 80h88v352h-88z',
  copy: 'M64 64h256v64h-192v224H64zM176 176h272v272H176zm48 48v176h176V224z',
  down: 'M96 176 256 336 416 176 456 216 256 416 56 216z',
  out: 'M288 64h160v160h-56v-66L244 306l-38-38L354 120h-66zM96 128h130v56H120v208h208V286h56v162H64V160z',
  chart: 'M64 64h48v336h336v48H64zM160 272h56v96h-56zm96-96h56v192h-56zm96-88h56v280h-56z',
  warning: 'M256 40 496 456H16zM228 190v130h56V190zM228 352v56h56v-56z',
  bolt: 'M300 24 108 288h116l-28 200 208-280H284z',
} as const

export const iconPaths = { ...uiIcons, ...own } as const
export type IconName = keyof typeof iconPaths
export const iconNames = Object.keys(iconPaths) as readonly IconName[]

export const uiIcon = ({
  name,
  colour = 'currentColor',
  size = 24,
}: {
  readonly name: IconName
  readonly colour?: string
  readonly size?: number
}): SvgPicture => {
  const body = `<path fill="${colour}" d="${iconPaths[name]}"/>`
  return picture({ width: size, height: size, viewBox: [0, 0, 512, 512], body })
}
