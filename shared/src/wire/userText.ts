/**
 * The one rule for text people write: names, chat, notes. A text is taken exactly as it is or refused with a
 * reason; nobody ever reads something else than was sent.
 */

/** Why a text is refused. */
export const TEXT_REASONS = [
  'text-blank',
  'text-too-long',
  'text-broken',
  'text-not-normalised',
  'text-invisible',
  'text-stacked-marks',
] as const
export type TextReason = (typeof TEXT_REASONS)[number]

export interface TextRule {
  /** In characters, that is code points. */
  readonly max: number
  readonly optional?: boolean
  readonly multiline?: boolean
}

export const TEXT_RULES = {
  name: { max: 24 },
  hall: { max: 32 },
  chat: { max: 300 },
  note: { max: 1000, optional: true, multiline: true },
} as const satisfies Record<string, TextRule>

/** Half a surrogate pair, or what some program already put in the place of one. */
const BROKEN = /[\p{Surrogate}\ufffd]/u
/** Control, bidi, zero-width, tag, private and unassigned characters, and letters that are drawn as nothing. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Marks on nothing, a mark twice, more than two general ones or more than four of a script's own (UTS #39). */
const STACKED = /(?:^|\p{Z})\p{M}|([\p{Mn}\p{Me}])\1|\p{Script=Inherited}{3}|[\p{Mn}\p{Me}]{5}/u

const PICTURE = '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})?'
/** Only here may a joiner or a variation selector stand: without them phones could not type their own emoji. */
const EMOJI = new RegExp(`${PICTURE}(?:\\u200d${PICTURE})*|[0-9#*]\\ufe0f\\u20e3`, 'gu')

const lengthOf = (text: string): number => [...text].length

/** What is wrong with a text, or null. */
export function textFault(text: string, rule: TextRule): TextReason | null {
  if (text === '' && rule.optional) return null
  if (text.trim() === '') return 'text-blank'
  if (lengthOf(text) > rule.max) return 'text-too-long'
  if (BROKEN.test(text)) return 'text-broken'
  if (text !== prepareText(text)) return 'text-not-normalised'
  const plain = (rule.multiline ? text.replaceAll('\n', ' ') : text).replace(EMOJI, '☺')
  if (INVISIBLE.test(plain)) return 'text-invisible'
  return STACKED.test(plain) ? 'text-stacked-marks' : null
}

/** The same text as it has to be sent: normalised, without blanks at its ends. */
export const prepareText = (text: string): string => text.normalize('NFC').trim()

/** What remains of a text that was stored before this rule; itself if nothing is wrong with it. */
export function repairText(text: string, rule: TextRule): string {
  if (textFault(text, rule) === null) return text
  const visible = text.replace(
    /[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]|\p{Default_Ignorable_Code_Point}|[\ufffd\u2800]/gu,
    '',
  )
  const short = prepareText([...prepareText(visible)].slice(0, rule.max).join(''))
  return textFault(short, rule) === null ? short : '?'
}
