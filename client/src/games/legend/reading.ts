/** What layouts, words and overlay read from the state of the table. */
import {
  type CardId,
  type CardSymbol,
  type Episode,
  episodeAt,
  fittingSymbols,
  hiddenCards,
  type LegendPublic,
  type LegendPublicPlayer,
  type Prize,
  prizeWorth,
  type Reward,
  reachOdds,
  riskOdds,
  type Sight,
  type StayIn,
  toStayIn,
} from '@heorot/shared/games/legend'
import { memoizeByObject } from '../../kit/memoize'
import { arrangeHand } from './handOrder'
import { choiceIn, choiceKey, PRICE, prizeIn, prizeKey, REWARD, seatKey } from './keys'
import type { LegendTableState } from './LegendTable'
import { symbolsOf } from './names'

/** The hand in the order the person wants it. */
export const cardsInHand = ({ secret, memory }: LegendTableState): readonly CardId[] =>
  arrangeHand(secret?.hand ?? [], memory.order)

/** Whether the viewer's tokens replace the hand: only while they are asked for. */
export const isPurseOpen = ({ prompt }: Pick<LegendTableState, 'prompt'>): boolean =>
  prompt?.kind === 'auction' || prompt?.kind === 'breakRanks'

/** All that the viewer of a frame knows. */
export const sightOf = ({ viewer, view, secret }: LegendTableState['frame']): Sight => ({
  seat: viewer,
  public: view,
  secret,
})

/** What a risk promises from what this viewer can know. */
export interface RiskOdds {
  readonly two: number
  readonly five: number
  /** The chance to reach what is needed in a contest; null elsewhere. */
  readonly reachTwo: number | null
  readonly reachFive: number | null
}

/** Worked out once for a frame: sentence, buttons and wheel all ask for it. */
const oddsOf = memoizeByObject((frame: LegendTableState['frame']): RiskOdds | null => {
  const { view, prompt } = frame
  const symbols = symbolsOf(episodeAt(view.step))
  if (symbols.length === 0 || view.drawPile + view.discards.length === 0) return null
  const sight = sightOf(frame)
  const odds = riskOdds(sight, symbols)
  if (prompt?.kind !== 'contest') return { ...odds, reachTwo: null, reachFive: null }
  const missing = prompt.needed - prompt.total
  const reach = (count: number) => reachOdds(sight, symbols, { count, missing })
  return { ...odds, reachTwo: reach(2), reachFive: reach(5) }
})

export const oddsIn = ({ frame }: Pick<LegendTableState, 'frame'>): RiskOdds | null => oddsOf(frame)

/** What the wheel of a risk shows. */
export interface Wheel {
  /** The chance that at least one of the cards still hidden matches. */
  readonly share: number
  readonly fit: number
  readonly unseen: number
}

/** While cards turn, it is about those still hidden, including the last one until its end. */
export function wheelIn({ frame, story }: Pick<LegendTableState, 'frame' | 'story'>): Wheel | null {
  const odds = oddsIn({ frame })
  if (!odds) return null
  const symbols = symbolsOf(episodeAt(frame.view.step))
  const isFit = (card: CardId) => fittingSymbols(card, symbols) > 0
  const { cards, judged } = story?.kind === 'risk' ? story : { cards: [], judged: 0 }
  const left = Math.max(1, cards.length - judged)
  const turned = cards.slice(0, cards.length - left)
  const { drawable } = hiddenCards(sightOf(frame))
  const count = (of: (card: CardId) => boolean) =>
    drawable.reduce((sum, n, card) => sum + (of(card) ? n : 0), 0) - turned.filter(of).length
  const [fit, unseen] = [count(isFit), count(() => true)]
  if (turned.length === 0) return { share: cards.length > 2 ? odds.five : odds.two, fit, unseen }
  const miss = Array.from({ length: left }, (_, i) => Math.max(0, unseen - fit - i) / (unseen - i))
  return { share: 1 - miss.reduce((all, one) => all * one, 1), fit, unseen }
}

/** What lies on the stage of an episode, by its places there. */
export function itemKeys(episode: Episode): readonly string[] {
  if ('prizes' in episode) return episode.prizes.map((_, i) => prizeKey(i))
  if (episode.kind === 'selection') return episode.choices.map((_, i) => choiceKey(i))
  if (episode.kind === 'opportunity') return [PRICE, REWARD]
  return episode.kind === 'treasureAuction' ? [prizeKey(0)] : []
}

/** The symbols an episode asks for; with room for one more, the joker that stands for any. */
export function shownSymbols({ step }: LegendPublic, room: number): readonly CardSymbol[] {
  const asked = symbolsOf(episodeAt(step))
  return room > asked.length ? [...asked, 'beowulf'] : asked
}

/** The prize or choice of the present episode that a key names. */
export function rewardIn({ step }: LegendPublic, key: string): Reward | null {
  const episode = episodeAt(step)
  const [prize, choice] = [prizeIn(key), choiceIn(key)]
  if (episode.kind === 'opportunity') return key === REWARD ? episode.reward : null
  if (episode.kind === 'treasureAuction') return prize === 0 ? episode.prize : null
  if (prize !== null && 'prizes' in episode) return episode.prizes[prize] ?? null
  return choice !== null && episode.kind === 'selection' ? (episode.choices[choice] ?? null) : null
}

/** What the moment of a story is about, as keys; null while none is told. */
export function tellsOf({ story }: Pick<LegendTableState, 'story'>): readonly string[] | null {
  if (story?.kind === 'risk') return [seatKey(story.seat)]
  if (story?.kind !== 'event') return story && []
  return 'seat' in story.event ? [seatKey(story.event.seat)] : []
}

/** What a prize would change in the viewer's score, if the game ended now; null for a spectator. */
export function worthForViewer(
  { viewer, view, secret }: LegendTableState['frame'],
  prize: Prize,
): number | null {
  if (!secret || viewer === 'spectator') return null
  return Math.round(prizeWorth(view, secret, viewer, prize) * 10) / 10
}

/** How many wounds a prize brings to a player with so many scratches. */
export function woundsIn({ kind }: Prize, scratches: number): number {
  if (kind === 'doubleWound') return 2
  return kind === 'wound' || (kind === 'scratch' && scratches === 2) ? 1 : 0
}

/** The total that keeps a player in: the highest, or one more for a player who has that already. */
export const raiseTo = ({ needed, total, level }: StayIn): number => (level ? total + 1 : needed)

/** What the player whose turn it is must reach. */
export const neededHere = (view: LegendPublic): number => {
  const stays = 'turn' in view.stage ? toStayIn(view, view.stage.turn) : null
  return stays ? raiseTo(stays) : 0
}

export const publicWounds = ({ wounds, doubleWound }: LegendPublicPlayer): number =>
  wounds + (doubleWound ? 2 : 0)

/** How many symbols a card would count in the present episode. */
export const countsHere = ({ view }: Pick<LegendTableState, 'view'>, card: CardId): number =>
  fittingSymbols(card, symbolsOf(episodeAt(view.step)))
