/** A picture that explains something: 320 × 300, on firelit wood, by night or on vellum. */
import { down, linear, type Paint, picture, radial, use } from './svg'

export const howToSize = { width: 320, height: 300 } as const

const grounds = {
  night: () => down('howToNight', '#101a2c, #2a2a33 60%, #4c3524'),
  fire: () => radial('howToFire', '#9a5a2c, #4f2b17 55%, #1d110a', [0.5, 0.45]),
  vellum: () => linear('howToVellum', '#f7ebcd, #d9c699'),
} as const satisfies Readonly<Record<string, () => Paint>>

export function howToPicture(ground: keyof typeof grounds, things: readonly string[]): string {
  const paint = grounds[ground]()
  const { width, height } = howToSize
  const body = `<rect width="${width}" height="${height}" fill="${use(paint)}"/>${things.join('')}`
  return picture({ ...howToSize, paints: [paint], body }).svg
}

/** A soft light behind what matters. */
export const light = (x: number, y: number, r: number): string =>
  [1, 0.86, 0.72, 0.58, 0.44, 0.3]
    .map(share => `<circle cx="${x}" cy="${y}" r="${r * share}" fill="#ffd98a" opacity=".07"/>`)
    .join('')
