/**
 * Plain values as short text. Small whole numbers, null, true and false are one character each; words and the
 * keys of objects are numbers of a lexicon that both ends have, written out only where it lacks them.
 * `docs/protocol.md` has the grammar.
 */
const ZERO = 48
const DIGITS = 64
/** Eight marks, from 'p' on, each with one digit after it. */
const PAIRS = 112
const FIRST_TRIPLE = DIGITS + 8 * DIGITS
const LARGEST = DIGITS * DIGITS - 1
/** Longer texts are no words of a game. */
export const LONGEST_WORD = 40

type PlainObject = Readonly<Record<string, unknown>>

const digit = (n: number): string => String.fromCharCode(ZERO + n)

function whole(n: number): string {
  if (n < DIGITS) return digit(n)
  const high = (n / DIGITS) | 0
  return (n < FIRST_TRIPLE ? String.fromCharCode(PAIRS + high - 1) : `+${digit(high)}`) + digit(n % DIGITS)
}

const isShort = (n: number): boolean =>
  Number.isInteger(n) && n >= -LARGEST && n <= LARGEST && !Object.is(n, -0)

/** What an object looks like: its kind if it has one, then its keys. Null for keys a shape cannot hold. */
export function shapeOf(plain: PlainObject): string | null {
  const kind = kindOf(plain)
  let shape = kind
  for (const key in plain) {
    if (plain[key] === undefined || (key === 'kind' && kind !== '')) continue
    if (key.includes(' ')) return null
    shape += ` ${key}`
  }
  return kind.includes(' ') ? null : shape
}

/** A kind is part of the shape; an empty one would look like none. */
const kindOf = ({ kind }: PlainObject): string => (typeof kind === 'string' ? kind : '')

/** The shapes of a lexicon, key by key: finding one this way needs no text to be put together. */
interface Shapes {
  readonly next: Map<string, Shapes>
  number: number | undefined
}

function addShape(shapes: Shapes, shape: string, number: number): void {
  let at = shapes
  for (const key of shape.split(' ')) {
    const next = at.next.get(key) ?? { next: new Map(), number: undefined }
    at.next.set(key, next)
    at = next
  }
  at.number = number
}

export class Terse {
  readonly #words: readonly string[]
  readonly #numbers: ReadonlyMap<string, number>
  readonly #shapes: Shapes = { next: new Map(), number: undefined }

  constructor(words: readonly string[]) {
    this.#words = words
    this.#numbers = new Map(words.map((word, n) => [word, n]))
    for (const [n, word] of words.entries()) addShape(this.#shapes, word, n)
  }

  write(value: unknown): string {
    switch (typeof value) {
      case 'number':
        return isShort(value) ? (value < 0 ? `-${whole(-value)}` : whole(value)) : json(value)
      case 'string':
        return this.#text(value)
      case 'boolean':
        return value ? 'y' : 'x'
      case 'object':
        if (value === null) return '.'
        return Array.isArray(value) ? `(${this.writeRun(value)})` : this.#object(value as PlainObject)
      default:
        return '.'
    }
  }

  /** Values one after the other, without the brackets of a list; nulls in a row are counted. */
  writeRun(values: readonly unknown[]): string {
    let text = ''
    for (let i = 0; i < values.length; i++) {
      const nulls = nullsFrom(values, i)
      text += nulls > 2 ? `*${whole(nulls)}` : this.write(values[i])
      if (nulls > 2) i += nulls - 1
    }
    return text
  }

  #text(text: string): string {
    const number = this.#numbers.get(text)
    if (number !== undefined) return `$${whole(number)}`
    return text.length <= LONGEST_WORD ? literal(text) : json(text)
  }

  #object(plain: PlainObject): string {
    const kind = kindOf(plain)
    let shape = this.#shapes.next.get(kind)
    let text = ''
    for (const key in plain) {
      const value = plain[key]
      if (value === undefined || (key === 'kind' && kind !== '')) continue
      shape = shape?.next.get(key)
      text += this.write(value)
    }
    if (shape?.number !== undefined) return `{${whole(shape.number)}${text}`
    const unknown = shapeOf(plain)
    return unknown === null || unknown.length > LARGEST ? json(plain) : `}${literal(unknown)}${text}`
  }

  read(text: string): unknown {
    return new Reader(text, this.#words).value()
  }

  readRun(text: string): unknown[] {
    return new Reader(text, this.#words).run('')
  }
}

/** Boards are mostly empty. */
function nullsFrom(values: readonly unknown[], from: number): number {
  let end = from
  while (values[end] === null && end - from < LARGEST) end++
  return end - from
}

const literal = (text: string): string => `"${whole(text.length)}${text}`

function json(value: unknown): string {
  const text = JSON.stringify(value)
  return `#${text.length};${text}`
}

class Reader {
  #at = 0

  constructor(
    private readonly text: string,
    private readonly words: readonly string[],
  ) {}

  /** Values up to the given mark, or to the end. */
  run(end: string): unknown[] {
    const values: unknown[] = []
    while (this.#at < this.text.length && this.text[this.#at] !== end)
      if (this.text[this.#at] === '*') values.push(...this.#nulls())
      else values.push(this.value())
    this.#at++
    return values
  }

  value(): unknown {
    const mark = this.text[this.#at++]!
    switch (mark) {
      case '.':
        return null
      case 'y':
        return true
      case 'x':
        return false
      case '-':
        return -this.#whole()
      case '(':
        return this.run(')')
      case '$':
        return this.#word()
      case '"':
        return this.#take(this.#whole())
      case '{':
        return this.#object(this.#word())
      case '}':
        return this.#object(this.value() as string)
      case '#':
        return this.#json()
      default:
        this.#at--
        return this.#whole()
    }
  }

  #nulls(): null[] {
    this.#at++
    return new Array(this.#whole()).fill(null)
  }

  #word(): string {
    const word = this.words[this.#whole()]
    if (word === undefined) throw new Error('a word is not in the lexicon')
    return word
  }

  #object(shape: string): unknown {
    const [kind, ...keys] = shape.split(' ')
    const entries = keys.map((key): [string, unknown] => [key, this.value()])
    return Object.fromEntries(kind ? [['kind', kind], ...entries] : entries)
  }

  #json(): unknown {
    const end = this.text.indexOf(';', this.#at)
    const length = Number(this.text.slice(this.#at, end))
    this.#at = end + 1
    return JSON.parse(this.#take(length))
  }

  #whole(): number {
    if (this.text[this.#at] === '+') {
      this.#at++
      return this.#digit() * DIGITS + this.#digit()
    }
    const first = this.#digit()
    return first < DIGITS ? first : DIGITS * (first - (PAIRS - ZERO) + 1) + this.#digit()
  }

  #digit(): number {
    return this.text.charCodeAt(this.#at++) - ZERO
  }

  #take(length: number): string {
    this.#at += length
    return this.text.slice(this.#at - length, this.#at)
  }
}
