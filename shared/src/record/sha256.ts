/** SHA-256 in plain TypeScript: the same synchronous function for Node and for any browser, secure context or not. */

const ROUND = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const
const BLOCK = 64

/** Lower-case hexadecimal digest of a text's UTF-8 bytes. */
export function sha256(text: string): string {
  const words = padded(utf8(text))
  const hash = new Int32Array(START)
  const schedule = new Int32Array(BLOCK)
  for (let at = 0; at < words.length; at += 16) {
    schedule.set(words.subarray(at, at + 16))
    stretch(schedule)
    rounds(hash, schedule)
  }
  return Array.from(hash, word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Where half of a character stands alone, its replacement is hashed, as `TextEncoder` and Node do. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let n = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) bytes[n++] = unit
    else {
      const code = text.codePointAt(i)!
      if (code > 0xffff) i++
      n = putLong(bytes, n, code >= 0xd800 && code <= 0xdfff ? 0xfffd : code)
    }
  }
  return bytes.subarray(0, n)
}

/** A character of two to four bytes; returns where the next one goes. */
function putLong(bytes: Uint8Array, at: number, code: number): number {
  const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
  bytes[at] = [0, 0xc0, 0xe0, 0xf0][more]! | (code >> (6 * more))
  for (let i = 1; i <= more; i++) bytes[at + i] = 0x80 | ((code >> (6 * (more - i))) & 0x3f)
  return at + more + 1
}

/** Whole blocks of big-endian words: the bytes, a one, zeros, and the length in bits. */
function padded(bytes: Uint8Array): Int32Array {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK)
  const words = new Int32Array(blocks * 16)
  for (let i = 0; i < bytes.length; i++) words[i >> 2]! |= bytes[i]! << (24 - 8 * (i & 3))
  words[bytes.length >> 2]! |= 0x80 << (24 - 8 * (bytes.length & 3))
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000)
  words[words.length - 1] = bytes.length << 3
  return words
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Sixteen words of the message become the sixty-four of the schedule. */
function stretch(w: Int32Array): void {
  for (let i = 16; i < BLOCK; i++) {
    const a = w[i - 15]!
    const b = w[i - 2]!
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = (w[i - 16]! + small + w[i - 7]! + large) | 0
  }
}

function rounds(hash: Int32Array, w: Int32Array): void {
  // Spelt out: taking an array apart by its iterator costs more than the rounds themselves.
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < BLOCK; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0]! += a
  hash[1]! += b
  hash[2]! += c
  hash[3]! += d
  hash[4]! += e
  hash[5]! += f
  hash[6]! += g
  hash[7]! += h
}
