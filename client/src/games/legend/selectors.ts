/** What layouts, words and overlay read from the state of the table. */
import {
  type CardId,
  type CardSymbol,
  episodeAt,
  fittingSymbols,
  hiddenCards,
  type LegendPublic,
  type LegendPublicPlayer,
  type Price,
  type Prize,
  prizeWorth,
  type Reward,
  reachOdds,
  riskOdds,
  type Sight,
  type StayIn,
  toStayIn,
} from '@heorot/shared/games/legend'
import { memoizeByObject } from '../../app/memoize'
import { arrangeHand } from './memory'
import { choiceKey, PRICE, prizeKey, REWARD, seatKey } from './keys'
import type { LegendFrame, LegendTableState } from './types'
import { symbolsOf } from './words/names'

/** The hand in the order the person wants it. */
export const cardsInHand = ({ secret, memory }: LegendTableState): readonly CardId[] =>
  arrangeHand(secret?.hand ?? [], memory.order)

/** Whether the viewer's tokens replace the hand: only while they are asked for. */
export const isPurseOpen = ({ prompt }: Pick<LegendTableState, 'prompt'>): boolean =>
  prompt?.kind === 'auction' || prompt?.kind === 'breakRanks'

/** All that the viewer of a frame knows. */
export const sightOf = ({ viewer, view, secret }: LegendFrame): Sight => ({
  seat: viewer,
  public: view,
  secret,
})

/**
 * What a risk promises from what this viewer can know; in a contest also the chance to reach what is needed.
 * Worked out once for a frame: sentence, buttons and wheel all ask for it.
 */
export const oddsOf = memoizeByObject((frame: LegendFrame) => {
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

/** What the wheel of a risk shows: the chance that at least one of the cards still hidden matches. */
export function wheelIn({ frame, story }: Pick<LegendTableState, 'frame' | 'story'>) {
  const odds = oddsOf(frame)
  if (!odds) return null
  const symbols = symbolsOf(episodeAt(frame.view.step))
  const isFit = (card: CardId) => fittingSymbols(card, symbols) > 0
  const { cards, judged } = story?.kind === 'risk' ? story : { cards: [], judged: 0 }
  // The last card is hidden until its end.
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

/** A prize, a choice, or a side of an opportunity. */
export interface StageItem {
  readonly key: string
  readonly gives: Reward | null
  readonly costs: Price | null
  /** Some prizes need more players. */
  readonly inPlay: boolean
  readonly taker: number | null
}

/** What lies on the stage of the present episode, by its places there. */
export function itemsOf({ step, stage, players }: LegendPublic): readonly StageItem[] {
  const episode = episodeAt(step)
  const plain = { gives: null, costs: null, inPlay: true, taker: null }
  switch (episode.kind) {
    case 'risk':
    case 'recovery':
      return []
    case 'opportunity':
      return [
        { ...plain, key: PRICE, costs: episode.price },
        { ...plain, key: REWARD, gives: episode.reward },
      ]
    case 'selection':
      return episode.choices.map((gives, i) => ({ ...plain, key: choiceKey(i), gives }))
    case 'treasureAuction':
      return [{ ...plain, key: prizeKey(0), gives: episode.prize }]
    default: {
      const taken = stage.kind === 'prizes' ? stage.taken : []
      return episode.prizes.map((gives, i) => ({
        ...plain,
        key: prizeKey(i),
        gives,
        inPlay: i < players.length,
        taker: taken[i] ?? null,
      }))
    }
  }
}

/** The symbols an episode asks for; with room for one more, the joker that stands for any. */
export function shownSymbols({ step }: LegendPublic, room: number): readonly CardSymbol[] {
  const asked = symbolsOf(episodeAt(step))
  return room > asked.length ? [...asked, 'beowulf'] : asked
}

/** The prize or choice of the present episode that a key names. */
export const rewardIn = (view: LegendPublic, key: string): Reward | null =>
  itemsOf(view).find(item => item.key === key)?.gives ?? null

/** What the moment of a story is about, as keys; null while none is told. */
export function tellsOf({ story }: Pick<LegendTableState, 'story'>): readonly string[] | null {
  if (story?.kind === 'risk') return [seatKey(story.seat)]
  if (story?.kind !== 'event') return story && []
  return 'seat' in story.event ? [seatKey(story.event.seat)] : []
}

/** What a reward would change in the viewer's score, if the game ended now; null where that is not known. */
export function worthForViewer({ viewer, view, secret }: LegendFrame, reward: Reward): number | null {
  if (!secret || viewer === 'spectator' || reward.kind === 'heal') return null
  return Math.round(prizeWorth(view, secret, viewer, reward) * 10) / 10
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

/** The viewer's own player; undefined for a spectator. */
export const ownPlayer = ({ viewer, view }: Pick<LegendFrame, 'viewer' | 'view'>) =>
  viewer === 'spectator' ? undefined : view.players[viewer]

export const publicWounds = ({ wounds, doubleWound }: LegendPublicPlayer): number =>
  wounds + (doubleWound ? 2 : 0)

/** How many symbols a card would count in the present episode. */
export const countsHere = ({ view }: Pick<LegendTableState, 'view'>, card: CardId): number =>
  fittingSymbols(card, symbolsOf(episodeAt(view.step)))
