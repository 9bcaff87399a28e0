/** A hall's banner: two colours, a division, one sign. */
import type { BannerColour, BannerDivision, BannerSign, HallBanner } from '@heorot/shared'
import { hallIcons } from '../icons/hallIcons'
import { palette } from '../palette'
import { clip, down, iconAt, linear, type Paint, picture, type SvgPicture, use } from '../svg'

export const clothColours: Readonly<Record<BannerColour, string>> = {
  red: '#a63d2a',
  green: '#2f6b45',
  blue: '#2f5f86',
  violet: '#634b7c',
  gold: '#c9962a',
  teal: '#2a7078',
  white: '#e9dcc0',
  black: '#23282b',
}

export const signIcons: Readonly<Record<BannerSign, string>> = {
  ship: hallIcons.drakkar,
  dragon: hallIcons.spikedDragonHead,
  hall: hallIcons.vikingLonghouse,
  horn: hallIcons.huntingHorn,
  crown: hallIcons.crown,
  axe: hallIcons.battleAxe,
  sword: hallIcons.runeSword,
  shield: hallIcons.roundShield,
  helmet: hallIcons.vikingHelmet,
  knot: hallIcons.triquetra,
  fire: hallIcons.campfire,
  lyre: hallIcons.lyre,
  wheat: hallIcons.wheat,
  anvil: hallIcons.anvilImpact,
  waves: hallIcons.waves,
  mountain: hallIcons.mountainCave,
  ring: hallIcons.ring,
  gem: hallIcons.gems,
  chalice: hallIcons.jeweledChalice,
  throne: hallIcons.stoneThrone,
  bow: hallIcons.bowArrow,
  dove: hallIcons.dove,
  snow: hallIcons.snowflake1,
  fist: hallIcons.fist,
}

/** Light cloths carry dark signs, so that a sign always stands out. */
export const signInk = (cloth: BannerColour): string =>
  cloth === 'white' || cloth === 'gold' ? palette.ink : palette.pip

const CLOTH = 'M8 12H76V96Q70 112 59 114 50 110 42 96 34 110 25 114 14 112 8 96Z'

const divisions: Readonly<Record<BannerDivision, (second: string) => string>> = {
  plain: second => `<path d="M8 12H76V17H8Z" fill="${second}"/>`,
  pale: second => `<path d="M8 12H21V118H8ZM63 12H76V118H63Z" fill="${second}"/>`,
  chief: second => `<path d="M8 12H76V34H8Z" fill="${second}"/>`,
  bend: second => `<path d="M8 12H30L76 84V118L8 40Z" fill="${second}"/>`,
  border: second => `<path d="${CLOTH}" fill="none" stroke="${second}" stroke-width="14"/>`,
  split: second => `<path d="M42 12H76V118H42Z" fill="${second}"/>`,
}

/** Where the second colour runs below the sign, it gets a ground of its own. */
const crossed: readonly BannerDivision[] = ['bend', 'split']

const folds = (): Paint =>
  linear(
    'bannerFolds',
    '#fff/0.26, #000/0.1 16%, #fff/0.15 34%, #000/0.18 58%, #fff/0.07 76%, #000/0.4',
    [0, 0],
    [1, 0],
  )
const rod = (): Paint => down('bannerRod', '#f8dd97, #c98f34, #6f4a12')
const shape = (): Paint => clip('bannerCloth', `<path d="${CLOTH}"/>`)

/** The cloth hanging from its rod, 84 × 118. */
export function bannerPicture({ cloth, second, division, sign }: HallBanner): SvgPicture {
  const [base, other] = [clothColours[cloth], clothColours[second]]
  const ground = crossed.includes(division)
    ? `<circle cx="42" cy="62" r="22" fill="${base}" stroke="#000" stroke-opacity=".3" stroke-width="1.5"/>`
    : ''
  const body = `<path d="${CLOTH}" transform="translate(3 4)" opacity=".4"/><g clip-path="${use(shape())}"><path d="M0 0H84V118H0Z" fill="${base}"/>${divisions[division](other)}${ground}<path d="M0 0H84V118H0Z" fill="${use(folds())}"/></g>${iconAt(signIcons[sign], 42, division === 'chief' ? 66 : 62, 34, signInk(cloth))}<path d="${CLOTH}" fill="none" stroke="#000" stroke-opacity=".45"/><path d="M2 8H82V14H2Z" fill="${use(rod())}" stroke="#3c270b" stroke-width=".8"/><circle cx="3" cy="11" r="4.5" fill="${use(rod())}" stroke="#3c270b" stroke-width=".8"/><circle cx="81" cy="11" r="4.5" fill="${use(rod())}" stroke="#3c270b" stroke-width=".8"/>`
  return picture({ width: 84, height: 118, paints: [folds(), rod(), shape()], body })
}
