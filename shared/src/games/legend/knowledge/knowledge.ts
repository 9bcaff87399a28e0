/** What a seat can work out from what it sees: for hints, prompts and bots. */
import { type Seat, without } from '../../../kernel'
import { ALL_TOKENS, isRound, MISFORTUNE, tokenOf } from '../edition/catalog'
import { neededIn } from '../episodes/majorInTurn'
import { neededInAuction } from '../episodes/treasureAuction'
import { type Holdings, scoreSheet } from '../scoring'
import { totalValue } from '../pieces/tokens'
import type { Prize, LegendPublic, LegendPublicPlayer, LegendSecret } from '../types'

/** What a seat has and needs in a contest in turn or an auction. */
export interface StayIn {
  readonly total: number
  readonly needed: number
  readonly missing: number
  /** Level already: exactly one more card or token keeps one in. */
  readonly level: boolean
}

/** Null where nothing of the kind is going on, or for a seat that is out. */
export function toStayIn({ stage }: LegendPublic, seat: Seat): StayIn | null {
  if (stage.kind === 'majorInTurn' && stage.markers[seat] === null)
    return stayIn(stage.totals[seat]!, neededIn(stage))
  if (stage.kind === 'treasureAuction' && stage.in[seat])
    return stayIn(totalValue(stage.shown[seat]!), neededInAuction(stage))
  return null
}

const stayIn = (total: number, needed: number): StayIn => ({
  total,
  needed,
  missing: needed - total,
  level: total === needed,
})

const woundsOf = ({ wounds, doubleWound }: LegendPublicPlayer): number => wounds + (doubleWound ? 2 : 0)

/** What an alliance token this seat has not seen is worth on average. */
function allianceWorth(view: LegendPublic, { tokens }: LegendSecret): number {
  const known = view.players.some(player => player.tokens)
    ? view.players.flatMap(player => player.tokens ?? [])
    : tokens
  const unseen = without(ALL_TOKENS.filter(isRound), known)
  if (unseen.length === 0) return 0
  const counting = unseen.filter(id => !view.options.advanced || tokenOf(id).kind === 'fame')
  return totalValue(counting) / unseen.length
}

type Gain = { readonly points: number; readonly wounds: number }

function gainOf(view: LegendPublic, secret: LegendSecret, player: LegendPublicPlayer, prize: Prize): Gain {
  switch (prize.kind) {
    case 'fame':
    case 'fameOrHeal':
      return { points: prize.value, wounds: 0 }
    case 'treasure':
      return { points: view.options.advanced ? 0 : prize.value, wounds: 0 }
    case 'alliance':
      return { points: prize.count * allianceWorth(view, secret), wounds: 0 }
    case 'misfortune':
      return { points: MISFORTUNE, wounds: 0 }
    case 'scratch':
      return { points: 0, wounds: player.scratches === 2 ? 1 : 0 }
    case 'wound':
      return { points: 0, wounds: 1 }
    case 'doubleWound':
      return { points: 0, wounds: 2 }
    default:
      return { points: 0, wounds: 0 }
  }
}

/** What so many wounds bring or cost at the end; null: all points, in the hard variant. */
export function woundPoints(wounds: number, options: LegendPublic['options']): number | null {
  const { lines, total } = scoreSheet({ tokens: [], owed: 0, wounds }, options)
  return lines[0]?.kind === 'fallen' ? null : total
}

/**
 * What a prize is worth at face value: how this seat's final score would change if the game ended right
 * after taking it. Cards and special cards are worth nothing here; alliances their average.
 */
export function prizeWorth(view: LegendPublic, secret: LegendSecret, seat: Seat, prize: Prize): number {
  const player = view.players[seat]!
  const now: Holdings = { tokens: secret.tokens, owed: player.owed, wounds: woundsOf(player) }
  const score = ({ points, wounds }: Gain): number =>
    scoreSheet({ ...now, owed: now.owed + points, wounds: now.wounds + wounds }, view.options).total
  const before = score({ points: 0, wounds: 0 })
  const worth = score(gainOf(view, secret, player, prize)) - before
  return prize.kind === 'fameOrHeal' ? Math.max(worth, healWorth(player, score) - before) : worth
}

/** The score with the heavier of one's large wound tiles healed. */
function healWorth(player: LegendPublicPlayer, score: (gain: Gain) => number): number {
  const healed = player.doubleWound ? 2 : Math.min(1, player.wounds)
  return score({ points: 0, wounds: -healed })
}
