import { firelight, oak, vignette } from '../art/materials'
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
    title: 'Shadows',
    samples: shadowKinds.map(kind => ({
      label: kind,
      picture: shadowPicture({ width: 80, height: 80, radius: 8, kind }),
    })),
  },
]
