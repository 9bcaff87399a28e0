/** What a prize or reward gives. */
import { removeEach, type Seat } from '../../../kernel'
import { MISFORTUNE, specialCard } from '../edition/catalog'
import { giveChange } from './change'
import { takeOpenly } from './hands'
import { draw } from './piles'
import { emitPublic, type RuleContext, putOff } from '../turn/play'
import { drawAlliances, inSupply, takeToken } from './tokens'
import type { Prize, SpecialId } from '../types'
import { healScratches, takeDoubleWound, takeWound } from './wounds'

/** Cards that make up for a wound taken as a prize. */
const CARDS_FOR_A_WOUND = 2
/** The only token for which change is given. */
const CHANGED_FAME = 2

const HARMS: readonly Prize['kind'][] = ['misfortune', 'scratch', 'wound', 'doubleWound']
/** Whether Queen Wealhtheow's Inspiration can turn this prize away. */
export const isHarm = (prize: Prize): boolean => HARMS.includes(prize.kind)

type Giver<P extends Prize> = (play: RuleContext, seat: Seat, prize: P) => void
const givers: { readonly [K in Prize['kind']]: Giver<Extract<Prize, { kind: K }>> } = {
  fame: (play, seat, { value }) => giveFame(play, seat, value),
  fameOrHeal: (play, seat, { value }) => giveFame(play, seat, value),
  treasure: (play, seat, { value }) => takeToken(play, seat, supplied(play, 'treasure', value)),
  misfortune: (play, seat) => takeToken(play, seat, supplied(play, 'misfortune', MISFORTUNE)),
  alliance: (play, seat, { count }) => drawAlliances(play, seat, count),
  draw: (play, seat, { count }) => draw(play, seat, count),
  special: (play, seat, { special }) => giveSpecial(play, seat, special),
  scratch: (play, seat) => putOff(play, { kind: 'scratch', seat }),
  wound: (play, seat) => {
    takeWound(play, seat)
    draw(play, seat, CARDS_FOR_A_WOUND)
  },
  doubleWound: (play, seat) => {
    takeDoubleWound(play, seat)
    draw(play, seat, CARDS_FOR_A_WOUND)
  },
  healScratches: (play, seat) => healScratches(play, seat, play.state.scratches[seat]!),
}

export function give(play: RuleContext, seat: Seat, prize: Prize): void {
  const giver = givers[prize.kind] as Giver<Prize>
  giver(play, seat, prize)
}

function giveFame(play: RuleContext, seat: Seat, value: number): void {
  const token = inSupply(play.state, 'fame', value)
  if (token === null && value === CHANGED_FAME) giveChange(play, seat, value)
  else takeToken(play, seat, token ?? supplied(play, 'fame', value))
}

/** The edition's check has made sure that every prize's token is there. */
function supplied({ state }: RuleContext, kind: 'fame' | 'treasure' | 'misfortune', value: number): number {
  const token = inSupply(state, kind, value)
  if (token === null) throw new Error(`no ${kind} ${value} in the supply`)
  return token
}

function giveSpecial(play: RuleContext, seat: Seat, special: SpecialId): void {
  const card = specialCard(special)
  removeEach(play.state.offer, [card])
  takeOpenly(play.state, seat, [card])
  emitPublic(play, { kind: 'gainedSpecial', seat, card })
}
