/** Reading and writing the bytes of docs/protocol.md: numbers and texts of the schema encoding, and MessagePack. */

export class Reader {
  at = 0
  #view

  constructor(bytes) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get isAtEnd() {
    return this.at >= this.bytes.length
  }

  byte() {
    return this.bytes[this.at++]
  }

  rest() {
    return this.bytes.subarray(this.at)
  }

  /** A number of one of DataView's types; MessagePack is big-endian, everything of Colyseus little-endian. */
  #fixed(type, size, isLittle) {
    this.at += size
    const value = this.#view[`get${type}`](this.at - size, isLittle)
    return Number(value)
  }

  utf8(length) {
    this.at += length
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at))
  }

  /** A number as the schema encoding and request numbers have it. */
  number(isLittle = true, first = this.byte()) {
    if (first < 0x80) return first
    if (first >= 0xe0) return first - 0x100
    const [type, size] = NUMBERS[first - 0xca]
    return this.#fixed(type, size, isLittle)
  }

  /** A text as the schema encoding has it. */
  text(isLittle = true, first = this.byte()) {
    if (first < 0xc0) return this.utf8(first & 0x1f)
    return this.utf8(this.#length(first - 0xd9, isLittle))
  }

  /** Lengths come in one, two or four bytes. */
  #length(size, isLittle) {
    const [type, bytes] = [
      ['Uint8', 1],
      ['Uint16', 2],
      ['Uint32', 4],
    ][size]
    return this.#fixed(type, bytes, isLittle)
  }

  /** MessagePack; `records` are the keys of each record. */
  value(records = []) {
    const first = this.byte()
    if (first >= 0x40 && first - 0x40 < records.length) return this.#object(records[first - 0x40], records)
    if (first < 0x80 || first >= 0xe0) return this.number(false, first)
    if (first < 0x90) return this.#map(first & 0x0f, records)
    if (first < 0xa0) return this.#list(first & 0x0f, records)
    if (first < 0xc0) return this.text(false, first)
    if (first === 0xc0) return null
    if (first === 0xc2 || first === 0xc3) return first === 0xc3
    if (first >= 0xd9 && first <= 0xdb) return this.text(false, first)
    if (first === 0xdc || first === 0xdd) return this.#list(this.#length(first - 0xdb, false), records)
    if (first === 0xde || first === 0xdf) return this.#map(this.#length(first - 0xdd, false), records)
    return this.number(false, first)
  }

  #list(length, records) {
    return Array.from({ length }, () => this.value(records))
  }

  #object(keys, records) {
    return Object.fromEntries(keys.map(key => [key, this.value(records)]))
  }

  #map(length, records) {
    return Object.fromEntries(Array.from({ length }, () => [this.value(), this.value(records)]))
  }
}

/** How numbers are held, by their first byte from 0xca on. */
const NUMBERS = [
  ['Float32', 4],
  ['Float64', 8],
  ['Uint8', 1],
  ['Uint16', 2],
  ['Uint32', 4],
  ['BigUint64', 8],
  ['Int8', 1],
  ['Int16', 2],
  ['Int32', 4],
  ['BigInt64', 8],
]

const littleEndian = (value, size) => Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 0xff)

/** A request's number: little-endian after its type. */
export function requestNumber(value) {
  if (value < 0x80) return [value]
  if (value < 0x100) return [0xcc, value]
  return value < 0x10000 ? [0xcd, ...littleEndian(value, 2)] : [0xce, ...littleEndian(value, 4)]
}

/** MessagePack for what a client says: whole numbers from 0 to 65535, texts, booleans, null, lists and objects. */
export function pack(value) {
  if (value === null) return [0xc0]
  if (typeof value === 'boolean') return [value ? 0xc3 : 0xc2]
  if (typeof value === 'number') return value < 0x80 ? [value] : [0xcd, value >> 8, value & 0xff]
  if (typeof value === 'string') return packText(new TextEncoder().encode(value))
  if (Array.isArray(value)) return [0xdc, value.length >> 8, value.length & 0xff, ...value.flatMap(pack)]
  const entries = Object.entries(value)
  return [0xde, 0, entries.length, ...entries.flatMap(([key, part]) => [...pack(key), ...pack(part)])]
}

function packText(bytes) {
  return bytes.length < 32
    ? [0xa0 + bytes.length, ...bytes]
    : [0xda, bytes.length >> 8, bytes.length & 0xff, ...bytes]
}
