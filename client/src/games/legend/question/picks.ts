/**
 * What a person has picked for the question before them. Plain values: nothing of it leaves the page
 * before a control is pressed.
 */
import { cardOf, type LegendPrompt, type LegendSecret, tokenOf } from '@heorot/shared/games/legend'
import { byKindOr } from '../../../kit/helpers/byKind'
import type { Asked, Picks } from '../../../kit/GameTable'
import { cardKeys, choiceKey, healIn, healKey, prizeKey, tokenKeys } from '../keys'
import type { LegendTable } from '../types'

export type LegendPromptOf<K extends LegendPrompt['kind']> = Extract<LegendPrompt, { kind: K }>
export type RaisePrompt = LegendPromptOf<'contest' | 'auction'>

/** What waits for a second press because a stray one would cost too much. */
export type Arm = 'risk' | 'daring' | 'withdraw' | 'rest' | 'lock'

export interface LegendPicks extends Picks {
  /** Whether the others are to see how many cards are committed. */
  readonly show: boolean
  readonly armed: Arm | null
  /** A locked bid is being changed; until it is locked again, the old one counts. */
  readonly editing: boolean
}

export const noPicks: LegendPicks = { keys: [], show: false, armed: null, editing: false }

/** What may be picked for this question. */
export function pickable(prompt: LegendPrompt | null, picks: LegendPicks): ReadonlySet<string> {
  return new Set(prompt && !picks.armed ? keysOf(prompt, picks) : [])
}

const inHand = ({ cards }: LegendPromptOf<'opportunity' | 'contest' | 'bid'>): readonly string[] =>
  cardKeys(cards.map(({ card }) => card))

const keysOf = byKindOr<LegendPrompt, [LegendPicks], readonly string[]>([], {
  opportunity: inHand,
  contest: inHand,
  bid: (prompt, { editing }) => (prompt.locked && !editing ? [] : inHand(prompt)),
  recovery: ({ cards }) => cardKeys(cards, 'stage'),
  blessing: ({ cards }) => cardKeys(cards, 'leaving'),
  breakRanks: ({ tokens, heals }) => [...tokenKeys(tokens), ...heals.map(healKey)],
  auction: ({ tokens }) => tokenKeys(tokens),
  selection: ({ choices }) => choices.map(({ choice }) => choiceKey(choice)),
  prize: prizeKeys,
})

/** The prizes, and once the one that may heal is picked, what it could heal. */
function prizeKeys(prompt: LegendPromptOf<'prize'>, picks: LegendPicks): readonly string[] {
  const prizes = new Set(prompt.choices.map(({ prize }) => prizeKey(prize)))
  const heals = prompt.choices.flatMap(({ prize, heal }) =>
    heal && picks.keys.includes(prizeKey(prize)) ? [healKey(heal)] : [],
  )
  return [...prizes, ...heals]
}

/** A player who is level already raises with one card or token. */
function raiseRoom({ total, needed }: RaisePrompt): number {
  return total >= needed ? 1 : Number.POSITIVE_INFINITY
}

/** How many of a kind can be picked: the oldest makes room for the newest. */
const roomFor = byKindOr<LegendPrompt, [], number>(1, {
  bid: () => Number.POSITIVE_INFINITY,
  opportunity: ({ price }) => (price.kind === 'anyCards' ? price.count : Number.POSITIVE_INFINITY),
  breakRanks: ({ count }) => count,
  contest: raiseRoom,
  auction: raiseRoom,
})

const kindOf = (key: string): string => key.slice(0, key.indexOf(':'))

/** Picks a thing up or puts it down; null when it is no part of the question. */
export function toggle(prompt: LegendPrompt | null, picks: LegendPicks, key: string): LegendPicks | null {
  if (!prompt || !pickable(prompt, picks).has(key)) return null
  const others = picks.keys.filter(other => other !== key)
  if (others.length < picks.keys.length) return keepPicks(prompt, { ...picks, keys: others })
  const room = healIn(key) !== null ? 1 : roomFor(prompt)
  const sameKind = others.filter(other => kindOf(other) === kindOf(key))
  const leaving = sameKind.slice(0, Math.max(0, sameKind.length - room + 1))
  return keepPicks(prompt, { ...picks, keys: [...others.filter(other => !leaving.includes(other)), key] })
}

/** The first picks for a question: what is proposed, or the bid that is locked. */
export function startPicks({ prompt, secret }: Pick<Asked<LegendTable>, 'prompt' | 'secret'>): LegendPicks {
  if (!prompt) return noPicks
  const keys = proposedFor(prompt, secret)
  return { ...noPicks, keys, show: prompt.kind === 'bid' && secret?.bid?.show === true }
}

const proposedFor = byKindOr<LegendPrompt, [LegendSecret | null], readonly string[]>([], {
  opportunity: ({ proposal }) => cardKeys(proposal ?? []),
  bid: (_, secret) => cardKeys(secret?.bid?.cards ?? []),
  breakRanks: proposeRansom,
  blessing: ({ cards }) => cardKeys(bestOf(cards), 'leaving'),
  recovery: onlyOne,
  selection: onlyOne,
  prize: onlyOne,
})

function onlyOne(prompt: LegendPrompt): readonly string[] {
  const keys = keysOf(prompt, noPicks)
  return keys.length === 1 ? keys : []
}

/** The cheapest tokens, for the heaviest wound. */
function proposeRansom({ tokens, heals, count }: LegendPromptOf<'breakRanks'>): string[] {
  const cheapest = [...tokens].sort((a, b) => tokenOf(a).value - tokenOf(b).value).slice(0, count)
  const heaviest = (['doubleWound', 'wound', 'scratches'] as const).find(heal => heals.includes(heal))
  return [...tokenKeys(cheapest), ...(heaviest ? [healKey(heaviest)] : [])]
}

/** The card one would miss most: special cards, then jokers, then many symbols. */
function bestOf(cards: readonly number[]): number[] {
  const worth = (card: number) => {
    const { special, symbol, symbols } = cardOf(card)
    return (special ? 100 : 0) + (symbol === 'beowulf' ? 15 : 0) + symbols * 10
  }
  return [...cards].sort((a, b) => worth(b) - worth(a)).slice(0, 1)
}

/** What stays picked after something else changed. A heal goes with the prize that offers it. */
export function keepPicks(prompt: LegendPrompt | null, picks: LegendPicks): LegendPicks {
  if (!prompt) return noPicks
  const possible = new Set(keysOf(prompt, { ...picks, editing: true }))
  return { ...picks, keys: picks.keys.filter(key => possible.has(key)) }
}
