/** Intents off the wire: their shape is read field by field, so nothing else gets in. */
import { FIGURE_KINDS, type FigureKind, type MovieIntent, type MovieIntentOf } from './types'

type Raw = { readonly [key: string]: unknown }
type Reader<K extends MovieIntent['kind']> = (raw: Raw) => MovieIntentOf<K> | null

const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isFigureKind = (value: unknown): value is FigureKind =>
  (FIGURE_KINDS as readonly unknown[]).includes(value)

const readers: { readonly [K in MovieIntent['kind']]: Reader<K> } = {
  placeFigure: ({ figure, space }) =>
    isFigureKind(figure) && isIndex(space) ? { kind: 'placeFigure', figure, space } : null,
  draw: () => ({ kind: 'draw' }),
  placeTile: ({ tile, space }) =>
    isIndex(tile) && isIndex(space) ? { kind: 'placeTile', tile, space } : null,
  cashIn: ({ tile }) => (isIndex(tile) ? { kind: 'cashIn', tile } : null),
  replaceMead: ({ tile, space }) =>
    isIndex(tile) && isIndex(space) ? { kind: 'replaceMead', tile, space } : null,
  counsel: ({ tile, from, to }) =>
    isIndex(tile) && isIndex(from) && isIndex(to) ? { kind: 'counsel', tile, from, to } : null,
  remove: ({ space }) => (isIndex(space) ? { kind: 'remove', space } : null),
  swap: ({ a, b }) => (isIndex(a) && isIndex(b) ? { kind: 'swap', a, b } : null),
  decline: () => ({ kind: 'decline' }),
}

const isKind = (kind: unknown): kind is MovieIntent['kind'] =>
  typeof kind === 'string' && Object.hasOwn(readers, kind)

/** The shape of an intent from outside, or null; legality is not its business. */
export function readMovieIntent(raw: unknown): MovieIntent | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { kind } = raw as Raw
  return isKind(kind) ? readers[kind](raw as Raw) : null
}
