/** Explains what a player meets for the first time. */
import { episodeAt, type LegendPublic, type LegendTypes, type Reward } from '@heorot/shared/games/legend'
import type { Language } from '../../../app/settings/languages'
import { type CoachCardRow, coachOf } from '../../../kit/helpers/coach'
import type { Coach } from '../../../kit/GameClient'
import { cardBack, cardPicture } from '../art/card'
import { prizeThing } from '../art/pictures'
import { startBanner, totalDisc } from '../art/tokens'
import { ruleOfKind } from '../words/ruleOfReason'
import { loadLegendCoachTexts, loadLegendWords } from '../texts'
import { legendEncounters } from './encounters'
import type { LegendCardKey } from '../texts/coach/en'

const prize = (rule: string, shown: Reward): CoachCardRow => [rule, () => prizeThing(shown).draw()]
const fame = (value: number): Reward => ({ kind: 'fame', value })
const cards: Reward = { kind: 'draw', count: 2 }
const total = (value: number, leads: boolean) => () => totalDisc({ total: value, leads })

const ROWS: Readonly<Record<LegendCardKey, CoachCardRow>> = {
  opportunity: prize('opportunity', { kind: 'fame', value: 5 }),
  peaceReturns: ['opportunity', () => cardPicture({ symbol: 'beowulf', count: 1, letter: 'B' })],
  breakRanks: prize('opportunity', { kind: 'heal' }),
  risk: prize('risk', cards),
  selection: prize('selection', { kind: 'healScratches' }),
  recovery: ['recovery', () => cardPicture({ symbol: 'wit', count: 1, letter: '' })],
  atOnce: ['atOnce', cardBack],
  inTurn: ['inTurn', total(4, true)],
  contestRisk: prize('contestRisk', cards),
  level: ['inTurn', total(2, false)],
  auction: prize('auction', { kind: 'treasure', value: 2 }),
  recoverTreasures: prize('recoverTreasures', { kind: 'treasure', value: 4 }),
  death: ['death', () => cardPicture({ symbol: 'beowulf', count: 1, letter: 'B' })],
  prizeFame: prize('prizes', fame(5)),
  prizeTreasure: prize('score', { kind: 'treasure', value: 3 }),
  prizeAlliance: prize('prizes', { kind: 'alliance', count: 1 }),
  prizeDraw: prize('prizes', cards),
  prizeSpecial: prize('cards', { kind: 'special', special: 'blessing' }),
  prizeMisfortune: prize('score', { kind: 'misfortune' }),
  prizeWound: prize('wounds', { kind: 'wound' }),
  prizeDoubleWound: prize('wounds', { kind: 'doubleWound' }),
  prizeFameOrHeal: prize('death', { kind: 'fameOrHeal', value: 5 }),
  scratch1: prize('wounds', { kind: 'scratch' }),
  scratch2: prize('wounds', { kind: 'scratch' }),
  wound1: prize('score', { kind: 'wound' }),
  wound2: prize('score', { kind: 'wound' }),
  wound3: prize('score', { kind: 'wound' }),
  banner: ['prizes', startBanner],
  blessing: prize('blessing', { kind: 'special', special: 'blessing' }),
  inspiration: prize('inspiration', { kind: 'special', special: 'inspiration' }),
  daring: prize('daring', { kind: 'special', special: 'daring' }),
  resolve: prize('resolve', { kind: 'special', special: 'resolve' }),
  rest: prize('rest', { kind: 'special', special: 'rest' }),
  hrunting: prize('cards', { kind: 'special', special: 'hrunting' }),
  hides: prize('cards', { kind: 'special', special: 'hides' }),
  horses: prize('cards', { kind: 'special', special: 'horses' }),
  hygd: prize('cards', { kind: 'special', special: 'hygd' }),
  shield: prize('cards', { kind: 'special', special: 'shield' }),
}

/** The rule about what is on the table now. */
function ruleNow({ stage, step }: LegendPublic): string {
  if (stage.kind === 'over') return 'score'
  const { kind } = episodeAt(step)
  return stage.kind === 'prizes' && kind.startsWith('major') ? 'prizes' : ruleOfKind[kind]
}

export async function loadLegendCoach(language: Language): Promise<Coach<LegendTypes>> {
  const [{ special }, texts] = await Promise.all([loadLegendWords(language), loadLegendCoachTexts(language)])
  const titles = Object.fromEntries(Object.entries(special).map(([card, [name]]) => [card, name]))
  return coachOf({ texts, titles, rows: ROWS, encounters: legendEncounters, ruleNow })
}
