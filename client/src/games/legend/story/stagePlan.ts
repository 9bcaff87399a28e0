/** What is to be seen on the stage, counted: the layout makes room for it. */
import type { Episode, Heal, LegendPrompt, LegendPublic } from '@heorot/shared/games/legend'
import { episodeAt, SYMBOLS } from '@heorot/shared/games/legend'
import { firstIn, prizeIn } from '../keys'
import { symbolsOf } from '../words/names'
import { itemsOf } from '../selectors'
import type { LegendStory } from './story'

export interface StagePlan {
  readonly kind: 'risk' | 'offer' | 'choices' | 'recovery' | 'contest' | 'auction'
  readonly items: number
  readonly symbols: number
  readonly needed: boolean
  readonly markers: number
  readonly heals: number
  /** How many things an offer costs. */
  readonly cost: number
}

const kinds: Readonly<Record<Episode['kind'], StagePlan['kind']>> = {
  risk: 'risk',
  opportunity: 'offer',
  selection: 'choices',
  recovery: 'recovery',
  majorAtOnce: 'contest',
  majorInTurn: 'contest',
  treasureAuction: 'auction',
  recoverTreasures: 'contest',
  deathOfBeowulf: 'contest',
}

export function stagePlan(view: LegendPublic, story: LegendStory | null, heals: readonly Heal[]): StagePlan {
  const episode = episodeAt(view.step)
  // A risk in a contest is told on the same sheet as a risk episode.
  const kind = story?.kind === 'risk' ? 'risk' : kinds[episode.kind]
  const joker = kind === 'risk' ? 1 : 0
  return {
    kind,
    items: kind === 'risk' ? (story?.kind === 'risk' ? story.cards.length : 2) : itemCount(view),
    symbols: symbolsOf(episode).length + joker,
    needed: view.stage.kind === 'majorInTurn' || view.stage.kind === 'treasureAuction',
    markers: kind === 'contest' ? view.players.length : 0,
    heals: kind === 'risk' ? 0 : heals.length,
    cost: costOf(episode),
  }
}

const costOf = (episode: Episode): number => {
  if (episode.kind !== 'opportunity') return 0
  return episode.price.kind === 'oneOfEach' ? SYMBOLS.length : episode.price.count
}

const itemCount = (view: LegendPublic): number =>
  view.stage.kind === 'recovery' ? view.stage.cards.length : itemsOf(view).length

/** What can be healed with what is offered or picked now. */
export function healsOf(prompt: LegendPrompt | null, keys: readonly string[]): readonly Heal[] {
  if (prompt?.kind === 'breakRanks') return prompt.heals
  if (prompt?.kind !== 'prize') return []
  const picked = firstIn(keys, prizeIn)
  return prompt.choices.flatMap(({ prize, heal }) => (heal && prize === picked ? [heal] : []))
}
