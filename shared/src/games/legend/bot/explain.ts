/** Why an intent is good, in numbers. */

import type { SeenOf, Why } from '../../../bots/judgement'
import {
  countFitting,
  type LegendIntent,
  type LegendTypes,
  type LegendPrompt,
  type PromptKind,
  type PromptOf,
  prizeWorth,
  type Reward,
  reachOdds,
  riskOdds,
  tokenOf,
} from '..'

export const legendMotives = [
  /** percent: the chance that something fits. */
  'legend.riskOdds',
  /** percent: the chance to stay in; fails: the chance that nothing fits. */
  'legend.reachOdds',
  /** percent: the chance that nothing fits; scratches: those one has. */
  'legend.riskTooBold',
  /** total: fitting symbols. */
  'legend.bidTotal',
  'legend.bidNothing',
  /** total, needed. */
  'legend.raiseTo',
  /** needed: the total to reach; strength: all one could lay. */
  'legend.leaveContest',
  /** points at face value. */
  'legend.prizePoints',
  /** cards to draw. */
  'legend.prizeCards',
  'legend.prizeSpecial',
  'legend.leastHarm',
  'legend.heals',
  /** cards: how many are paid. */
  'legend.payCards',
  'legend.notWorthPaying',
  'legend.bestCard',
  /** total: treasure shown afterwards. */
  'legend.auctionTotal',
  /** needed: the total to reach. */
  'legend.tooDear',
  'legend.keepSpecial',
  'legend.useSpecial',
] as const

type Reason = (typeof legendMotives)[number]
type Seen = SeenOf<LegendTypes>

const why = (reason: Reason, numbers: Why['numbers'] = {}): Why => ({ reason, numbers })
const percent = (chance: number): number => Math.round(100 * chance)

export function explainLegend(seen: Seen, intent: LegendIntent): Why[] {
  const { prompt } = seen
  switch (intent.kind) {
    case 'risk':
      return [whyRisk(seen, prompt, intent.daring ? 5 : 2)]
    case 'bid':
      return [whyBid(prompt as PromptOf<'bid'>, intent.cards)]
    case 'play':
      return [whyPlay(prompt as PromptOf<'contest'>, intent.cards)]
    case 'pay':
      return [why('legend.payCards', { cards: intent.cards.length }), ...whyReward(seen, rewardOf(prompt))]
    case 'breakRanks':
      return [why('legend.heals')]
    case 'select':
    case 'prize':
      return whyReward(seen, chosen(prompt, intent))
    case 'show':
      return [whyShow(prompt as PromptOf<'auction'>, intent.tokens)]
    case 'take':
    case 'save':
      return [why('legend.bestCard')]
    case 'use':
    case 'rest':
      return [why('legend.useSpecial')]
    case 'withdraw':
    case 'decline':
      return [whyLeave(seen, prompt)]
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

const whyBid = ({ symbols }: PromptOf<'bid'>, cards: readonly number[]): Why =>
  cards.length > 0
    ? why('legend.bidTotal', { total: countFitting(cards, symbols) })
    : why('legend.bidNothing')

const whyPlay = ({ symbols, total, needed }: PromptOf<'contest'>, cards: readonly number[]): Why =>
  why('legend.raiseTo', { total: total + countFitting(cards, symbols), needed })

const whyShow = ({ total }: PromptOf<'auction'>, tokens: readonly number[]): Why =>
  why('legend.auctionTotal', { total: tokens.reduce((sum, id) => sum + tokenOf(id).value, total) })

const rewardOf = (prompt: LegendPrompt): Reward | null =>
  prompt.kind === 'opportunity' ? prompt.reward : null

/** What is taken; healing where the prize heals instead. */
function chosen(
  prompt: LegendPrompt,
  intent: Extract<LegendIntent, { kind: 'select' | 'prize' }>,
): Reward | null {
  if (intent.kind === 'prize' && intent.heal) return { kind: 'heal' }
  if (prompt.kind === 'prize' && intent.kind === 'prize')
    return prompt.choices.find(({ prize }) => prize === intent.prize)?.gives ?? null
  if (prompt.kind === 'selection' && intent.kind === 'select')
    return prompt.choices.find(({ choice }) => choice === intent.choice)?.prize ?? null
  return null
}

function whyReward({ public: view, secret, seat }: Seen, reward: Reward | null): Why[] {
  if (reward === null) return []
  switch (reward.kind) {
    case 'heal':
    case 'healScratches':
      return [why('legend.heals')]
    case 'draw':
      return [why('legend.prizeCards', { cards: reward.count })]
    case 'special':
      return [why('legend.prizeSpecial')]
    case 'scratch':
    case 'wound':
    case 'doubleWound':
    case 'misfortune':
      return [why('legend.leastHarm')]
    default: {
      const points = Math.round(10 * prizeWorth(view, secret, seat, reward)) / 10
      return [why('legend.prizePoints', { points })]
    }
  }
}

const LEFT: Readonly<Partial<Record<PromptKind, Reason>>> = {
  opportunity: 'legend.notWorthPaying',
  breakRanks: 'legend.notWorthPaying',
  selection: 'legend.leastHarm',
}

function whyLeave(seen: Seen, prompt: LegendPrompt): Why {
  const { public: view, secret, seat } = seen
  switch (prompt.kind) {
    case 'risk': {
      const fails = percent(1 - riskOdds(seen, prompt.symbols).two)
      return why('legend.riskTooBold', { percent: fails, scratches: view.players[seat]!.scratches })
    }
    case 'contest': {
      const strength = prompt.total + countFitting(secret.hand, prompt.symbols)
      return why('legend.leaveContest', { needed: prompt.needed, strength })
    }
    case 'auction':
      return why('legend.tooDear', { needed: prompt.needed })
    default:
      return why(LEFT[prompt.kind] ?? 'legend.keepSpecial')
  }
}
