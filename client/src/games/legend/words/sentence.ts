/** What the action bar says: what is asked, what is picked, what pressing will do. `*` marks emphasis. */
import type { LegendIntent, LegendPrompt, Reward } from '@heorot/shared/games/legend'
import { fittingSymbols, tokenOf } from '@heorot/shared/games/legend'
import { byKind } from '../../../kit/helpers/byKind'
import { type GameTable, peopleNames } from '../../../kit/GameTable'
import { cardsIn, prizeKey } from '../keys'
import type { LegendSituation, LegendTableState, LegendTable } from '../types'
import {
  cardName,
  listCards,
  listSymbols,
  listTokens,
  percent,
  priceName,
  prizeMeaning,
  prizeName,
} from './names'
import { pickedIntent, pickedTotal } from '../question/intents'
import type { Arm, LegendPromptOf } from '../question/picks'
import { oddsOf, ownPlayer, publicWounds, woundsIn, worthForViewer } from '../selectors'
import type { LegendWords } from '../texts/table/en'
import { narrateLegend } from './narrate'
import { woundWords } from './tips'
import { watchNote } from './watchNote'

type Situation = Pick<LegendSituation, 'frame' | 'words' | 'picks'>

/** Null where there is nothing but waiting to speak of. */
export function legendSentence(situation: LegendSituation): string | null {
  const { prompt, picks } = situation
  if (prompt && picks.armed) return armedSentence(picks.armed, prompt, situation)
  return prompt && prompt.kind !== 'rest' ? questionIn(prompt, situation) : null
}

const legal = (prompt: LegendPrompt, { picks }: Situation): LegendIntent | null => {
  const outcome = pickedIntent(prompt, picks)
  return outcome && 'intent' in outcome ? outcome.intent : null
}

const questionIn = byKind<LegendPrompt, [Situation], string>({
  risk: (_, { words, frame }) =>
    words.bar.risk(percent(words, oddsOf(frame)?.two ?? 0), 2, harmOf(words, frame)),
  opportunity: (prompt, s) => {
    const { words, picks } = s
    const price = priceName(words, prompt.price)
    if (!prompt.proposal) return words.bar.cannotPay(price)
    const means = prizeMeaning(words, prompt.reward)
    return legal(prompt, s)
      ? words.bar.pay(listCards(words, cardsIn(picks.keys)), means)
      : words.bar.choosePayment(price, means)
  },
  breakRanks: (prompt, s) => {
    const intent = legal(prompt, s)
    return intent?.kind === 'breakRanks'
      ? s.words.bar.ransom(listTokens(s.words, intent.tokens), s.words.healing[intent.heal])
      : s.words.bar.chooseRansom(prompt.count)
  },
  selection: (prompt, s) => {
    const intent = legal(prompt, s)
    const chosen = prompt.choices.find(({ choice }) => intent?.kind === 'select' && choice === intent.choice)
    return chosen ? takePrize(s, chosen.prize) : s.words.bar.selection
  },
  recovery: (prompt, s) => {
    const intent = legal(prompt, s)
    return intent?.kind === 'take' ? s.words.bar.take(cardName(s.words, intent.card)) : s.words.bar.recovery
  },
  bid: bidSentence,
  contest: contestSentence,
  auction: auctionSentence,
  prize: prizeSentence,
  blessing: (prompt, s) => {
    const intent = legal(prompt, s)
    return intent?.kind === 'save'
      ? s.words.bar.blessingPicked(cardName(s.words, intent.card))
      : s.words.bar.blessing
  },
  inspiration: ({ prize }, { words }) => words.bar.inspiration(prizeName(words, prize)),
  resolve: (_, { words }) => words.bar.resolve,
  thirdScratch: (_, { words }) => words.bar.thirdScratch,
  rest: (_, { words }) => words.bar.restAlone,
})

/** What a failed risk costs: a scratch, or what the wound made of three of them does to the score. */
function harmOf(words: LegendWords, frame: Situation['frame']): string {
  if (ownPlayer(frame)?.scratches !== 2) return words.bar.aScratch
  return words.bar.theThird(woundWords(words, worthForViewer(frame, { kind: 'scratch' })))
}

function bidSentence(prompt: LegendPromptOf<'bid'>, { words, picks }: Situation): string {
  const count = cardsIn(picks.keys).length
  const total = pickedTotal(prompt, picks)
  if (prompt.locked) return (picks.editing ? words.bar.editing : words.bar.locked)(count, total)
  return count === 0 ? words.bar.bid(listSymbols(words, prompt.symbols)) : words.bar.bidPicked(count, total)
}

function contestSentence(prompt: LegendPromptOf<'contest'>, s: Situation): string {
  const { bar } = s.words
  const { total, needed } = prompt
  const cards = cardsIn(s.picks.keys)
  if (cards.length > 0) {
    const after = pickedTotal(prompt, s.picks)
    const what = listCards(s.words, cards)
    return legal(prompt, s) ? bar.lay(what, after) : bar.layShort(what, after, needed)
  }
  const most = prompt.cards.reduce((sum, { symbols }) => sum + symbols, total)
  if (prompt.cards.length === 0 || most < needed)
    return (prompt.mayRisk ? bar.beyond : bar.beyondNoRisk)(Math.max(needed, 1), total)
  if (needed === 0) return bar.open
  if (total >= needed) return bar.level(total)
  return (prompt.mayRisk ? bar.reach : bar.reachNoRisk)(needed, total)
}

function auctionSentence(prompt: LegendPromptOf<'auction'>, s: Situation): string {
  const { bar } = s.words
  const intent = legal(prompt, s)
  const after = pickedTotal(prompt, s.picks)
  if (intent?.kind === 'show') return bar.show(listTokens(s.words, intent.tokens), after)
  if (s.picks.keys.length > 0) return bar.showShort(after, prompt.needed)
  if (prompt.tokens.length === 0) return bar.noTreasure
  const most = prompt.tokens.reduce((sum, token) => sum + tokenOf(token).value, prompt.total)
  if (most < prompt.needed) return bar.beyondTreasure(prompt.needed)
  const prize = prizeName(s.words, prompt.prize)
  if (prompt.needed === 0) return bar.auctionOpen(prize)
  return prompt.total >= prompt.needed
    ? bar.auctionLevel(prompt.total)
    : bar.auction(prompt.needed, prompt.total, prize)
}

const takePrize = ({ words }: Situation, prize: Reward): string =>
  `*${prizeName(words, prize)}*. ${prizeMeaning(words, prize)}`

function prizeSentence(prompt: LegendPromptOf<'prize'>, s: Situation): string {
  const { bar, healing } = s.words
  const intent = legal(prompt, s)
  if (intent?.kind !== 'prize') return bar.prize(prompt.marker)
  if (intent.heal) return bar.healInstead(healing[intent.heal])
  const gives = prompt.choices.find(({ prize }) => prize === intent.prize)?.gives
  return gives ? takePrize(s, gives) : ''
}

function armedSentence(arm: Arm, prompt: LegendPrompt, { words, frame }: Situation): string {
  const { bar } = words
  const odds = oddsOf(frame)
  if (arm === 'rest') return bar.rest
  if (arm === 'lock') return bar.armedEmpty
  if (arm === 'daring' && prompt.kind === 'risk') return bar.armedDaring(percent(words, odds?.five ?? 0))
  if (arm === 'withdraw')
    return prompt.kind === 'auction' ? bar.armedDrop : bar.armedWithdraw(markerLeft(frame.view))
  const five = arm === 'daring'
  const needed = prompt.kind === 'contest' ? Math.max(prompt.needed, prompt.total + 1) : 0
  const chance = (five ? odds?.five : odds?.two) ?? 0
  const reach = (five ? odds?.reachFive : odds?.reachTwo) ?? chance
  return bar.armedRisk(
    five ? 5 : 2,
    percent(words, chance),
    percent(words, reach),
    needed,
    harmOf(words, frame),
  )
}

/** The marker a player would take by withdrawing now. */
export function markerLeft({ stage }: Situation['frame']['view']): number {
  return stage.kind === 'majorInTurn' ? stage.markers.filter(marker => marker === null).length : 0
}

/** A second line: something else to know, or why the picks are not enough yet. */
export function barNote(situation: LegendSituation): string | null {
  const { prompt, words, picks, sending, actions, frame } = situation
  if (frame.viewer === 'spectator') return watchNote({ frame, words })
  if (!prompt || sending || picks.armed) return null
  const reason = actions.find(({ primary }) => primary)?.reason
  if (reason && reason !== 'nothing-played' && picks.keys.length > 0) return words.reasons[reason]
  if (prompt.kind === 'bid') return bidNote(prompt, situation)
  if (prompt.kind !== 'prize') return null
  if (crossesTheLine(prompt, situation)) return words.bar.overTheLine
  return prompt.choices.some(({ heal }) => heal) ? words.bar.mayHeal : null
}

/** Whether the picked prize brings the third wound. */
function crossesTheLine({ choices }: LegendPromptOf<'prize'>, { picks, frame }: Situation): boolean {
  const picked = choices.find(({ prize }) => picks.keys.includes(prizeKey(prize)))
  const player = ownPlayer(frame)
  if (!picked || !player) return false
  const before = publicWounds(player)
  return before < 3 && before + woundsIn(picked.gives, player.scratches) >= 3
}

function bidNote(prompt: LegendPromptOf<'bid'>, { words, picks }: Situation): string | null {
  if (prompt.locked && !picks.editing) return picks.show ? words.bar.lockedShown : words.bar.lockedHidden
  const bluffs = cardsIn(picks.keys).filter(card => fittingSymbols(card, prompt.symbols) === 0).length
  return bluffs > 0 ? words.bar.bidBluff(bluffs) : null
}

/** What a button is called. */
export const actionLabel: GameTable<LegendTable>['actionLabel'] = ({ key }, situation, spoken) => {
  const { prompt, picks, words, frame } = situation
  const { buttons } = words
  const odds = oddsOf(frame)
  switch (key) {
    case 'risk':
      return odds ? buttons.riskWith(percent(words, odds.two)) : buttons.risk
    case 'daring':
      return buttons.daring(percent(words, odds?.five ?? 0))
    case 'withdraw':
      if (prompt?.kind === 'auction') return buttons.withdraw
      return picks.armed ? buttons.withdraw : buttons.withdrawFor(markerLeft(frame.view))
    case 'use':
      return prompt?.kind === 'resolve' ? buttons.useResolve : buttons.useInspiration
    case 'decline':
      return buttons[(prompt && DECLINE_LABELS[prompt.kind]) ?? 'decline']
    case 'rest':
      return words.special.rest[spoken ? 0 : 1]
    default:
      return buttons[key as 'pay']
  }
}

const DECLINE_LABELS: { readonly [K in LegendPrompt['kind']]?: 'declineRisk' | 'declineTake' | 'letItCome' } =
  {
    risk: 'declineRisk',
    selection: 'declineTake',
    thirdScratch: 'letItCome',
    inspiration: 'letItCome',
    resolve: 'letItCome',
  }

/** What the story on the table is about: the title of its scene, or the line that the log will have. */
export function storySentence(state: LegendTableState): string | null {
  const { story, words } = state
  return story?.kind === 'event' ? narrateLegend(words, story.event, peopleNames(state)) : storyTitle(state)
}

/** The title of the stage while a scene of its own plays on it. */
export function storyTitle({ story, words, frame }: LegendTableState): string | null {
  if (story?.kind === 'risk') return words.stage.risks(frame.people[story.seat]?.name ?? '')
  if (story?.kind === 'reveal') return words.stage[story.of]
  return story?.kind === 'score' ? words.stage.counting : null
}
