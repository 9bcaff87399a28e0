import { firelight, ironPanel, oak, vellumPanel, vignette } from '../art/materials'
import { seatColours } from '../art/palette'
import type { Section } from '../art/section'
import { shadowKinds, shadowPicture } from '../art/shadow'
import { picture } from '../art/svg'

const area = { width: 1300, height: 600 }
const lit = () => {
  const layers = [oak(area), firelight(area), vignette(area)].map(layer => layer.svg)
  return picture({ ...area, body: layers.join('') })
}

/** Surfaces and light. */
export const surfaceSections = (): readonly Section[] => [
  { title: 'Oak by firelight', samples: [{ label: 'oak', picture: lit() }] },
  {
    title: 'Panels',
    samples: [
      { label: 'vellum', picture: vellumPanel({ width: 300, height: 80 }) },
      { label: 'iron', picture: ironPanel({ width: 240, height: 100, edge: seatColours.boar.base }) },
      ...shadowKinds.map(kind => ({
        label: kind,
        picture: shadowPicture({ width: 80, height: 80, radius: 8, kind }),
      })),
    ],
  },
]
