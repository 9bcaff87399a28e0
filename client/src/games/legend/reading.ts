/** What layouts, words and overlay read from the state of the table. */
import {
  type CardId,
  episodeAt,
  fittingSymbols,
  type LegendPublic,
  type LegendPublicPlayer,
  type Reward,
  reachOdds,
  riskOdds,
  type Sight,
} from '@heorot/shared/games/legend'
import { arrangeHand } from './handOrder'
import { choiceIn, prizeIn } from './keys'
import type { LegendTableState } from './LegendTable'
import { symbolsOf } from './names'

/** The hand in the order the person wants it. */
export const cardsInHand = ({ secret, memory }: LegendTableState): readonly CardId[] =>
  arrangeHand(secret?.hand ?? [], memory.order)

/** Whether one's own tokens are shown in place of the hand. */
export const isPurseOpen = ({ memory, frame }: LegendTableState): boolean =>
  memory.purse ?? (frame.prompt?.kind === 'auction' || frame.prompt?.kind === 'breakRanks')

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

const known = new WeakMap<object, RiskOdds | null>()

/** Worked out once for a frame: sentence, buttons and wheel all ask for it. */
export function oddsIn({ frame }: Pick<LegendTableState, 'frame'>): RiskOdds | null {
  const odds = known.get(frame)
  if (odds !== undefined) return odds
  const fresh = oddsOf(frame)
  known.set(frame, fresh)
  return fresh
}

function oddsOf(frame: LegendTableState['frame']): RiskOdds | null {
  const { view, prompt } = frame
  const symbols = symbolsOf(episodeAt(view.step))
  if (symbols.length === 0 || view.drawPile + view.discards.length === 0) return null
  const sight = sightOf(frame)
  const odds = riskOdds(sight, symbols)
  if (prompt?.kind !== 'contest') return { ...odds, reachTwo: null, reachFive: null }
  const missing = prompt.needed - prompt.total
  const reach = (count: number) => reachOdds(sight, symbols, { count, missing })
  return { ...odds, reachTwo: reach(2), reachFive: reach(5) }
}

/** The prize or choice of the present episode that a key names. */
export function rewardIn({ step }: LegendPublic, key: string): Reward | null {
  const episode = episodeAt(step)
  const [prize, choice] = [prizeIn(key), choiceIn(key)]
  if (prize !== null && 'prizes' in episode) return episode.prizes[prize] ?? null
  return choice !== null && episode.kind === 'selection' ? (episode.choices[choice] ?? null) : null
}

export const publicWounds = ({ wounds, doubleWound }: LegendPublicPlayer): number =>
  wounds + (doubleWound ? 2 : 0)

/** How many symbols a card would count in the present episode. */
export const countsHere = ({ view }: Pick<LegendTableState, 'view'>, card: CardId): number =>
  fittingSymbols(card, symbolsOf(episodeAt(view.step)))
