/** Why an intent is good, in numbers: what a seat can check on the table, never the move itself. */

import type { SeenOf, Why } from '../../../bots/judgement'
import { without } from '../../../kernel'
import {
  type ActivitySymbol,
  type CardId,
  countFitting,
  episodeAt,
  type LegendIntent,
  type LegendPrompt,
  type LegendTypes,
  type PromptOf,
  prizesOf,
  prizeWorth,
  type Reward,
  reachOdds,
  riskOdds,
  specialCard,
  tokenOf,
  type WoundTile,
} from '..'
import { contestsAsking, contestsLeft, isFallen, jokersIn, woundCost, woundsWith } from './outlook'

export const legendMotives = [
  /** percent: the chance that something fits. */
  'legend.riskOdds',
  /** percent: the chance to stay in; fails: the chance that nothing fits. */
  'legend.reachOdds',
  /** percent: the chance that nothing fits. */
  'legend.riskTooBold',
  /** Two scratches: a third one becomes a wound. */
  'legend.nextIsWound',
  /** total: fitting symbols in the bid. */
  'legend.bidTotal',
  /** cards: the most that one of the others holds. */
  'legend.rivalCards',
  /** symbols: fitting ones that stay in the hand. */
  'legend.heldBack',
  /** contests: later ones that ask for one of these symbols. */
  'legend.contestsAhead',
  /** total, needed. */
  'legend.raiseTo',
  /** jokers: those that stay in the hand. */
  'legend.keepsJokers',
  'legend.lastWound',
  'legend.lastDoubleWound',
  'legend.lastMisfortune',
  /** needed: the total to reach; strength: all one could lay. */
  'legend.leaveContest',
  /** marker: the place in the order of choosing; of: how many choose. */
  'legend.marker',
  /** points: of what is taken; next: of the best other choice. */
  'legend.worthMore',
  /** points of a reward. */
  'legend.rewardPoints',
  /** cards: those in hand; contests: those to come. */
  'legend.drawHand',
  /** contests: later ones in which it matches. */
  'legend.cardAsked',
  /** contests: those to come. */
  'legend.contestsLeft',
  /** wounds afterwards, and the points they cost at the end. */
  'legend.woundsIf',
  /** In hard times: wounds, three or more. */
  'legend.fallen',
  /** points: what healing saves at the end; wounds: those left. */
  'legend.healSaves',
  /** scratches: those one has, or would have. */
  'legend.scratchesNow',
  /** total shown afterwards, needed. */
  'legend.auctionTotal',
  /** needed: the total to show; points: what the prize is worth. */
  'legend.auctionDear',
] as const

type Reason = (typeof legendMotives)[number]
type Seen = SeenOf<LegendTypes>

const why = (reason: Reason, numbers: Why['numbers'] = {}): Why => ({ reason, numbers })
const percent = (chance: number): number => Math.round(100 * chance)
const tenth = (points: number): number => Math.round(10 * points) / 10

export function explainLegend(seen: Seen, intent: LegendIntent): Why[] {
  const { prompt } = seen
  switch (intent.kind) {
    case 'risk':
      return [whyRisk(seen, prompt, intent.daring ? 5 : 2), ...whyCareful(seen)]
    case 'bid':
      return whyBid(seen, prompt as PromptOf<'bid'>, intent.cards)
    case 'play':
      return whyPlay(seen, prompt as PromptOf<'contest'>, intent.cards)
    case 'pay':
      return whyReward(seen, rewardOf(prompt), null)
    case 'breakRanks':
      return intent.heal === 'scratches'
        ? whyReward(seen, { kind: 'healScratches' }, null)
        : whyHeal(seen, intent.heal)
    case 'select':
    case 'prize':
      return whyChoice(seen, prompt, intent)
    case 'show':
      return [whyShow(prompt as PromptOf<'auction'>, intent.tokens)]
    case 'take':
    case 'save':
      return whyAsked(seen, [intent.card])
    case 'use':
    case 'rest':
      return whySpecial(seen, prompt)
    case 'withdraw':
    case 'decline':
      return whyLeave(seen, prompt)
  }
}

function whyRisk(seen: Seen, prompt: LegendPrompt, count: number): Why {
  if (prompt.kind === 'contest') {
    const missing = Math.max(1, prompt.needed - prompt.total)
    const reaches = reachOdds(seen, prompt.symbols, { count, missing })
    const fits = reachOdds(seen, prompt.symbols, { count, missing: 1 })
    return why('legend.reachOdds', { percent: percent(reaches), fails: percent(1 - fits) })
  }
  const { two, five } = riskOdds(seen, (prompt as PromptOf<'risk'>).symbols)
  return why('legend.riskOdds', { percent: percent(count === 5 ? five : two) })
}

const bodyOf = ({ public: view, seat }: Seen) => view.players[seat]!

const whyCareful = (seen: Seen): Why[] => (bodyOf(seen).scratches === 2 ? [why('legend.nextIsWound')] : [])

const ahead = ({ public: view }: Seen, symbols: readonly ActivitySymbol[]): Why[] => {
  const contests = contestsAsking(view.step, symbols)
  return contests > 0 ? [why('legend.contestsAhead', { contests })] : []
}

const heldBack = ({ secret }: Seen, symbols: readonly ActivitySymbol[], cards: readonly CardId[]): Why[] => {
  const kept = countFitting(without(secret.hand, cards), symbols)
  return kept > 0 ? [why('legend.heldBack', { symbols: kept })] : []
}

function whyBid(seen: Seen, { symbols }: PromptOf<'bid'>, cards: readonly CardId[]): Why[] {
  const others = seen.public.players.filter((_, seat) => seat !== seen.seat)
  const most = why('legend.rivalCards', { cards: Math.max(...others.map(player => player.cards)) })
  if (cards.length === 0) return [...heldBack(seen, symbols, []), ...ahead(seen, symbols), most].slice(0, 2)
  const total = why('legend.bidTotal', { total: countFitting(cards, symbols) })
  return [total, ...heldBack(seen, symbols, cards), most, ...lastPrize(seen)].slice(0, 3)
}

const LAST: readonly (readonly [Reward['kind'], Reason])[] = [
  ['doubleWound', 'legend.lastDoubleWound'],
  ['wound', 'legend.lastWound'],
  ['misfortune', 'legend.lastMisfortune'],
]

/** What nobody wants, and somebody gets. */
function lastPrize({ public: view }: Seen): Why[] {
  const kinds = prizesOf(episodeAt(view.step), view.players.length).map(({ kind }) => kind)
  const found = LAST.find(([kind]) => kinds.includes(kind))
  return found ? [why(found[1])] : []
}

function whyPlay(seen: Seen, prompt: PromptOf<'contest'>, cards: readonly CardId[]): Why[] {
  const { symbols, needed } = prompt
  const total = prompt.total + countFitting(cards, symbols)
  const jokers = jokersIn(without(seen.secret.hand, cards))
  const keeps = jokers > 0 && jokersIn(cards) === 0 ? [why('legend.keepsJokers', { jokers })] : []
  return [why('legend.raiseTo', { total, needed }), ...keeps, ...lastPrize(seen)].slice(0, 3)
}

const whyShow = ({ total, needed }: PromptOf<'auction'>, tokens: readonly number[]): Why =>
  why('legend.auctionTotal', {
    total: tokens.reduce((sum, id) => sum + tokenOf(id).value, total),
    needed,
  })

const rewardOf = (prompt: LegendPrompt): Reward | null =>
  prompt.kind === 'opportunity' ? prompt.reward : null

/** How often what these cards show is asked for later. */
function whyAsked({ public: view }: Seen, cards: readonly CardId[]): Why[] {
  const contests = Math.max(0, ...cards.map(card => contestsAsking(view.step, card)))
  return [contests > 0 ? why('legend.cardAsked', { contests }) : left(view.step)]
}

const left = (step: number): Why => why('legend.contestsLeft', { contests: contestsLeft(step) })

interface Choices {
  readonly taken: Reward
  readonly others: readonly Reward[]
}

/** What is taken, and what else there was. */
function choicesIn(
  prompt: LegendPrompt,
  intent: Extract<LegendIntent, { kind: 'select' | 'prize' }>,
): Choices | null {
  const rows: readonly (readonly [number, Reward])[] =
    prompt.kind === 'prize'
      ? prompt.choices.map(({ prize, gives }) => [prize, gives])
      : prompt.kind === 'selection'
        ? prompt.choices.map(({ choice, prize }) => [choice, prize])
        : []
  const at = intent.kind === 'prize' ? intent.prize : intent.choice
  const taken = rows.find(([n]) => n === at)?.[1]
  if (!taken) return null
  return {
    taken,
    others: rows.filter(([n]) => n !== at).map(([, reward]) => reward),
  }
}

function whyChoice(
  seen: Seen,
  prompt: LegendPrompt,
  intent: Extract<LegendIntent, { kind: 'select' | 'prize' }>,
): Why[] {
  const choices = choicesIn(prompt, intent)
  if (!choices) return []
  if (intent.kind === 'prize' && intent.heal) return whyHeal(seen, intent.heal)
  return whyReward(seen, choices.taken, bestOther(seen, choices.others))
}

const POINTS: readonly Reward['kind'][] = ['fame', 'treasure', 'alliance', 'fameOrHeal', 'misfortune']

const pointsOf = ({ public: view, secret, seat }: Seen, reward: Reward): number | null =>
  POINTS.includes(reward.kind) && reward.kind !== 'heal'
    ? tenth(prizeWorth(view, secret, seat, reward))
    : null

function bestOther(seen: Seen, others: readonly Reward[]): number | null {
  const points = others.map(other => pointsOf(seen, other)).filter(found => found !== null)
  return points.length > 0 ? Math.max(...points) : null
}

function whyReward(seen: Seen, reward: Reward | null, next: number | null): Why[] {
  if (reward === null) return []
  const { public: view, secret } = seen
  const body = bodyOf(seen)
  switch (reward.kind) {
    case 'heal':
      return whyHeal(seen, 'wound')
    case 'healScratches':
      return [why('legend.scratchesNow', { scratches: body.scratches })]
    case 'scratch':
      return [why('legend.scratchesNow', { scratches: body.scratches + 1 })]
    case 'wound':
    case 'doubleWound':
      return [whyWounds(seen, woundsWith(body, reward.kind === 'wound' ? 1 : 2))]
    case 'draw':
      return [why('legend.drawHand', { cards: secret.hand.length, contests: contestsLeft(view.step) })]
    case 'special':
      return whyAsked(seen, [specialCard(reward.special)])
    default: {
      const points = pointsOf(seen, reward) ?? 0
      return [
        next !== null && next < points
          ? why('legend.worthMore', { points, next })
          : why('legend.rewardPoints', { points }),
      ]
    }
  }
}

/** In hard times three wounds cost everything. */
const whyWounds = ({ public: view }: Seen, wounds: number): Why =>
  isFallen(view.options, wounds)
    ? why('legend.fallen', { wounds })
    : why('legend.woundsIf', { wounds, points: woundCost(wounds) })

function whyHeal(seen: Seen, tile: WoundTile): Why[] {
  const { options } = seen.public
  const wounds = woundsWith(bodyOf(seen), 0)
  const healed = wounds - (tile === 'wound' ? 1 : 2)
  if (isFallen(options, wounds)) return [why('legend.fallen', { wounds })]
  return [why('legend.healSaves', { points: woundCost(wounds) - woundCost(healed), wounds: healed })]
}

function whySpecial(seen: Seen, prompt: LegendPrompt): Why[] {
  if (prompt.kind === 'inspiration') return whyReward(seen, prompt.prize, null)
  return [why('legend.scratchesNow', { scratches: bodyOf(seen).scratches })]
}

function whyLeave(seen: Seen, prompt: LegendPrompt): Why[] {
  const { public: view, secret, seat } = seen
  switch (prompt.kind) {
    case 'risk':
      return [
        why('legend.riskTooBold', { percent: percent(1 - riskOdds(seen, prompt.symbols).two) }),
        ...whyCareful(seen),
      ]
    case 'contest':
      return whyWithdraw(seen, prompt)
    case 'auction': {
      const points = tenth(prizeWorth(view, secret, seat, prompt.prize))
      return [why('legend.auctionDear', { needed: prompt.needed, points })]
    }
    case 'opportunity':
      return whyAsked(seen, prompt.proposal ?? secret.hand)
    default:
      return [left(view.step)]
  }
}

function whyWithdraw(seen: Seen, { symbols, total, needed }: PromptOf<'contest'>): Why[] {
  const { public: view, secret } = seen
  const strength = total + countFitting(secret.hand, symbols)
  const { stage } = view
  const of = view.players.length
  const marker = stage.kind === 'majorInTurn' ? stage.markers.filter(one => one === null).length : of
  const place = why('legend.marker', { marker, of })
  return strength < needed
    ? [why('legend.leaveContest', { needed, strength }), place]
    : [place, ...heldBack(seen, symbols, []), ...ahead(seen, symbols)].slice(0, 3)
}
