/** The picture on the game's card: the moor by night, a few tiles, and who stands between them. */
import { coverPicture, leaning } from '../../art/cover'
import { inlay } from '../../art/svg'
import { figurePicture } from './art/figure'
import { tilePicture } from './art/tile'

const tile = (face: Parameters<typeof tilePicture>[0]) => tilePicture({ ...face, mini: true })

const figure = (of: Parameters<typeof figurePicture>[0], x: number, y: number, side: number) =>
  inlay(figurePicture(of), x, y, side, side * 1.04)

export const movieCover = (): string =>
  coverPicture(
    1,
    'coverGround',
    [0, 0.35, 0.85],
    [
      leaning(tile({ ability: null, value: 5, act: 1 }), 62, 84, 62, 62, -8),
      leaning(tile({ ability: 'temptation', value: -2, act: 1 }), 286, 88, 62, 62, 7),
      leaning(tile({ ability: 'horn', value: 0, act: 1 }), 352, 70, 54, 54, -6),
      figure({ kind: 'longship', seat: 'raven' }, 4, 92, 72),
      figure({ kind: 'thane', seat: 'boar' }, 214, 74, 84),
      figure({ kind: 'beowulf', seat: 'wolf' }, 134, 54, 104),
    ],
  )
