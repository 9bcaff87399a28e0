/** The saga's path on a link preview: all episodes, with Beowulf beside the present one. */
import { TRACK } from '@heorot/shared/games/legend'
import { inlay } from '../../art/svg'
import type { PreviewMark, PreviewPath } from '../../kit/GameClient'
import {
  beowulfPiece,
  drawStation,
  sagaThread,
  type StationState,
  stationGlow,
  tapestryPicture,
} from './art/path'
import { edgeOf } from './layout/path'

const [LEFT, TOP, WIDTH, HEIGHT] = [32, 482, 1136, 132]
const MARGIN = 34
const SIZE = { past: 36, present: 60, ahead: 36 }

const pointOf = (i: number) =>
  [MARGIN + (i * (WIDTH - 2 * MARGIN)) / (TRACK.length - 1), HEIGHT / 2 + (i % 2 ? 11 : -11)] as const

/** The station, with the light and the piece that stand there only now. */
function stationNow(station: { readonly svg: string }): string {
  const inner = inlay(station, 94, 28, SIZE.present, SIZE.present)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="94 28 60 60" overflow="visible">${inlay(stationGlow(), 0, 0, 236, 116)}${inner}${inlay(beowulfPiece(), 56, -8, 62, 88)}</svg>`
}

/** Noise doubles the size of a PNG, and is lost at the size that chats show. */
const withoutNoise = ({ svg }: { readonly svg: string }) => ({
  svg: svg.replace(/<rect[^>]*filter="[^>]*\/>/g, ''),
})

export function legendPreviewPath(): PreviewPath {
  const points = TRACK.map((_, i) => pointOf(i))
  const tapestry = withoutNoise(
    tapestryPicture({ width: WIDTH, height: HEIGHT, outline: edgeOf(0, WIDTH, HEIGHT) }),
  )
  const thread = sagaThread({ width: WIDTH, height: HEIGHT, points })
  const marks = TRACK.map((episode, i): PreviewMark => {
    const drawn = (state: StationState) => drawStation(episode, state)
    const [x, y] = points[i]!
    return {
      ...{ x: LEFT + x, y: TOP + y, size: SIZE },
      ...{ past: drawn('past').svg, present: stationNow(drawn('present')), ahead: drawn('ahead').svg },
    }
  })
  return {
    base: `${inlay(tapestry, LEFT - 16, TOP - 16, WIDTH + 32, HEIGHT + 32)}${inlay(thread, LEFT, TOP, WIDTH, HEIGHT)}`,
    marks,
  }
}
