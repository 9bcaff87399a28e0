/**
 * What a person has picked for the question before them. Plain values: nothing of it leaves the page
 * before a control is pressed.
 */
import { cardOf, type LegendPrompt, type LegendSecret, tokenOf } from '@heorot/shared/games/legend'
import type { Picks } from '../../../kit/GameTable'
import { cardKeys, choiceKey, healIn, healKey, prizeIn, prizeKey, tokenKeys } from '../keys'

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

const withKeys = (keys: readonly string[]): LegendPicks => ({ ...noPicks, keys })

/** What may be picked for this question. */
export function pickable(prompt: LegendPrompt | null, picks: LegendPicks): ReadonlySet<string> {
  return new Set(prompt && !picks.armed ? keysOf(prompt, picks) : [])
}

function keysOf(prompt: LegendPrompt, picks: LegendPicks): readonly string[] {
  switch (prompt.kind) {
    case 'opportunity':
    case 'contest':
      return cardKeys(prompt.cards.map(({ card }) => card))
    case 'bid':
      return prompt.locked && !picks.editing ? [] : cardKeys(prompt.cards.map(({ card }) => card))
    case 'recovery':
      return cardKeys(prompt.cards, 'stage')
    case 'blessing':
      return cardKeys(prompt.cards, 'leaving')
    case 'breakRanks':
      return [...tokenKeys(prompt.tokens), ...prompt.heals.map(healKey)]
    case 'auction':
      return tokenKeys(prompt.tokens)
    case 'selection':
      return prompt.choices.map(({ choice }) => choiceKey(choice))
    case 'prize':
      return prizeKeys(prompt, picks)
    default:
      return []
  }
}

/** The prizes, and once the one that may heal is picked, what it could heal. */
function prizeKeys(prompt: Extract<LegendPrompt, { kind: 'prize' }>, picks: LegendPicks): readonly string[] {
  const prizes = new Set(prompt.choices.map(({ prize }) => prizeKey(prize)))
  const heals = prompt.choices.flatMap(({ prize, heal }) =>
    heal && picks.keys.includes(prizeKey(prize)) ? [healKey(heal)] : [],
  )
  return [...prizes, ...heals]
}

/** How many of a kind can be picked: the oldest makes room for the newest. Null: any number. */
function roomFor(prompt: LegendPrompt, key: string): number | null {
  if (healIn(key) !== null || prizeIn(key) !== null) return 1
  switch (prompt.kind) {
    case 'bid':
      return null
    case 'opportunity':
      return prompt.price.kind === 'anyCards' ? prompt.price.count : null
    case 'breakRanks':
      return prompt.count
    case 'contest':
    case 'auction':
      return prompt.total >= prompt.needed ? 1 : null
    default:
      return 1
  }
}

const kindOf = (key: string): string => key.slice(0, key.indexOf(':'))

/** LegendPicks a thing up or puts it down; null when it is no part of the question. */
export function toggle(prompt: LegendPrompt | null, picks: LegendPicks, key: string): LegendPicks | null {
  if (!prompt || !pickable(prompt, picks).has(key)) return null
  const others = picks.keys.filter(other => other !== key)
  if (others.length < picks.keys.length) return { ...picks, keys: withoutOrphans(prompt, others) }
  const room = roomFor(prompt, key)
  const sameKind = others.filter(other => kindOf(other) === kindOf(key))
  const leaving = room === null ? [] : sameKind.slice(0, Math.max(0, sameKind.length - room + 1))
  const keys = [...others.filter(other => !leaving.includes(other)), key]
  return { ...picks, keys: withoutOrphans(prompt, keys) }
}

/** A heal without the prize that offers it goes with it. */
const withoutOrphans = (prompt: LegendPrompt, keys: readonly string[]): readonly string[] =>
  keys.filter(key => keysOf(prompt, { ...noPicks, keys, editing: true }).includes(key))

/** The first picks for a question: what is proposed, or the bid that is locked. */
export function startPicks(prompt: LegendPrompt | null, secret: LegendSecret | null): LegendPicks {
  switch (prompt?.kind) {
    case 'opportunity':
      return withKeys(cardKeys(prompt.proposal ?? []))
    case 'bid':
      return {
        ...withKeys(cardKeys(secret?.bid?.cards ?? [])),
        show: secret?.bid?.show ?? false,
      }
    case 'breakRanks':
      return withKeys(proposeRansom(prompt))
    case 'blessing':
      return withKeys(cardKeys(bestOf(prompt.cards), 'leaving'))
    case 'recovery':
    case 'selection':
    case 'prize':
      return withKeys(onlyOne(keysOf(prompt, noPicks)))
    default:
      return noPicks
  }
}

const onlyOne = (keys: readonly string[]): readonly string[] => (keys.length === 1 ? keys : [])

/** The cheapest tokens, for the heaviest wound. */
function proposeRansom({ tokens, heals, count }: Extract<LegendPrompt, { kind: 'breakRanks' }>): string[] {
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

/** What stays picked when the same question is put again after something else changed. */
export function keepPicks(prompt: LegendPrompt, picks: LegendPicks): LegendPicks {
  const possible = new Set(keysOf(prompt, { ...picks, editing: true }))
  return { ...picks, keys: picks.keys.filter(key => possible.has(key)) }
}
