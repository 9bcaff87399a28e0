/** One handler for each kind of episode and stage: the compiler asks for a missing one. */
import type { Opening, StageHandler } from '../turn/handler'
import { putOff, type RuleContext } from '../turn/play'
import type { Episode, EpisodeKind, StageKind } from '../types'
import { openDeathOfBeowulf } from './deathOfBeowulf'
import { majorAtOnce, openMajorAtOnce } from './majorAtOnce'
import { majorInTurn, openMajorInTurn } from './majorInTurn'
import { opportunity } from './opportunity'
import { prizes } from './prizes'
import { openRecoverTreasures } from './recoverTreasures'
import { openRecovery, recovery } from './recovery'
import { risk } from './risk'
import { selection } from './selection'
import { openTreasureAuction, treasureAuction } from './treasureAuction'

/** Each in turn decides once, from the start player on. */
const openRound =
  (kind: 'risk' | 'opportunity' | 'selection') =>
  (play: RuleContext): void => {
    play.state.stage = { kind, done: -1 }
    putOff(play, { kind: 'goOn' })
  }

const openings: { readonly [K in EpisodeKind]: Opening<K> } = {
  risk: openRound('risk'),
  opportunity: openRound('opportunity'),
  selection: openRound('selection'),
  recovery: openRecovery,
  majorAtOnce: openMajorAtOnce,
  majorInTurn: openMajorInTurn,
  treasureAuction: openTreasureAuction,
  recoverTreasures: openRecoverTreasures,
  deathOfBeowulf: openDeathOfBeowulf,
}

/** After the last episode nobody is asked anything. */
const over: StageHandler<'over'> = {
  goOn: () => false,
  asked: () => [],
  question: () => null,
  refuse: () => 'not-your-turn',
  accept: () => {},
}

const stages: { readonly [K in StageKind]: StageHandler<K> } = {
  risk,
  opportunity,
  selection,
  recovery,
  majorAtOnce,
  majorInTurn,
  treasureAuction,
  prizes,
  over,
}

export function openEpisode(play: RuleContext, episode: Episode): void {
  const open = openings[episode.kind] as Opening<EpisodeKind>
  open(play, episode)
}

export const stageOf = ({ kind }: { readonly kind: StageKind }) => stages[kind] as StageHandler<StageKind>
