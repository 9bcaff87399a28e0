/** Codes, tokens and the deal's randomness: everything that comes from the crypto generator or a hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '@heorot/shared'
import { addressKey } from '../limits/addressKey'

// Verifying a deal needs exactly these two.
export { commitmentTo, matchSeed } from '@heorot/shared/record'

/** A source of bytes; tests pass one that repeats itself. */
export type RandomBytes = (size: number) => Buffer

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex')

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

export const newHostToken = (): string => randomBytes(16).toString('base64url')

/** What the store keeps of a token. The code is mixed in, so one browser is a stranger at its next table. */
export const ownerOf = (code: string, token: string): string => sha256Hex(`${code}:${token}`)

/** A person's public id: long enough to be unique at a table, useless for anything else. */
export const personOf = (owner: string): string => sha256Hex(owner).slice(0, 12)

/** Remembers where a person came from without keeping the address. */
export const placeOf = (code: string, address: string): string =>
  sha256Hex(`${code}@${addressKey(address)}`).slice(0, 16)

export const newServerSeed = (random: RandomBytes = randomBytes): string => random(32).toString('hex')
