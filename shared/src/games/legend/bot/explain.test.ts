/** Every claim of every reason, checked again against what the seat sees. */
import { type PlayableGame, seenFrom } from '../../../bots/bot'
import type { SeenOf, Why } from '../../../bots/judgement'
import { thinkAsKing } from '../../../bots/bots'
import { begin, OwnedMatch, rngFrom, seedFromNumber } from '../../../kernel'
import { cardOf, episodeAt, type LegendIntent, legend, type LegendTypes, TRACK, tokenOf } from '..'
import { explainLegend, legendMotives } from './explain'
import { legendJudgement } from './judgement'

type Seen = SeenOf<LegendTypes>
type Claim = (seen: Seen, intent: LegendIntent, numbers: Record<string, number>) => boolean

const later = ({ public: view }: Seen) =>
  TRACK.slice(view.step).flatMap(episode =>
    episode.kind === 'majorAtOnce' || episode.kind === 'majorInTurn'
      ? [episode.symbols as readonly string[]]
      : [],
  )
const mine = ({ public: view, seat }: Seen) => view.players[seat]!
const woundsOf = (seen: Seen) => mine(seen).wounds + (mine(seen).doubleWound ? 2 : 0)
const asked = ({ public: view }: Seen) => {
  const episode = episodeAt(view.step)
  return 'symbols' in episode ? (episode.symbols as readonly string[]) : []
}
const counts = (card: number, symbols: readonly string[]) => {
  const { symbol, symbols: n } = cardOf(card)
  return symbol !== null && (symbol === 'beowulf' || symbols.includes(symbol)) ? n : 0
}
const sum = (cards: readonly number[], symbols: readonly string[]) =>
  cards.reduce((total, card) => total + counts(card, symbols), 0)
const spent = (intent: LegendIntent): readonly number[] => ('cards' in intent ? intent.cards : [])
const kept = ({ secret }: Seen, intent: LegendIntent) => {
  const rest = [...secret.hand]
  for (const card of spent(intent)) rest.splice(rest.indexOf(card), 1)
  return rest
}
/** Without a wound five points more; from three on, five less for each. */
const lossOf = (wounds: number) => (wounds === 0 ? 0 : wounds < 3 ? 5 : 5 + 5 * wounds)
const hasPrize = ({ public: view }: Seen, kind: string) => {
  const episode = episodeAt(view.step)
  return (
    'prizes' in episode && episode.prizes.slice(0, view.players.length).some(prize => prize.kind === kind)
  )
}
const isPercent = ({ percent = -1 }: Record<string, number>) => percent >= 0 && percent <= 100
const needed = ({ prompt }: Seen) => ('needed' in prompt ? prompt.needed : Number.NaN)

const worth = (tokens: readonly number[]) => tokens.reduce((sum, id) => sum + tokenOf(id).value, 0)
/** What an intent brings: a prize, a choice or what is paid for. */
const rewardIn = ({ step }: Seen['public'], intent: LegendIntent) => {
  const episode = episodeAt(step)
  if (intent.kind === 'pay' && 'reward' in episode) return episode.reward
  if (intent.kind === 'prize' && 'prizes' in episode) return episode.prizes[intent.prize]
  return intent.kind === 'select' && 'choices' in episode ? episode.choices[intent.choice] : undefined
}
const isOffered =
  (special: string): Claim =>
  ({ public: view }, intent) => {
    const reward = rewardIn(view, intent)
    return reward?.kind === 'special' && reward.special === special
  }

const CLAIMS: Readonly<Record<(typeof legendMotives)[number], Claim>> = {
  'legend.riskOdds': (_, __, numbers) => isPercent(numbers),
  'legend.reachOdds': (_, __, numbers) => isPercent(numbers) && numbers.percent! <= numbers.fits!,
  'legend.riskTooBold': (_, __, numbers) => isPercent(numbers),
  'legend.nextIsWound': seen => mine(seen).scratches === 2,
  'legend.bidTotal': (seen, intent, { total }) => sum(spent(intent), asked(seen)) === total,
  'legend.noMatch': seen => sum(seen.secret.hand, asked(seen)) === 0,
  'legend.heldBack': (seen, intent, { symbols }) => sum(kept(seen, intent), asked(seen)) === symbols,
  'legend.contestsAhead': (seen, _, { contests }) =>
    later(seen).filter(symbols => symbols.some(symbol => asked(seen).includes(symbol))).length === contests,
  'legend.raiseTo': (seen, intent, { total, needed: wanted }) =>
    seen.prompt.kind === 'contest' &&
    wanted === Math.max(needed(seen), seen.prompt.total + 1) &&
    total! >= wanted! &&
    spent(intent).length > 0,
  'legend.keepsJokers': (seen, intent, { jokers }) =>
    kept(seen, intent).filter(card => cardOf(card).symbol === 'beowulf').length === jokers && jokers! > 0,
  'legend.lastWound': seen => hasPrize(seen, 'wound'),
  'legend.lastDoubleWound': seen => hasPrize(seen, 'doubleWound'),
  'legend.lastMisfortune': seen => hasPrize(seen, 'misfortune'),
  'legend.leaveContest': (seen, _, { strength, needed: wanted }) =>
    strength! < wanted! && wanted === needed(seen),
  'legend.marker': ({ public: view }, _, { marker, of }) =>
    of === view.players.length &&
    view.stage.kind === 'majorInTurn' &&
    !view.stage.markers.includes(marker!) &&
    view.stage.markers.every(taken => taken === null || taken > marker!),
  'legend.worthMore': (_, __, { points, next }) => points! > next!,
  'legend.rewardPoints': (_, __, { points }) => Number.isFinite(points),
  'legend.drawHand': (seen, _, { cards, contests }) =>
    seen.secret.hand.length === cards && later(seen).length === contests,
  'legend.cardAsked': (seen, _, { contests }) => contests! > 0 && contests! <= later(seen).length,
  'legend.countsAtDeath': (seen, intent) =>
    'card' in intent && later(seen).every(symbols => counts(intent.card, symbols) === 0),
  'legend.priceAsked': (seen, _, { contests, of }) => contests! <= of! && of === later(seen).length,
  'legend.blessing': isOffered('blessing'),
  'legend.inspiration': (seen, intent, numbers) =>
    seen.prompt.kind === 'inspiration' || isOffered('inspiration')(seen, intent, numbers),
  'legend.daring': isOffered('daring'),
  'legend.resolve': isOffered('resolve'),
  'legend.rest': isOffered('rest'),
  'legend.usedOnce': (seen, intent, { contests }) =>
    intent.kind === 'decline' && later(seen).length === contests,
  'legend.alliance': ({ public: view }, intent) => rewardIn(view, intent)?.kind === 'alliance',
  'legend.money': ({ public: view }, intent, { episodes }) =>
    view.options.advanced &&
    rewardIn(view, intent)?.kind === 'treasure' &&
    TRACK.slice(view.step).filter(({ kind }) => /treasure/i.test(kind)).length === episodes,
  'legend.woundsIf': (seen, _, { wounds, points }) =>
    (wounds === woundsOf(seen) + 1 || wounds === woundsOf(seen) + 2) && lossOf(wounds!) === points,
  'legend.fallen': ({ public: view }, _, { wounds }) => view.options.fallen && wounds! >= 3,
  'legend.healSaves': (seen, _, { points, wounds }) =>
    wounds! < woundsOf(seen) && lossOf(woundsOf(seen)) - lossOf(wounds!) === points,
  'legend.fameGiven': (_, intent, { points }) => 'tokens' in intent && worth(intent.tokens) === points,
  'legend.fameCost': ({ prompt }, _, { points, saves }) =>
    prompt.kind === 'breakRanks' && points! <= worth(prompt.tokens) && saves! >= 0,
  'legend.scratchesNow': (seen, _, { scratches }) =>
    scratches === mine(seen).scratches || scratches === mine(seen).scratches + 1,
  'legend.auctionTotal': (seen, _, { total, needed: wanted }) => wanted === needed(seen) && total! >= wanted!,
  'legend.auctionShort': ({ prompt }, _, { needed: wanted, most }) =>
    prompt.kind === 'auction' && prompt.total + worth(prompt.tokens) === most && most! < wanted!,
  'legend.auctionDear': (seen, _, { needed: wanted }) => wanted === needed(seen),
}

const check = (seen: Seen, intent: LegendIntent, { reason, numbers }: Why): string[] =>
  CLAIMS[reason as keyof typeof CLAIMS](seen, intent, numbers) ? [] : [`${reason} ${JSON.stringify(numbers)}`]

const PLANS = [
  { seats: 2, options: {} },
  { seats: 4, options: { advanced: true } },
  { seats: 5, options: { advanced: true, fallen: true } },
]

test('whatever a reason claims is true, in whole games with sensible and odd moves', () => {
  const found = new Set<string>()
  for (const [i, { seats, options }] of PLANS.entries())
    for (let seed = 1; seed <= 6; seed++) {
      const rng = rngFrom(seedFromNumber(100 * i + seed))
      const match = new OwnedMatch(legend, begin(legend, { seats, options, seed: seedFromNumber(seed) }))
      for (let seat = legend.asked(match.state)[0]; seat !== undefined; seat = legend.asked(match.state)[0]) {
        const seen = seenFrom(legend, match.state, seat) as Seen
        const odd = rng.below(2) === 0
        const intent = odd ? legend.suggest(seen.prompt, rng) : legendJudgement.quick(match.state, seat, rng)
        const reasons = explainLegend(seen, intent)
        const wrong = reasons.flatMap(reason => check(seen, intent, reason))
        if (wrong.length > 0 || reasons.length === 0 || reasons.length > 3)
          throw new Error(`seed ${seed}, ${seats} seats: ${JSON.stringify(intent)}: ${wrong}`)
        for (const { reason } of reasons) found.add(reason)
        match.accept(seat, intent)
      }
    }
  expect(legendMotives.filter(motive => !found.has(motive))).toEqual([])
})

const playable = { rules: legend, bot: legendJudgement } as unknown as PlayableGame

test('the second best of a search is another intent with a smaller chance', () => {
  const rng = rngFrom(seedFromNumber(3))
  const match = new OwnedMatch(legend, begin(legend, { seats: 3, options: {}, seed: seedFromNumber(4) }))
  for (let n = 0; n < 4; n++) {
    const seat = legend.asked(match.state)[0]!
    const seen = seenFrom(legend, match.state, seat)!
    const budget = { iterations: 15, spent: () => false }
    const thought = thinkAsKing(playable, seen, budget, rng)
    if (thought.second) {
      expect(thought.second.intent).not.toEqual(thought.intent)
      expect(thought.second.chance).toBeLessThanOrEqual(thought.chance!)
    }
    match.accept(seat, thought.intent as LegendIntent)
  }
})
