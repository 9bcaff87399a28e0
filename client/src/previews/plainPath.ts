/** The way through a game without a picture of its own: a disc for each step. */
import type { PreviewMark, PreviewPath } from '../kit/GameClient'
import { picture } from '../art/svg'

const MOST = 48

const disc = (fill: string, edge: string) => {
  const body = `<circle cx="24" cy="24" r="20" fill="${fill}" stroke="${edge}" stroke-width="4"/>`
  return picture({ ...{ width: 48, height: 48 }, body }).svg
}

/** Few steps leave room for their names, which the server letters beside the discs. */
const FEW = 5
const [LEFT, RIGHT, MIDDLE] = [96, 1104, 548]

export function plainPath(of: number): PreviewPath {
  const [past, present, ahead] = [
    disc('#8a7a5c', '#5c4f38'),
    disc('#ffc56b', '#7a2412'),
    disc('#2b1d12', '#d9a441'),
  ]
  const size = Math.min(MOST, 1000 / of)
  const gap = of <= FEW ? (RIGHT - LEFT + 60) / of : (RIGHT - LEFT) / (of - 1)
  const marks = Array.from(
    { length: of },
    (_, i): PreviewMark => ({
      ...{ x: LEFT + i * gap, y: MIDDLE, size: { past: size, present: size * 1.4, ahead: size } },
      ...{ past, present, ahead },
    }),
  )
  const thread = of <= FEW ? '' : `<path d="M${LEFT} ${MIDDLE}H${RIGHT}" stroke="#8a6428" stroke-width="4"/>`
  const strip = '<rect x="40" y="500" width="1120" height="96" rx="10" fill="#dccba4"/>'
  return { base: strip + thread, marks }
}
