/** The icon on each tile of the Movie Board Game. */
import type { Ability } from '@heorot/shared/games/movie'
import type { PlainMotif } from '../plainMotif'
import { movieIcons } from './icons/movieIcons'

export const plainIcons: Readonly<Record<PlainMotif, string>> = {
  hearth: movieIcons.campfire,
  feast: movieIcons.meat,
  warband: movieIcons.crossedAxes,
  shieldWall: movieIcons.roundShield,
  song: movieIcons.lyre,
  hall: movieIcons.vikingLonghouse,
  giantSword: movieIcons.runeSword,
  crown: movieIcons.crown,
  moor: movieIcons.wolfHowl,
  marsh: movieIcons.swamp,
  nicor: movieIcons.seaSerpent,
  claws: movieIcons.monsterGrasp,
  eyes: movieIcons.beastEye,
  grendel: movieIcons.troll,
  mother: movieIcons.fishMonster,
  dragon: movieIcons.spikedDragonHead,
}

/** Our own: a crowned head and shoulders on a stepped base. */
const statue =
  'M150 30l42 48 64-72 64 72 42-48v84H150zM174 126h164v60c0 46-36 82-82 82s-82-36-82-82zM80 436c-14-108 40-152 124-160l52 40 52-40c84 8 138 52 124 160zM120 352l16 32 240-76-18-30zM392 352l-16 32-240-76 18-30zM56 452h400v28H56zM92 490h328v22H92z'

export const abilityIcons: Readonly<Record<Exclude<Ability, 'gorge'>, string>> = {
  temptation: movieIcons.temptation,
  valor: movieIcons.crossedSwords,
  treasure: movieIcons.openTreasureChest,
  drunkenness: movieIcons.knockout,
  mead: movieIcons.beerHorn,
  statue,
  counsel: movieIcons.owl,
  horn: movieIcons.huntingHorn,
  treachery: movieIcons.backstab,
}
