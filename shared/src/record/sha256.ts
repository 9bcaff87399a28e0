import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Lower-case digits for a text: the same synchronous function in Node and in any browser, secure context or not. */
export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)))
