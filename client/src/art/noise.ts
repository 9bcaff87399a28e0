/** Grain as SVG noise, tinted and clipped to the thing it lies on. Rasterise once; never run it live. */
import type { Paint } from './svg'

export interface Noise {
  readonly id: string
  /** Waves per unit, along x and y. */
  readonly frequency: string
  readonly octaves: number
  readonly seed: number
  /** Red, green, blue of the stain, 0 to 1. */
  readonly tint: readonly [number, number, number]
  /** Opacity = gain × noise − cut. */
  readonly gain: number
  readonly cut: number
}

/** Paints only the noise, inside the shape it is applied to. */
export const stain = ({ id, frequency, octaves, seed, tint, gain, cut }: Noise): Paint => ({
  id,
  def: `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${tint[0]} 0 0 0 0 ${tint[1]} 0 0 0 0 ${tint[2]} 0 0 0 ${gain} ${-cut}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
})

const brown = [0.36, 0.23, 0.08] as const
const tan = [0.4, 0.28, 0.13] as const
const pale = [0.75, 0.78, 0.8] as const
const ochre = [0.5, 0.36, 0.17] as const

export const paperStain = (): Paint =>
  stain({ id: 'paper', frequency: '.04 .055', octaves: 3, seed: 11, tint: brown, gain: 1.1, cut: 0.46 })

export const paperGrain = (): Paint =>
  stain({ id: 'paperGrain', frequency: '.7', octaves: 1, seed: 2, tint: tan, gain: 0.5, cut: 0.2 })

export const stoneGrain = (): Paint =>
  stain({ id: 'stone', frequency: '.09 .12', octaves: 4, seed: 5, tint: pale, gain: 0.7, cut: 0.33 })

export const woodGrain = (id: string, frequency: string, seed: number): Paint =>
  stain({ id, frequency, octaves: 3, seed, tint: [0.03, 0.015, 0.006], gain: 2.6, cut: 1.02 })

/** Large soft stains of old vellum and of a painted field. */
export const ageStain = (): Paint =>
  stain({ id: 'age', frequency: '.01 .015', octaves: 3, seed: 5, tint: ochre, gain: 1.5, cut: 0.62 })
