/** What the rows of the track say about themselves. */
import type { Episode, Reward } from '../types'

/** Treasure episodes are passed over in the basic game. */
export const isPlayed = (episode: Episode, advanced: boolean): boolean =>
  advanced || (episode.kind !== 'treasureAuction' && episode.kind !== 'recoverTreasures')

/** What an episode gives away when `seats` play: an opportunity once to everybody. */
export function prizesOf(episode: Episode, seats: number): readonly Reward[] {
  switch (episode.kind) {
    case 'opportunity':
      return new Array<Reward>(seats).fill(episode.reward)
    case 'treasureAuction':
      return [episode.prize]
    case 'majorAtOnce':
    case 'majorInTurn':
    case 'recoverTreasures':
    case 'deathOfBeowulf':
      return episode.prizes.slice(0, seats)
    default:
      return []
  }
}
