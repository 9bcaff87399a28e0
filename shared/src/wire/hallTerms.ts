/** Words and numbers about halls, apart from the shapes of their messages as in `terms`. */

export const BANNER_COLOURS = ['red', 'green', 'blue', 'violet', 'gold', 'teal', 'white', 'black'] as const
export type BannerColour = (typeof BANNER_COLOURS)[number]

export const BANNER_DIVISIONS = ['plain', 'pale', 'chief', 'bend', 'border', 'split'] as const
export type BannerDivision = (typeof BANNER_DIVISIONS)[number]

export const BANNER_SIGNS = [
  'ship',
  'dragon',
  'hall',
  'horn',
  'crown',
  'axe',
  'sword',
  'shield',
  'helmet',
  'knot',
  'fire',
  'lyre',
  'wheat',
  'anvil',
  'waves',
  'mountain',
  'ring',
  'gem',
  'chalice',
  'throne',
  'bow',
  'dove',
  'snow',
  'fist',
] as const
export type BannerSign = (typeof BANNER_SIGNS)[number]

export interface HallBanner {
  readonly cloth: BannerColour
  readonly second: BannerColour
  readonly division: BannerDivision
  readonly sign: BannerSign
}

/** A member's shield is one of these beasts in its own colour, or in that of another one once all are taken. */
export const MEMBER_SIGNS = ['wolf', 'boar', 'raven', 'stag', 'bear', 'owl', 'horse', 'fox'] as const
export type MemberSign = (typeof MEMBER_SIGNS)[number]

/** Who may open tables in a hall. */
export const OPENERS = ['members', 'owner'] as const
export type Openers = (typeof OPENERS)[number]

export const HALL_LIMITS = {
  members: 24,
  /** Devices of one member. */
  devices: 8,
  /** Games in one answer. */
  games: 40,
  /** Games in the hall's own answer. */
  recent: 8,
  /** Seats and halls one browser may ask after at once. */
  mine: 40,
} as const

/** https, a name with a dot and nothing like `user@` before it; the rest in visible ASCII, as browsers copy it. */
const TALK = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#][!-~]*)?$/u

/** Whether this is no link to wherever the group talks. */
export const talkFault = (text: string): boolean => text.length > 300 || !TALK.test(text)
