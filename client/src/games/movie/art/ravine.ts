/** The Gorge: a rift from top right to bottom left, so that neighbours on the diagonal read as one ravine. */
import { paperStain } from '../../../art/noise'
import { clip, linear, type Paint, use } from '../../../art/svg'

const brink = 'M80 0 73 17 78 29 57 40 51 57 30 63 22 78 0 82'
const farBrink = 'M108 26 97 34 92 51 70 58 66 78 45 84 36 97 26 108'
const abyss = `${brink}L0 108 26 108 36 97 45 84 66 78 70 58 92 51 97 34 108 26 108 0Z`
const cliff = `${brink}L0 100 26 92 34 76 56 70 62 52 84 42 80 30 90 8V0Z`
const ledge =
  'M0 96 26 88 32 74 54 68 60 50 82 41 79 31 87 10 90 0H96L92 14 85 32 88 44 66 55 60 74 38 80 30 96 0 106Z'
const stream = 'M100 8 97 24 90 40 72 52 68 68 46 76 38 92 16 104'
const cracks =
  'M70 16 58 12M54 38 42 34M48 55 36 50M27 61 17 55M100 40l6 6M95 56l8 5M73 64l10 6M69 82l9 7M49 89l8 8'
const strata = 'M10 20q14-6 26 0M16 34q10-5 20-1M82 92q10-5 18 0M86 76q8-4 16-1M34 14q8-4 15 0'

const face = (): Paint => clip('ravineFace', '<rect x="3" y="3" width="102" height="102" rx="9"/>')
const depth = (): Paint => linear('ravineDepth', '#0d1214 25%, #05080a 60%, #1b2529')

export const ravinePaints = (): readonly Paint[] => [face(), depth(), paperStain()]

const stroke = (path: string, colour: string, opacity: number, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

/** In the 108 unit box of a tile, on ground of the given colour. */
export const ravine = (ground: string): string => `<g clip-path="${use(face())}">
<rect width="108" height="108" fill="${ground}"/><rect width="108" height="108" filter="${use(paperStain())}" opacity=".8"/>
${stroke(strata, '#1d150d', 0.28, 1.3)}<path d="${abyss}" fill="${use(depth())}"/>
<path d="${cliff}" fill="#4a3b29"/><path d="${ledge}" fill="#2b2219"/>
${stroke(stream, '#3f6873', 1, 3.4)}${stroke('M97 24 90 40 76 49M66 70 48 76M36 94 24 100', '#a9d5dd', 0.7, 1.2)}
${stroke(brink, '#f0d49c', 0.85, 2)}${stroke(farBrink, '#d2b27b', 0.8, 2)}${stroke(cracks, '#1d150d', 0.5, 1.5)}</g>`
