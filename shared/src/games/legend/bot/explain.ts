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
  type SpecialId,
  specialCard,
  tokenOf,
  totalValue,
  type WoundTile,
} from '..'
import {
  contestsAsking,
  contestsLeft,
  isFallen,
  jokersIn,
  treasureEpisodes,
  woundCost,
  woundsWith,
} from './outlook'

export const legendMotives = [
  /** percent: the chance that something fits. */
  'legend.riskOdds',
  /** fits: the chance that something fits; percent: the chance that it is enough by itself. */
  'legend.reachOdds',
  /** percent: the chance that nothing fits. */
  'legend.riskTooBold',
  /** Two scratches: a third one becomes a wound. */
  'legend.nextIsWound',
  /** total: fitting symbols in the bid. */
  'legend.bidTotal',
  /** Nothing in the hand fits. */
  'legend.noMatch',
  /** symbols: fitting ones that stay in the hand. */
  'legend.heldBack',
  /** contests: later ones that ask for one of these symbols. */
  'legend.contestsAhead',
  /** total: reached; needed: the least that would do. */
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
  /** No later contest asks for it, but at the death of Beowulf every symbol counts. */
  'legend.countsAtDeath',
  /** contests: later ones in which the cards to pay match; of: all that are to come. */
  'legend.priceAsked',
  /** What a special card without symbols does. */
  'legend.blessing',
  'legend.inspiration',
  'legend.daring',
  'legend.resolve',
  'legend.rest',
  /** A special card is kept. contests: those to come. */
  'legend.usedOnce',
  'legend.alliance',
  /** episodes: treasure episodes to come. */
  'legend.money',
  /** wounds afterwards, and the points they cost at the end. */
  'legend.woundsIf',
  /** In hard times: wounds, three or more. */
  'legend.fallen',
  /** points: what healing saves at the end; wounds: those left. */
  'legend.healSaves',
  /** points: of the fame tokens that are given. */
  'legend.fameGiven',
  /** points: of the smallest fame tokens; saves: what healing would save. */
  'legend.fameCost',
  /** scratches: those one has, or would have. */
  'legend.scratchesNow',
  /** total shown afterwards, needed. */
  'legend.auctionTotal',
  /** needed: the total to show; most: all that one could show. */
  'legend.auctionShort',
  /** needed: the total to show; points: what the prize is worth. */
  'legend.auctionDear',
] as const

type Reason = (typeof legendMotives)[number]

const SPECIALS: readonly Reason[] = [
  'legend.blessing',
  'legend.inspiration',
  'legend.daring',
  'legend.resolve',
  'legend.rest',
]

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
      return whyPay(seen, prompt as PromptOf<'opportunity'>, intent.cards)
    case 'breakRanks':
      return [
        ...(intent.heal === 'scratches'
          ? whyReward(seen, { kind: 'healScratches' }, null)
          : whyHeal(seen, intent.heal)),
        why('legend.fameGiven', { points: totalValue(intent.tokens) }),
      ]
    case 'select':
    case 'prize':
      return whyChoice(seen, prompt, intent)
    case 'show':
      return whyShow(seen, prompt as PromptOf<'auction'>, intent.tokens)
    case 'take':
    case 'save':
      return [whyAsked(seen, intent.card)]
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
    return why('legend.reachOdds', { percent: percent(reaches), fits: percent(fits) })
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
  const kept = heldBack(seen, symbols, cards)
  if (cards.length === 0)
    return kept.length === 0 ? [why('legend.noMatch')] : [...kept, ...ahead(seen, symbols)]
  return [why('legend.bidTotal', { total: countFitting(cards, symbols) }), ...kept, ...lastPrize(seen)]
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
  const { symbols } = prompt
  // Whoever is level, or opens, has to add something.
  const needed = Math.max(prompt.needed, prompt.total + 1)
  const total = prompt.total + countFitting(cards, symbols)
  const jokers = jokersIn(without(seen.secret.hand, cards))
  const keeps = jokers > 0 && jokersIn(cards) === 0 ? [why('legend.keepsJokers', { jokers })] : []
  return [why('legend.raiseTo', { total, needed }), ...keeps, ...lastPrize(seen)].slice(0, 3)
}

function whyShow(
  seen: Seen,
  { total, needed, prize }: PromptOf<'auction'>,
  tokens: readonly number[],
): Why[] {
  const points = pointsOf(seen, prize) ?? 0
  return [
    why('legend.auctionTotal', { total: total + totalValue(tokens), needed }),
    ...(points > 0 ? [why('legend.rewardPoints', { points })] : []),
  ]
}

/** What cards cost that are given away: they may be asked for later. */
const priceAsked = ({ public: { step } }: Seen, cards: readonly CardId[]): Why =>
  why('legend.priceAsked', {
    contests: Math.max(0, ...cards.map(card => contestsAsking(step, card))),
    of: contestsLeft(step),
  })

/** Where cards are only exchanged for others, only theirs matters. */
const whyPay = (seen: Seen, { price, reward }: PromptOf<'opportunity'>, cards: readonly CardId[]): Why[] => [
  ...(price.kind === 'anyCards' ? [] : whyReward(seen, reward, null)),
  priceAsked(seen, cards),
]

/** How often what a card shows is asked for later. */
function whyAsked({ public: { step } }: Seen, card: CardId): Why {
  const contests = contestsAsking(step, card)
  return contests > 0 ? why('legend.cardAsked', { contests }) : why('legend.countsAtDeath')
}

/** What a special card is good for: its symbols, or what it does. */
function whySpecialPrize(seen: Seen, special: SpecialId): Why {
  const does = SPECIALS.find(reason => reason === `legend.${special}`)
  return does ? why(does) : whyAsked(seen, specialCard(special))
}

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
  return { taken, others: rows.filter(([n]) => n !== at).map(([, reward]) => reward) }
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
      return [whySpecialPrize(seen, reward.special)]
    case 'treasure':
      if (view.options.advanced) return [why('legend.money', { episodes: treasureEpisodes(view.step) })]
      return whyPoints(seen, reward, next)
    default:
      return whyPoints(seen, reward, next)
  }
}

function whyPoints(seen: Seen, reward: Reward, next: number | null): Why[] {
  const points = pointsOf(seen, reward) ?? 0
  if (next !== null && next < points) return [why('legend.worthMore', { points, next })]
  return [reward.kind === 'alliance' ? why('legend.alliance') : why('legend.rewardPoints', { points })]
}

/** In hard times three wounds cost everything. */
const whyWounds = ({ public: view }: Seen, wounds: number): Why =>
  isFallen(view.options, wounds)
    ? why('legend.fallen', { wounds })
    : why('legend.woundsIf', { wounds, points: woundCost(wounds) })

const afterHealing = (wounds: number, tile: WoundTile): number => wounds - (tile === 'wound' ? 1 : 2)

function whyHeal(seen: Seen, tile: WoundTile): Why[] {
  const { options } = seen.public
  const wounds = woundsWith(bodyOf(seen), 0)
  const healed = afterHealing(wounds, tile)
  if (isFallen(options, wounds)) return [why('legend.fallen', { wounds })]
  return [why('legend.healSaves', { points: woundCost(wounds) - woundCost(healed), wounds: healed })]
}

function whySpecial(seen: Seen, prompt: LegendPrompt): Why[] {
  if (prompt.kind === 'inspiration')
    return prompt.prize.kind === 'misfortune'
      ? [why('legend.inspiration')]
      : whyReward(seen, prompt.prize, null)
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
      const { needed, total, tokens, prize } = prompt
      const most = total + totalValue(tokens)
      // Whoever is level has to add a token.
      const least = Math.max(needed, total + 1)
      if (most < least) return [why('legend.auctionShort', { needed: least, most })]
      return [why('legend.auctionDear', { needed, points: tenth(prizeWorth(view, secret, seat, prize)) })]
    }
    case 'opportunity':
      return [priceAsked(seen, prompt.proposal ?? secret.hand)]
    case 'breakRanks':
      return whyStay(seen, prompt)
    default:
      return [why('legend.usedOnce', { contests: contestsLeft(view.step) })]
  }
}

/** What breaking ranks would cost and save. */
function whyStay(seen: Seen, { tokens, count, heals }: PromptOf<'breakRanks'>): Why[] {
  const wounds = woundsWith(bodyOf(seen), 0)
  if (isFallen(seen.public.options, wounds)) return [why('legend.fallen', { wounds })]
  const smallest = tokens.map(id => tokenOf(id).value).sort((a, b) => a - b)
  const saved = heals.map(tile =>
    tile === 'scratches' ? 0 : woundCost(wounds) - woundCost(afterHealing(wounds, tile)),
  )
  return [
    why('legend.fameCost', {
      points: smallest.slice(0, count).reduce((sum, value) => sum + value, 0),
      saves: Math.max(0, ...saved),
    }),
  ]
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
