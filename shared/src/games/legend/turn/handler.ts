/** What the turn asks of each kind of episode, of each stage and of each thing put off. */
import type { Seat } from '../../../kernel'
import type { RuleContext } from './play'
import type { LegendReason } from '../reasons'
import type {
  EpisodeKind,
  EpisodeOf,
  LegendIntent,
  PendingKind,
  PendingOf,
  LegendQuestion,
  StageKind,
  StageOf,
  LegendState,
} from '../types'

/** Sets the stage of an episode and puts off going on. */
export type Opening<K extends EpisodeKind> = (play: RuleContext, episode: EpisodeOf<K>) => void

export interface StageHandler<K extends StageKind> {
  /** Brings the stage to whoever is asked next. True when the episode is over. */
  goOn(play: RuleContext, stage: StageOf<K>): boolean
  asked(state: LegendState, stage: StageOf<K>): readonly Seat[]
  /** What this seat may decide now, even if it has decided and may still change its mind. */
  question(state: LegendState, stage: StageOf<K>, seat: Seat): LegendQuestion | null
  /** Only for a seat that has a question. */
  refuse(state: LegendState, stage: StageOf<K>, seat: Seat, intent: LegendIntent): LegendReason | null
  accept(play: RuleContext, stage: StageOf<K>, seat: Seat, intent: LegendIntent): void
}

export interface PendingHandler<K extends PendingKind> {
  /** The question it waits for, or null when it happens by itself. */
  question(state: LegendState, pending: PendingOf<K>): LegendQuestion | null
  refuse(pending: PendingOf<K>, intent: LegendIntent): LegendReason | null
  /** The answer to the question. The pending thing is off the stack already. */
  accept(play: RuleContext, pending: PendingOf<K>, intent: LegendIntent): void
  /** It happens by itself. It is off the stack already. */
  perform(play: RuleContext, pending: PendingOf<K>): void
}
