/** What is pictured on each tile of the Movie Board Game. */
import type { Ability, Act } from '@heorot/shared/games/movie'
import { movieIcons } from './icons/movieIcons'

/** The subject of a plain tile: what it is called is the wording's business. */
export const plainMotifs = [
  'hearth',
  'feast',
  'warband',
  'shieldWall',
  'song',
  'hall',
  'giantSword',
  'crown',
  'moor',
  'marsh',
  'nicor',
  'claws',
  'eyes',
  'grendel',
  'mother',
  'dragon',
] as const
export type PlainMotif = (typeof plainMotifs)[number]

const boons: readonly PlainMotif[] = ['hearth', 'feast', 'warband', 'shieldWall', 'song']
const perils: readonly PlainMotif[] = ['moor', 'marsh', 'nicor', 'claws', 'eyes']
const greatest: Readonly<Record<Act, { readonly boon: PlainMotif; readonly peril: PlainMotif }>> = {
  1: { boon: 'hall', peril: 'grendel' },
  2: { boon: 'giantSword', peril: 'mother' },
  3: { boon: 'crown', peril: 'dragon' },
}

/** Plain tiles are pictured by their value; the strongest of each act show what the act is about. */
export function plainMotif(value: number, act: Act): PlainMotif {
  const list = value > 0 ? boons : perils
  return list[Math.abs(value) - 1] ?? greatest[act][value > 0 ? 'boon' : 'peril']
}

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
