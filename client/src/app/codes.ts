/** What people type: codes of tables and their own names. */
import { HALL_CODE_LENGTH, prepareText, TEXT_RULES, textFault } from '@heorot/shared'

/** Without look-alikes: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
export const TYPED_CODE_LENGTH = 8

function codeIn(text: string, length: number): string | null {
  const code = text.toUpperCase().replace(/[\s\-–—_.]/g, '')
  return new RegExp(`^[A-Z0-9]{${length}}$`).test(code) ? code : null
}

/** Letters people mix up, and what they must have meant. */
export const readCode = (text: string): string | null => codeIn(text, TYPED_CODE_LENGTH)

/** The code of a hall, which is longer than that of a table. */
export const readHallCode = (text: string): string | null => codeIn(text, HALL_CODE_LENGTH)

/** A code as people read it aloud: two halves. */
export const spellCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** A name as it is sent to the table, or null if the table would refuse it. */
export function readName(typed: string): string | null {
  const name = prepareText(typed)
  return textFault(name, TEXT_RULES.name) ? null : name
}
