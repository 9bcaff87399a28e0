/** Every sensible intent for every kind of prompt, with its worth. */

import type { Ranked, SeenOf } from '../../../bots/judgement'
import type { Rng } from '../../../kernel'
import type { Heal, LegendIntent, LegendTypes, LegendPrompt, PromptKind, PromptOf, TokenId } from '..'
import { assemble, specialCard, takeEnough, tokenOf, totalValue } from '..'
import { costOf } from './contest'
import { rankBids, rankContest } from './major'
import { type Mind, mindSeen } from './mind'
import { legendTuning } from './tuning'
import { cardWorth, drawnWorth, healthWorth, expectedPrizeWorth, scratchWorth, treasureWorth } from './worth'

type Choices = Ranked<LegendIntent>[]
type Ranker<K extends PromptKind> = (mind: Mind, prompt: PromptOf<K>, rng: Rng) => Choices

const decline = (worth = 0): Ranked<LegendIntent> => ({ intent: { kind: 'decline' }, worth })
const use = (worth: number): Ranked<LegendIntent> => ({ intent: { kind: 'use' }, worth })

const myBody = (mind: Mind) => mind.bodies[mind.seat]!
const worthOfSpecial = (mind: Mind, special: Parameters<typeof specialCard>[0]): number =>
  cardWorth(specialCard(special), mind.step, mind.bodies.length)

const risk: Ranker<'risk'> = (mind, { symbols, daring }) => {
  const { step, bodies, options } = mind
  const scratch = scratchWorth(myBody(mind), step, options)
  const each = drawnWorth(step, bodies.length)
  const worth = (count: number) =>
    mind
      .odds(symbols, count)
      .reduce((sum, chance, found) => sum + chance * (found === 0 ? scratch : found * each), 0)
  const choices: Choices = [decline(), { intent: { kind: 'risk', daring: false }, worth: worth(2) }]
  if (daring)
    choices.push({ intent: { kind: 'risk', daring: true }, worth: worth(5) - worthOfSpecial(mind, 'daring') })
  return choices
}

const opportunity: Ranker<'opportunity'> = (mind, { price, reward, cards, proposal }) => {
  if (!proposal) return [decline()]
  const gain = expectedPrizeWorth(reward, myBody(mind), mind.step, mind.bodies.length, mind.options)
  const order = cards.map(({ card }) => card).sort((a, b) => costOf(mind, [a]) - costOf(mind, [b]))
  const cheap = (price.kind === 'fameTokens' ? null : assemble(order, price)) ?? proposal
  return [decline(), { intent: { kind: 'pay', cards: cheap }, worth: gain - costOf(mind, cheap) }]
}

const breakRanks: Ranker<'breakRanks'> = (mind, { count, tokens, heals }) => {
  const paid = cheapestTokens(tokens).slice(0, count)
  if (paid.length < count) return [decline()]
  const cost = totalValue(paid)
  return [
    decline(),
    ...heals.map(heal => ({
      intent: { kind: 'breakRanks', tokens: paid, heal } as const,
      worth: healWorth(mind, heal) - cost,
    })),
  ]
}

const cheapestTokens = (tokens: readonly TokenId[]): TokenId[] =>
  [...tokens].sort((a, b) => tokenOf(a).value - tokenOf(b).value)

function healWorth(mind: Mind, heal: Heal): number {
  const body = myBody(mind)
  const healed = { wound: 1, doubleWound: 2, scratches: 0 }[heal]
  const after = heal === 'scratches' ? { ...body, scratches: 0 } : { ...body, wounds: body.wounds - healed }
  return healthWorth(after, mind.step, mind.options) - healthWorth(body, mind.step, mind.options)
}

const selection: Ranker<'selection'> = (mind, { choices }) => [
  decline(),
  ...choices.map(({ choice, prize }) => ({
    intent: { kind: 'select', choice } as const,
    worth: expectedPrizeWorth(prize, myBody(mind), mind.step, mind.bodies.length, mind.options),
  })),
]

const recovery: Ranker<'recovery'> = (mind, { cards }) =>
  cards.map(card => ({
    intent: { kind: 'take', card } as const,
    worth: cardWorth(card, mind.step, mind.bodies.length),
  }))

/** Only the winner pays, so it is worth going on as long as what lies there costs less than the prize. */
const auction: Ranker<'auction'> = (mind, { prize, total, needed, tokens }) => {
  const { step, bodies, options } = mind
  const gain =
    expectedPrizeWorth(prize, myBody(mind), step, bodies.length, options) *
    (1 + legendTuning.envy[bodies.length]! / 2)
  const each = treasureWorth(step + 1, options)
  return [
    { intent: { kind: 'withdraw' }, worth: 0 },
    ...showings(tokens, needed - total).map(shown => ({
      intent: { kind: 'show', tokens: shown } as const,
      worth: gain - each * (total + totalValue(shown)),
    })),
  ]
}

/** One token that suffices, the smallest and the largest such; else the smallest ones, none superfluous. */
function showings(tokens: readonly TokenId[], missing: number): TokenId[][] {
  const order = cheapestTokens(tokens)
  const single = order.filter(token => tokenOf(token).value >= missing)
  const singles = single.length > 0 ? [[single[0]!], [single.at(-1)!]] : []
  const several = takeEnough(order, missing, token => tokenOf(token).value)
  return several && several.length > 1 ? [...singles, several] : singles
}

/** The best for oneself, and the best to keep from those who choose after. */
const prize: Ranker<'prize'> = (mind, { choices }) => {
  const { step, bodies, options, seat } = mind
  const worthTo = (other: number, gives: (typeof choices)[number]['gives']) =>
    expectedPrizeWorth(gives, bodies[other]!, step, bodies.length, options)
  const later = bodies.map((_, other) => other).filter(other => other !== seat)
  return choices.map(({ prize, gives, heal }) => {
    const own = heal ? healWorth(mind, heal) : worthTo(seat, gives)
    const denied = later.reduce((sum, other) => sum + worthTo(other, gives), 0) / later.length
    return { intent: { kind: 'prize', prize, heal }, worth: own + legendTuning.envy[bodies.length]! * denied }
  })
}

const blessing: Ranker<'blessing'> = (mind, { cards }) => [
  decline(worthOfSpecial(mind, 'blessing')),
  ...cards.map(card => ({
    intent: { kind: 'save', card } as const,
    worth: cardWorth(card, mind.step + 1, mind.bodies.length),
  })),
]

const inspiration: Ranker<'inspiration'> = (mind, { prize }) => [
  decline(expectedPrizeWorth(prize, myBody(mind), mind.step, mind.bodies.length, mind.options)),
  use(-worthOfSpecial(mind, 'inspiration') / 2),
]

/** Trying again is worth about as much as the scratch it saves, and more where a contest would be lost. */
const resolve: Ranker<'resolve'> = mind => {
  const scratch = scratchWorth(myBody(mind), mind.step, mind.options)
  const lost = mind.stage.kind === 'majorInTurn' ? -2 : 0
  return [decline(scratch + lost), use(1 - worthOfSpecial(mind, 'resolve'))]
}

const rest = (prompt: LegendPrompt, worth: number): Ranked<LegendIntent> => ({
  intent: { kind: 'rest', scratches: prompt.rest === 2 ? 2 : 1 },
  worth,
})

const rankers: { readonly [K in PromptKind]: Ranker<K> } = {
  risk,
  opportunity,
  breakRanks,
  selection,
  recovery,
  bid: rankBids,
  contest: rankContest,
  auction,
  prize,
  blessing,
  inspiration,
  resolve,
  thirdScratch: (mind, prompt) => [
    decline(scratchWorth(myBody(mind), mind.step, mind.options)),
    rest(prompt, -worthOfSpecial(mind, 'rest') / 2),
  ],
  rest: (_, prompt) => [rest(prompt, 0)],
}

/** All choices in no order. The Warrior's Rest waits for the third scratch, when it is asked about. */
export const rankedChoices = (mind: Mind, prompt: LegendPrompt, rng: Rng): Choices =>
  (rankers[prompt.kind] as Ranker<PromptKind>)(mind, prompt, rng)

export const rankLegend = (seen: SeenOf<LegendTypes>, rng: Rng): Choices =>
  rankedChoices(mindSeen(seen), seen.prompt, rng).sort((a, b) => b.worth - a.worth)
