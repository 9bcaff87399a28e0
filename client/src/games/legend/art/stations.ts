/** The small picture of each episode, by its id. */
import type { Episode } from '@heorot/shared/games/legend'
import { legendIcons } from './icons/legendIcons'

export const stationIcons = {
  hygelacsCourt: legendIcons.stoneThrone,
  sailToDenmark: legendIcons.drakkar,
  hrothgarsHall: legendIcons.vikingLonghouse,
  finalPreparations: legendIcons.anvilImpact,
  grendelsAttack: legendIcons.troll,
  greatRewards: legendIcons.ring,
  celebration: legendIcons.beerStein,
  hrothgarsTreasury: legendIcons.openTreasureChest,
  seaHagAttack: legendIcons.clawSlashes,
  huntPreparations: legendIcons.bowArrow,
  huntTheSeaHag: legendIcons.footprint,
  atTheMere: legendIcons.waves,
  seaHagBattle: legendIcons.fishMonster,
  farewellToTheDanes: legendIcons.hand,
  sailToGeatland: legendIcons.boatHorizon,
  kingHygelac: legendIcons.king,
  presentationOfGifts: legendIcons.gemNecklace,
  raidersSetOut: legendIcons.sail,
  frisianRaid: legendIcons.crossedSwords,
  heardredsReign: legendIcons.queenCrown,
  swedishTreachery: legendIcons.backstab,
  bloodPrice: legendIcons.twoCoins,
  beowulfBecomesKing: legendIcons.crown,
  mightyAlliances: legendIcons.shakingHands,
  geatlandProspers: legendIcons.wheat,
  fiftyWinters: legendIcons.snowflake1,
  peaceReturns: legendIcons.dove,
  manyFriendships: legendIcons.threeFriends,
  goldenCup: legendIcons.jeweledChalice,
  dragonsRage: legendIcons.dragonBreath,
  marchToTheBarrow: legendIcons.mountainCave,
  allIronShield: legendIcons.roundShield,
  breakRanks: legendIcons.run,
  dragonBattle: legendIcons.spikedDragonHead,
  recoverTreasures: legendIcons.gems,
  deathOfBeowulf: legendIcons.pyre,
} as const

export type EpisodeName = keyof typeof stationIcons

export const episodeName = ({ id }: Episode): EpisodeName => id as EpisodeName

export type StationShape = 'ordinary' | 'contest' | 'treasure'

/** How its station on the path looks. */
export const stationShape = ({ kind }: Episode): StationShape => {
  if (kind.startsWith('major')) return 'contest'
  return kind === 'treasureAuction' || kind === 'recoverTreasures' ? 'treasure' : 'ordinary'
}
