/**
 * The edition: every card, token and episode as one table to hold against the box. The rulebooks print
 * rules, not the board; rows with source `reconstructed` are ours, so correct them here if you own the
 * game. `checkEdition` runs when the rules are loaded and names a row that is wrong.
 */
import type { ActivitySymbol, CardSymbol, Episode, Prize, LegendSource, SpecialId } from '../types'

export interface LegendEdition {
  readonly id: string
  readonly activityCards: readonly {
    readonly symbol: CardSymbol
    readonly symbols: number
    readonly count: number
  }[]
  /** `from`: the smallest number of players at which the card is in play. */
  readonly specials: readonly {
    readonly id: SpecialId
    readonly from: number
    readonly advanced: boolean
    readonly symbol: CardSymbol | null
    readonly symbols: number
    readonly source: LegendSource
  }[]
  readonly tokens: readonly {
    readonly shape: 'square' | 'round'
    readonly kind: 'fame' | 'treasure' | 'misfortune'
    readonly value: number
    readonly count: number
  }[]
  readonly track: readonly Episode[]
}

const fame = (value: number): Prize => ({ kind: 'fame', value })
const treasure = (value: number): Prize => ({ kind: 'treasure', value })
const alliance = (count: number): Prize => ({ kind: 'alliance', count })
const draw = (count: number): Prize => ({ kind: 'draw', count })
const special = (id: SpecialId): Prize => ({ kind: 'special', special: id })
const SCRATCH: Prize = { kind: 'scratch' }
const WOUND: Prize = { kind: 'wound' }
const DOUBLE_WOUND: Prize = { kind: 'doubleWound' }
const MISFORTUNE: Prize = { kind: 'misfortune' }

type Symbols = readonly ActivitySymbol[]

const risk = (id: string, symbols: Symbols, source: LegendSource): Episode => ({
  kind: 'risk',
  id,
  source,
  symbols,
})
const recovery = (id: string): Episode => ({ kind: 'recovery', id, source: 'reconstructed' })
/** What a selection offers is in the rulebooks; where selections stand on the track is not. */
const selection = (id: string): Episode => ({
  kind: 'selection',
  id,
  source: 'reconstructed',
  choices: [treasure(2), alliance(1), fame(2), draw(2), { kind: 'healScratches' }],
})
const atOnce = (id: string, symbols: Symbols, prizes: readonly Prize[], source: LegendSource): Episode => ({
  kind: 'majorAtOnce',
  id,
  source,
  symbols,
  prizes,
})
const inTurn = (id: string, symbols: Symbols, prizes: readonly Prize[], source: LegendSource): Episode => ({
  kind: 'majorInTurn',
  id,
  source,
  symbols,
  prizes,
})
const auction = (id: string, prize: Prize): Episode => ({
  kind: 'treasureAuction',
  id,
  source: 'reconstructed',
  prize,
})

export const EDITION: LegendEdition = {
  id: 'legend-1',
  activityCards: [
    { symbol: 'travelling', symbols: 1, count: 15 },
    { symbol: 'travelling', symbols: 2, count: 3 },
    { symbol: 'friendship', symbols: 1, count: 15 },
    { symbol: 'friendship', symbols: 2, count: 3 },
    { symbol: 'wit', symbols: 1, count: 15 },
    { symbol: 'wit', symbols: 2, count: 3 },
    { symbol: 'courage', symbols: 1, count: 15 },
    { symbol: 'courage', symbols: 2, count: 3 },
    { symbol: 'fighting', symbols: 1, count: 13 },
    { symbol: 'fighting', symbols: 2, count: 5 },
    { symbol: 'beowulf', symbols: 1, count: 10 },
  ],
  specials: [
    { id: 'blessing', from: 2, advanced: false, symbol: null, symbols: 0, source: 'rulebook' },
    { id: 'inspiration', from: 2, advanced: false, symbol: null, symbols: 0, source: 'rulebook' },
    { id: 'hrunting', from: 2, advanced: false, symbol: 'fighting', symbols: 3, source: 'reconstructed' },
    { id: 'hides', from: 2, advanced: false, symbol: 'beowulf', symbols: 2, source: 'reconstructed' },
    { id: 'daring', from: 3, advanced: false, symbol: null, symbols: 0, source: 'rulebook' },
    { id: 'resolve', from: 3, advanced: false, symbol: null, symbols: 0, source: 'rulebook' },
    { id: 'rest', from: 4, advanced: false, symbol: null, symbols: 0, source: 'rulebook' },
    { id: 'horses', from: 4, advanced: false, symbol: 'travelling', symbols: 3, source: 'reconstructed' },
    { id: 'hygd', from: 5, advanced: false, symbol: 'wit', symbols: 3, source: 'reconstructed' },
    { id: 'shield', from: 2, advanced: true, symbol: 'courage', symbols: 3, source: 'reconstructed' },
  ],
  tokens: [
    { shape: 'square', kind: 'fame', value: 1, count: 3 },
    { shape: 'square', kind: 'fame', value: 2, count: 9 },
    { shape: 'square', kind: 'fame', value: 3, count: 5 },
    { shape: 'square', kind: 'fame', value: 4, count: 6 },
    { shape: 'square', kind: 'fame', value: 5, count: 10 },
    { shape: 'square', kind: 'fame', value: 6, count: 1 },
    { shape: 'square', kind: 'fame', value: 7, count: 2 },
    { shape: 'square', kind: 'treasure', value: 1, count: 3 },
    { shape: 'square', kind: 'treasure', value: 2, count: 13 },
    { shape: 'square', kind: 'treasure', value: 3, count: 6 },
    { shape: 'square', kind: 'treasure', value: 4, count: 2 },
    { shape: 'square', kind: 'misfortune', value: -2, count: 3 },
    { shape: 'round', kind: 'fame', value: 1, count: 6 },
    { shape: 'round', kind: 'fame', value: 2, count: 6 },
    { shape: 'round', kind: 'fame', value: 3, count: 6 },
    { shape: 'round', kind: 'treasure', value: 1, count: 6 },
    { shape: 'round', kind: 'treasure', value: 2, count: 6 },
    { shape: 'round', kind: 'treasure', value: 3, count: 6 },
  ],
  track: [
    {
      kind: 'opportunity',
      id: 'hygelacsCourt',
      source: 'rulebook',
      price: { kind: 'anyCards', count: 2 },
      reward: draw(2),
    },
    risk('sailToDenmark', ['travelling', 'friendship'], 'reconstructed'),
    // The fifth prize is ours.
    atOnce(
      'hrothgarsHall',
      ['friendship'],
      [special('blessing'), treasure(1), alliance(2), draw(2), fame(1)],
      'rulebook',
    ),
    risk('finalPreparations', ['courage', 'fighting'], 'reconstructed'),
    // The order of the first four prizes is ours.
    inTurn(
      'grendelsAttack',
      ['courage', 'fighting'],
      [fame(5), WOUND, special('daring'), alliance(1), SCRATCH],
      'rulebook',
    ),
    {
      kind: 'opportunity',
      id: 'greatRewards',
      source: 'rulebook',
      price: { kind: 'symbols', symbol: 'fighting', count: 2 },
      reward: treasure(3),
    },
    recovery('celebration'),
    auction('hrothgarsTreasury', draw(3)),
    atOnce(
      'seaHagAttack',
      ['courage'],
      [special('inspiration'), SCRATCH, fame(3), draw(2), alliance(1)],
      'reconstructed',
    ),
    risk('huntPreparations', ['wit', 'fighting'], 'reconstructed'),
    atOnce(
      'huntTheSeaHag',
      ['travelling', 'wit'],
      [special('hrunting'), SCRATCH, alliance(1), special('rest'), treasure(2)],
      'reconstructed',
    ),
    selection('atTheMere'),
    inTurn(
      'seaHagBattle',
      ['wit', 'fighting'],
      [fame(6), WOUND, special('resolve'), alliance(1), SCRATCH],
      'reconstructed',
    ),
    recovery('farewellToTheDanes'),
    risk('sailToGeatland', ['travelling', 'wit'], 'reconstructed'),
    atOnce(
      'kingHygelac',
      ['friendship', 'wit'],
      [special('hides'), treasure(1), fame(4), alliance(1), special('hygd')],
      'reconstructed',
    ),
    auction('presentationOfGifts', fame(4)),
    risk('raidersSetOut', ['travelling', 'fighting'], 'reconstructed'),
    inTurn(
      'frisianRaid',
      ['travelling', 'fighting'],
      [treasure(4), MISFORTUNE, fame(3), WOUND, treasure(2)],
      'reconstructed',
    ),
    selection('heardredsReign'),
    atOnce(
      'swedishTreachery',
      ['wit'],
      [fame(4), MISFORTUNE, alliance(1), draw(2), SCRATCH],
      'reconstructed',
    ),
    auction('bloodPrice', draw(4)),
    atOnce(
      'beowulfBecomesKing',
      ['friendship', 'courage'],
      [fame(5), draw(2), alliance(2), special('horses'), treasure(4)],
      'reconstructed',
    ),
    inTurn(
      'mightyAlliances',
      ['travelling', 'friendship'],
      [alliance(3), treasure(1), alliance(2), fame(3), alliance(1)],
      'reconstructed',
    ),
    selection('geatlandProspers'),
    recovery('fiftyWinters'),
    {
      kind: 'opportunity',
      id: 'peaceReturns',
      source: 'rulebook',
      price: { kind: 'oneOfEach' },
      reward: fame(5),
    },
    {
      kind: 'opportunity',
      id: 'manyFriendships',
      source: 'rulebook',
      price: { kind: 'symbols', symbol: 'friendship', count: 2 },
      reward: alliance(1),
    },
    auction('goldenCup', fame(5)),
    atOnce(
      'dragonsRage',
      ['travelling', 'courage'],
      [fame(4), MISFORTUNE, WOUND, draw(3), treasure(3)],
      'reconstructed',
    ),
    risk('marchToTheBarrow', ['friendship', 'courage'], 'reconstructed'),
    auction('allIronShield', special('shield')),
    {
      kind: 'opportunity',
      id: 'breakRanks',
      source: 'rulebook',
      price: { kind: 'fameTokens', count: 2 },
      reward: { kind: 'heal' },
    },
    // The rulebooks tell of the double wound here, and of fame 2 here or later.
    inTurn(
      'dragonBattle',
      ['courage', 'fighting'],
      [fame(7), DOUBLE_WOUND, fame(4), fame(2), WOUND],
      'reconstructed',
    ),
    {
      kind: 'recoverTreasures',
      id: 'recoverTreasures',
      source: 'reconstructed',
      prizes: [fame(7), fame(1), fame(5), fame(3), fame(2)],
    },
    // The prize that heals is in the rulebooks.
    {
      kind: 'deathOfBeowulf',
      id: 'deathOfBeowulf',
      source: 'reconstructed',
      prizes: [{ kind: 'fameOrHeal', value: 5 }, fame(1), fame(3), fame(2), fame(4)],
    },
  ],
}
