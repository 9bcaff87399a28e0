/** The picture on the game's card: the moor by night, a few tiles, and who stands between them. */
import { figurePicture } from '../../art/figure'
import { sceneryOf } from '../../art/scenery'
import { inlay, linear, picture, use } from '../../art/svg'
import { tilePicture } from '../../art/tile'

const WIDTH = 412
const HEIGHT = 172

const ground = () =>
  linear(
    'coverGround',
    [
      [0, '#0d0906', 0],
      [0.55, '#0d0906', 0.35],
      [1, '#0d0906', 0.85],
    ],
    [0, 0],
    [0, 1],
  )

const turned = (svg: string, x: number, y: number, degrees: number) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${svg}</g>`

export function cover(): string {
  const scene = sceneryOf(1)
  const back = `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="xMidYMid slice">${scene.body}</svg>`
  const tile = (face: Parameters<typeof tilePicture>[0], x: number, y: number, side: number) =>
    inlay(tilePicture({ ...face, mini: true }), x, y, side, side)
  const figure = (of: Parameters<typeof figurePicture>[0], x: number, y: number, side: number) =>
    inlay(figurePicture(of), x, y, side, side * 1.04)
  const laid = [
    turned(tile({ ability: null, value: 5, act: 1 }, 62, 84, 62), 93, 115, -8),
    turned(tile({ ability: 'temptation', value: -2, act: 1 }, 286, 88, 62), 317, 119, 7),
    turned(tile({ ability: 'horn', value: 0, act: 1 }, 352, 70, 54), 379, 97, -6),
    figure({ kind: 'longship', seat: 'raven' }, 4, 92, 72),
    figure({ kind: 'thane', seat: 'boar' }, 214, 74, 84),
    figure({ kind: 'beowulf', seat: 'wolf' }, 134, 54, 104),
  ]
  return picture({
    width: WIDTH,
    height: HEIGHT,
    paints: [...scene.paints, ground()],
    body: `${back}<rect width="${WIDTH}" height="${HEIGHT}" fill="${use(ground())}"/>${laid.join('')}`,
  }).svg
}
