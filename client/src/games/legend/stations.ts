/** Which station of the path stands for an episode; without its picture, which texts need not load. */
import type { Episode } from '@heorot/shared/games/legend'
import type { EpisodeName } from './art/stations'

export const episodeName = ({ id }: Episode): EpisodeName => id as EpisodeName

export type StationShape = 'ordinary' | 'contest' | 'treasure'

/** How its station on the path looks. */
export const stationShape = ({ kind }: Episode): StationShape => {
  if (kind.startsWith('major')) return 'contest'
  return kind === 'treasureAuction' || kind === 'recoverTreasures' ? 'treasure' : 'ordinary'
}
