/** The game in six pictures, drawn with its own things. */
import type { CardSymbol } from '@heorot/shared/games/legend'
import type { Language } from '../../../app/settings/languages'
import { leaning, turned } from '../../../art/cover'
import { howToPicture, light } from '../../../art/howToFrame'
import { sigilPicture } from '../../../art/signs/sigil'
import { iconAt, inlay, times } from '../../../art/svg'
import type { HowToFrame } from '../../../kit/GameClient'
import { loadLegendWords } from '../texts'
import { cardPicture, miniCard } from './card'
import { legendIcons } from './icons/legendIcons'
import { beowulfPiece, stationAt } from './path'
import { specialCardPicture } from './special'
import {
  allianceToken,
  fameToken,
  neededSeal,
  rankMarker,
  scratchToken,
  totalDisc,
  treasureToken,
  woundToken,
} from './tokens'

type Letters = Readonly<Record<CardSymbol, string>>

const FAN: readonly CardSymbol[] = ['travelling', 'friendship', 'wit', 'courage', 'fighting']

const cardOf = (letters: Letters, symbol: CardSymbol, count: 1 | 2) =>
  cardPicture({ symbol, count, letter: letters[symbol], compact: true })

const ROAD = 'M-10 276C60 262 60 214 120 214S196 226 226 176 300 132 330 118'

const saga = () =>
  howToPicture('night', [
    times(
      26,
      i =>
        `<circle cx="${(i * 67) % 320}" cy="${(i * 41) % 110}" r="${1 + (i % 3) * 0.4}" fill="#f6ecd4" opacity=".7"/>`,
    ).join(''),
    iconAt(legendIcons.vikingLonghouse, 232, 92, 150, '#0a0705'),
    `<path d="${ROAD}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="44"/><path d="${ROAD}" fill="none" stroke="#dcc99c" stroke-width="38"/><path d="${ROAD}" fill="none" stroke="#8c2f1f" stroke-width="3" stroke-dasharray="9 7"/>`,
    stationAt('sailToDenmark', false, 34, 262, 52),
    stationAt('grendelsAttack', true, 190, 214, 58),
    stationAt('dragonBattle', true, 284, 134, 62),
    inlay(beowulfPiece(), 84, 128, 66, 94),
  ])

const hand = (letters: Letters) =>
  howToPicture('fire', [
    ...FAN.map((symbol, i) =>
      turned(
        inlay(cardOf(letters, symbol, i === 4 ? 2 : 1), 54 + i * 30, 62 + Math.abs(i - 2) * 6, 92, 131),
        100 + i * 30,
        320,
        (i - 2) * 6,
      ),
    ),
    light(216, 196, 96),
    leaning(cardOf(letters, 'beowulf', 1), 164, 130, 104, 148, 7),
  ])

const risk = (letters: Letters) => {
  const card = (symbol: CardSymbol, count: 1 | 2) => cardOf(letters, symbol, count)
  return howToPicture('night', [
    '<path d="M166 12 152 288" stroke="#d9a441" stroke-width="2" stroke-dasharray="5 6"/>',
    `<g opacity=".55">${leaning(card('wit', 1), 78, 36, 70, 100, 9)}</g>`,
    light(68, 146, 74),
    turned(inlay(card('travelling', 2), 22, 80, 92, 131), 68, 146, -5),
    iconAt('M40 270 200 430 470 110 420 60 200 320 90 210z', 78, 256, 54, '#7ccb97'),
    `<g opacity=".62">${leaning(card('wit', 1), 180, 40, 70, 100, -7)}${leaning(card('fighting', 1), 238, 44, 70, 100, 8)}</g>`,
    inlay(scratchToken(), 186, 180, 122, 80),
  ])
}

interface Line {
  readonly seat: 'wolf' | 'boar' | 'raven'
  readonly cards: string
  readonly end: { readonly svg: string }
  readonly out?: boolean
}

const LINES: readonly Line[] = [
  { seat: 'wolf', cards: 'courage, courage, fighting 2', end: totalDisc({ total: 4 }) },
  { seat: 'boar', cards: 'courage 2, fighting 2, courage', end: totalDisc({ total: 5, leads: true }) },
  { seat: 'raven', cards: 'fighting, courage', end: rankMarker({ rank: 3 }), out: true },
]

const contestLine = (letters: Letters, { seat, cards, end, out = false }: Line, row: number) => {
  const y = 96 + row * 66
  const laid = cards.split(', ').map((name, i) => {
    const symbol = name.replace(' 2', '') as CardSymbol
    const count = name.endsWith('2') ? 2 : 1
    return inlay(miniCard({ symbol, count, letter: letters[symbol] }), 70 + i * 48, y - 30, 43, 60)
  })
  return `${inlay(sigilPicture({ seat }), 16, y - 22, 44, 44)}<g opacity="${out ? 0.5 : 1}">${laid.join('')}</g>${inlay(end, 252, y - 24, 48, 48)}`
}

const contest = (letters: Letters) =>
  howToPicture('fire', [
    iconAt(legendIcons.troll, 140, 34, 62, '#120a06'),
    ...LINES.map((line, row) => contestLine(letters, line, row)),
    inlay(neededSeal({ needed: 5 }), 246, 8, 56, 56),
  ])

const prizes = () =>
  howToPicture('vellum', [
    inlay(fameToken({ value: 5 }), 30, 24, 104, 104),
    inlay(specialCardPicture({ name: 'daring', compact: true }), 196, 14, 86, 122),
    inlay(allianceToken(), 24, 176, 116, 91),
    inlay(woundToken(), 190, 164, 104, 110),
    ...[
      [128, 96],
      [278, 96],
      [128, 236],
      [282, 240],
    ].map(([x = 0, y = 0], i) => inlay(rankMarker({ rank: i + 1 }), x - 24, y - 24, 50, 50)),
  ])

const heir = () =>
  howToPicture('fire', [
    light(160, 110, 120),
    iconAt(legendIcons.queenCrown, 160, 60, 110, '#f3d489'),
    inlay(sigilPicture({ seat: 'wolf' }), 120, 112, 80, 80),
    inlay(fameToken({ value: 7 }), 14, 186, 84, 84),
    inlay(treasureToken({ value: 4 }), 82, 206, 72, 72),
    ...times(3, i => inlay(woundToken(), 172 + i * 44, 196 + i * 8, 62, 66)),
  ])

export async function loadLegendHowTo(language: Language): Promise<readonly HowToFrame[]> {
  const { howTo, letter } = await loadLegendWords(language)
  const pictures = [saga(), hand(letter), risk(letter), contest(letter), prizes(), heir()]
  return pictures.map((svg, i) => ({ svg, words: howTo[i] ?? '' }))
}
