/** The five activities and Beowulf: colour, sign, disc. */
import type { CardSymbol } from '@heorot/shared/games/legend'
import { palette } from '../../../art/palette'
import { iconAt, num, type Paint, type SvgPicture, picture, radial, use } from '../../../art/svg'
import { legendIcons } from './icons/legendIcons'
import { symbolDome } from './symbolPaints'

export const symbolIcons: Readonly<Record<CardSymbol, string>> = {
  travelling: legendIcons.drakkar,
  friendship: legendIcons.beerHorn,
  wit: legendIcons.foxHead,
  courage: legendIcons.fist,
  fighting: legendIcons.battleAxe,
  beowulf: legendIcons.vikingHelmet,
}

/** For stages, logs and buttons; 48 units across. */
export const symbolDisc = ({ symbol }: { readonly symbol: CardSymbol }): SvgPicture => {
  const body = `<circle cx="24" cy="24" r="23" fill="${use(symbolDome(symbol))}" stroke="#20150c" stroke-width="1.5"/><circle cx="24" cy="24" r="19.8" fill="none" stroke="#20150c" stroke-opacity=".5"/><path d="M7.5 18A18 18 0 0 1 26 5.8" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4" stroke-linecap="round"/>${iconAt(symbolIcons[symbol], 24, 24, 29, '#1d140c')}`
  return picture({ width: 48, height: 48, paints: [symbolDome(symbol)], body })
}

export const boneField = (): Paint => radial('boneField', '#fdf6e4, #ecdfc2 60%, #cdb88c', [0.36, 0.3], 0.8)

/** A vellum disc with the ink sign: cards are read by counting these. Use with `boneField`. */
export function roundel(symbol: CardSymbol, x: number, y: number, r: number, icon: number): string {
  const ring =
    r > 20
      ? `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r - 3.6)}" fill="none" stroke="${palette.ink}" stroke-opacity=".45" stroke-width="1"/>`
      : ''
  return `<circle cx="${num(x + 1.4)}" cy="${num(y + 2.2)}" r="${num(r + 0.8)}" fill="#000" opacity=".34"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${use(boneField())}" stroke="${palette.ink}" stroke-width="${r > 20 ? 1.6 : 1.2}"/>${ring}${iconAt(symbolIcons[symbol], x, y, icon, palette.ink)}`
}
