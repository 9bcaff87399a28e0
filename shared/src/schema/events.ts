/**
 * Events as short text. The shape of an event, its kind and keys, is written down once per table; from then
 * on an event is the shape's number and the values alone.
 */

/** Shapes in the order of first use, each as words: `placedTile seat tile space`. */
interface Shapes {
  readonly length: number
  push(shape: string): unknown
}

type PlainEvent = Readonly<Record<string, unknown>>

export class EventWriter {
  readonly #numbers = new Map<string, number>()

  constructor(private readonly shapes: Shapes) {}

  /** JSON: `[[shape, ...values], …]` */
  write(events: readonly unknown[]): string {
    return JSON.stringify(events.map(event => this.#pack(event as PlainEvent)))
  }

  #pack({ kind, ...rest }: PlainEvent): unknown[] {
    const keys = Object.keys(rest).filter(key => rest[key] !== undefined)
    return [this.#numberOf([kind, ...keys].join(' ')), ...keys.map(key => rest[key])]
  }

  #numberOf(shape: string): number {
    const known = this.#numbers.get(shape)
    if (known !== undefined) return known
    const number = this.shapes.length
    this.shapes.push(shape)
    this.#numbers.set(shape, number)
    return number
  }
}

export function unpackEvents(text: string, shapes: { readonly [n: number]: string }): PlainEvent[] {
  const packed = JSON.parse(text) as [number, ...unknown[]][]
  return packed.map(([shape, ...values]) => {
    const [kind, ...keys] = shapes[shape]!.split(' ')
    return Object.fromEntries([['kind', kind], ...keys.map((key, i) => [key, values[i]])])
  })
}
