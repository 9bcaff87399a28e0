/** Explains what a player meets for the first time. */
import {
  ABILITIES,
  type Ability,
  type FigureKind,
  type MoviePublic,
  type MovieTypes,
} from '@heorot/shared/games/movie'
import type { Language } from '../../../app/settings/languages'
import { type CoachCardRow, coachOf } from '../../../kit/helpers/coach'
import type { Coach } from '../../../kit/GameClient'
import { figurePicture } from '../art/figure'
import { printedGorge, tileBack, tilePicture } from '../art/tile'
import { abilityName } from '../words/names'
import { loadMovieCoachTexts, loadMovieWords } from '../texts'
import { movieEncounters } from './encounters'
import type { MovieCardKey } from '../texts/coach/en'

const figure = (rule: string, kind: FigureKind): CoachCardRow => [
  rule,
  () => figurePicture({ kind, seat: 'wolf' }),
]
const tile = (rule: string, ability: Ability | null, value = 0, cash: number | null = null): CoachCardRow => [
  rule,
  () => tilePicture({ ability, value, cash, act: 1, mini: true }),
]

const ROWS: Readonly<Record<MovieCardKey, CoachCardRow>> = {
  turn: figure('turn', 'castle'),
  peril: tile('scoring', null, -6),
  boon: tile('scoring', null, 5),
  temptation: tile('temptation', 'temptation', -2),
  valor: tile('valor', 'valor', 2),
  treasure: tile('treasure', 'treasure', 1, 4),
  drunkenness: tile('drunkenness', 'drunkenness', -3),
  mead: tile('mead', 'mead', 3),
  statue: tile('statue', 'statue'),
  counsel: tile('counsel', 'counsel'),
  horn: tile('horn', 'horn'),
  treachery: tile('treachery', 'treachery'),
  gorge: tile('gorge', 'gorge'),
  printedGorge: ['gorge', printedGorge],
  lastSpaces: ['actEnd', () => tileBack({ act: 1 })],
  actEnd: figure('scoring', 'beowulf'),
  longships: figure('actEnd', 'longship'),
  gone: figure('actEnd', 'thane'),
  actThree: ['nextAct', () => tileBack({ act: 3 })],
  poolEmpty: ['turn', () => tileBack({ act: 2 })],
}

const RULE_OF_PHASE = { turn: 'turn', play: 'drawing', swap: 'statue', over: 'ending' } as const

/** The rule about what is on the table now. */
const ruleNow = ({ phase }: MoviePublic): string =>
  phase.kind === 'remove' ? phase.ability : RULE_OF_PHASE[phase.kind]

export async function loadMovieCoach(language: Language): Promise<Coach<MovieTypes>> {
  const [words, texts] = await Promise.all([loadMovieWords(language), loadMovieCoachTexts(language)])
  const titles = Object.fromEntries(ABILITIES.map(ability => [ability, abilityName(words, ability)]))
  return coachOf({ texts, titles, rows: ROWS, encounters: movieEncounters, ruleNow })
}
