/** The drawings of this game, named so that each is made once. */
import type { Act, FigureId, FigureKind, TileId } from '@heorot/shared/games/movie'
import { FIGURES, figureOf, tileOf } from '@heorot/shared/games/movie'
import { seatNames } from '../../../art/palette'
import { type ShadowKind, shadowPicture } from '../../../art/shadow'
import { down, num, use } from '../../../art/svg'
import type { Rect } from '../../../kit/layout/geometry'
import type { Picture, Placement } from '../../../kit/layout/placement'
import { raised, withShadow } from '../../../kit/layout/withShadow'
import { tileLabel } from '../words/names'
import type { MovieWords } from '../texts/table/en'
import { boardPicture } from './board'
import type { BoardUnits } from './boardUnits'
import { figurePicture } from './figure'
import { tileBack, tilePicture, tileSize } from './tile'

const seatName = (seat: number) => seatNames[seat] ?? 'wolf'

/** A tile in `r`, face up. Below 84 pixels there is no room for a name. */
export function tilePlacement(
  key: string,
  tile: TileId,
  r: Rect,
  words: MovieWords,
  kind: ShadowKind,
): Omit<Placement, 'z'> {
  const { ability, value, cash, act } = tileOf(tile)
  const mini = r.w < 84
  const name = mini ? '' : tileLabel(words, tile)
  const made = withShadow(
    {
      key: `tile:${ability}:${value}:${cash}:${act}:${name}`,
      width: tileSize,
      height: tileSize,
      radius: 9,
      words: { name },
      draw: () => tilePicture({ ability, value, cash, act, mini }),
    },
    kind,
  )
  return { key, alike: `tile:${tile}`, picture: made, ...raised(r, tileSize, kind) }
}

export function tileBackPlacement(key: string, act: Act, r: Rect): Omit<Placement, 'z'> {
  const made = withShadow(
    { key: `back:${act}`, width: tileSize, height: tileSize, radius: 9, draw: () => tileBack({ act }) },
    'laid',
  )
  return { key, picture: made, ...raised(r, tileSize, 'laid') }
}

/** Where a figure of a kind stood that is used up. */
export function usedUp(kind: FigureKind, seat: number, r: Rect): Placement {
  const figure = FIGURES.find(one => one.kind === kind && one.seat === seat)?.id ?? 0
  return { ...figurePlacement(`usedUp:${kind}`, figure, r, true), z: 1, alpha: 0.2, tint: 0x6b6358 }
}

/** A figure whose foot stands on the floor of `r`. */
export function figurePlacement(
  key: string,
  figure: FigureId,
  r: Rect,
  lifted: boolean,
): Omit<Placement, 'z'> {
  const { kind, seat } = figureOf(figure)
  const w = r.w * 0.96
  const h = (w * 112) / 108
  return {
    key,
    picture: {
      key: `figure:${kind}:${seat}:${lifted}`,
      draw: () => figurePicture({ kind, seat: seatName(seat), lifted }),
    },
    x: r.x + (r.w - w) / 2,
    y: r.y + r.h - h + r.h * 0.005,
    w,
    h,
  }
}

export const boardDrawing = ({ board }: BoardUnits): Picture => ({
  key: `board:${board.act}:${board.cell}`,
  resolution: Math.min(2, Math.max(1, globalThis.devicePixelRatio || 1)),
  draw: () => boardPicture(board),
})

export const boardShadow = ({ w, h }: BoardUnits): Picture => ({
  key: `boardShadow:${w}x${h}`,
  resolution: 0.25,
  draw: () => shadowPicture({ width: w, height: h, radius: 14, kind: 'stage' }),
})

/** The shelf along the edge of the table. */
export const shelf = (rail: Rect) => ({
  key: `${rail.x},${rail.y},${rail.w},${rail.h}`,
  paints: [shelfWood()],
  body: `<rect x="${num(rail.x)}" y="${num(rail.y - 14)}" width="${num(rail.w)}" height="14" fill="#000" opacity=".28"/><rect x="${num(rail.x)}" y="${num(rail.y)}" width="${num(rail.w)}" height="${num(rail.h)}" fill="${use(shelfWood())}"/><path d="M${num(rail.x)} ${num(rail.y + 0.5)}H${num(rail.x + rail.w)}" stroke="#8a6438"/><path d="M${num(rail.x)} ${num(rail.y + 2)}H${num(rail.x + rail.w)}" stroke="#ffd696" stroke-opacity=".14" stroke-width="2"/>`,
})

const shelfWood = () => down('shelfWood', '#5a3d25/0.96, #3d2a1a/0.94 6%, #1c130c/0.96')
