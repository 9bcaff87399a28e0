/** The picture on a game's card at home: a scene of the poem by night with a few things of the game. */
import { type Scenery, sceneryOf } from './hall/scenery'
import { down, inlay, picture, use } from './svg'

const WIDTH = 412
const HEIGHT = 172

/** Turns a drawing about a point. */
export const turned = (svg: string, x: number, y: number, degrees: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${svg}</g>`

/** A drawing in a box, turned about the middle of it. */
export const leaning = (
  drawing: { readonly svg: string },
  x: number,
  y: number,
  w: number,
  h: number,
  degrees: number,
): string => turned(inlay(drawing, x, y, w, h), x + w / 2, y + h / 2, degrees)

/** `shade` is how dark the scene is at its top and in its middle. */
export function coverPicture(
  act: Parameters<typeof sceneryOf>[0],
  name: string,
  [top, middle, bottom]: readonly [number, number, number],
  things: readonly string[],
): string {
  const scene: Scenery = sceneryOf(act)
  const ground = down(name, `#0d0906/${top}, #0d0906/${middle} 55%, #0d0906/${bottom}`)
  const back = `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="xMidYMid slice">${scene.body}</svg>`
  const drawing = `${back}<rect width="${WIDTH}" height="${HEIGHT}" fill="${use(ground)}"/>${things.join('')}`
  return picture({ width: WIDTH, height: HEIGHT, paints: [...scene.paints, ground], body: drawing }).svg
}
