/** The game in six pictures, drawn with its own things. */
import type { Ability, Act, FigureKind } from '@heorot/shared/games/movie'
import type { Language } from '../../../app/settings/languages'
import { lettering } from '../../../art/glyph'
import { sansGlyphs } from '../../../art/glyphs/sansGlyphs'
import { howToPicture, light } from '../../../art/howToFrame'
import type { SeatName } from '../../../art/palette'
import { inlay } from '../../../art/svg'
import type { HowToFrame } from '../../../kit/GameClient'
import { loadMovieWords } from '../texts'
import { boardPicture } from './board'
import { boardUnits } from './boardUnits'
import { figureDiamonds, figurePicture } from './figure'
import { tileBack, tilePicture } from './tile'

const board = (act: Act, x: number, y: number, w: number) => {
  const units = boardUnits(act, true)
  return inlay(boardPicture(units.board), x, y, w, (w * units.h) / units.w)
}

const figure = (kind: FigureKind, x: number, y: number, size: number, seat: SeatName = 'wolf') =>
  inlay(figurePicture({ kind, seat }), x, y, size, (size * 112) / 108)

const tile = (value: number, x: number, y: number, size: number, ability: Ability | null = null) =>
  inlay(tilePicture({ ability, value, cash: null, act: 1, mini: true }), x, y, size, size)

const figures = (text: string, x: number, y: number, size: number, fill: string) =>
  lettering(sansGlyphs, text, { x, y, size, fill, anchor: 'middle' })

const acts = () =>
  howToPicture('fire', [board(1, 14, 26, 140), board(2, 166, 26, 140), board(3, 92, 178, 136)])

const turn = () =>
  howToPicture('fire', [
    light(88, 140, 84),
    figure('castle', 22, 72, 130),
    '<path d="M160 60V240" stroke="#d9a441" stroke-width="2" stroke-dasharray="5 6"/>',
    inlay(tileBack({ act: 1 }), 190, 60, 84, 84),
    inlay(tileBack({ act: 1 }), 198, 68, 84, 84),
    tile(5, 184, 168, 84),
    tile(-4, 226, 190, 84),
  ])

const CELL = 60
/** A corner of the board with lit row and column. */
const cross = (column: number, row: number, bands: string) => {
  const cells = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [10 + (i % 5) * CELL, (i / 5) | 0]
    return `<rect x="${x + 2}" y="${y * CELL + 2}" width="${CELL - 4}" height="${CELL - 4}" rx="7" fill="#1c242b" stroke="#4a3f2a"/>`
  }).join('')
  const lit = `<rect x="10" y="${row * CELL}" width="300" height="${CELL}" fill="#ffd98a" opacity=".28"/><rect x="${10 + column * CELL}" y="0" width="${CELL}" height="300" fill="#ffd98a" opacity=".28"/>`
  return cells + (bands || lit)
}

const at = (column: number, row: number): readonly [number, number] => [13 + column * CELL, 3 + row * CELL]

const sight = () =>
  howToPicture('night', [
    cross(2, 2, ''),
    tile(6, ...at(0, 2), 54),
    tile(5, ...at(2, 0), 54),
    tile(-4, ...at(4, 2), 54),
    figure('castle', ...at(2, 2), 54),
    `<g opacity=".45">${tile(3, ...at(4, 4), 54)}</g>`,
  ])

const KINDS: readonly FigureKind[] = ['longship', 'castle', 'thane', 'beowulf']

const diamonds = () =>
  howToPicture('fire', [
    ...KINDS.flatMap((kind, i) => [
      figure(kind, 8 + i * 77, 52, 74, 'raven'),
      figures(`×${figureDiamonds[kind]}`, 45 + i * 77, 160, 30, '#fbe6a8'),
    ]),
    tile(6, 14, 196, 66),
    figures('+', 96, 244, 34, '#f6ecd4'),
    tile(5, 112, 196, 66),
    figures('×2', 214, 246, 40, '#fbe6a8'),
    `<circle cx="280" cy="230" r="34" fill="#27703f"/>${figures('22', 280, 244, 38, '#fff6df')}`,
  ])

const gorge = () =>
  howToPicture('night', [
    cross(
      4,
      2,
      `<rect x="190" y="120" width="120" height="60" fill="#7ccb97" opacity=".4"/><rect x="10" y="120" width="120" height="60" fill="#c2452d" opacity=".35"/>`,
    ),
    tile(-6, ...at(0, 2), 54),
    tile(0, ...at(2, 2), 54, 'gorge'),
    light(277, 150, 46),
    figure('beowulf', ...at(4, 2), 54),
    tile(4, ...at(4, 0), 54),
  ])

const ending = () =>
  howToPicture('night', [
    board(1, 20, 20, 176),
    tile(5, 128, 132, 40),
    figures('+22', 258, 74, 50, '#7ccb97'),
    figures('−8', 258, 134, 44, '#ef8a6c'),
    '<path d="M0 246Q40 236 80 246T160 246 240 246 320 246V300H0Z" fill="#2c5a7a"/><path d="M0 262Q40 252 80 262T160 262 240 262 320 262V300H0Z" fill="#1d4361"/>',
    figure('longship', 96, 190, 66),
    figure('longship', 176, 196, 58),
    figure('longship', 244, 202, 50),
  ])

export async function loadMovieHowTo(language: Language): Promise<readonly HowToFrame[]> {
  const { howTo } = await loadMovieWords(language)
  const pictures = [acts(), turn(), sight(), diamonds(), gorge(), ending()]
  return pictures.map((svg, i) => ({ svg, words: howTo[i] ?? '' }))
}
