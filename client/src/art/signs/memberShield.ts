/** The shield of a hall's member: a person, not a seat, so there are more beasts than a table has seats. */
import type { MemberSign } from '@heorot/shared'
import { mix } from '../colour'
import { hallIcons } from '../icons/hallIcons'
import { type SeatColours, seatColours } from '../palette'
import { shieldPicture, sigilIcons } from './sigil'
import { radial, type SvgPicture } from '../svg'

const colours: Readonly<Record<MemberSign, Pick<SeatColours, 'base' | 'dark'>>> = {
  ...seatColours,
  owl: { base: '#7f8b93', dark: '#434d54' },
  horse: { base: '#a0673c', dark: '#5a341a' },
  fox: { base: '#b9773a', dark: '#69401a' },
}

const icons: Readonly<Record<MemberSign, string>> = {
  ...sigilIcons,
  owl: hallIcons.barnOwl,
  horse: hallIcons.horseHead,
  fox: hallIcons.foxHead,
}

export interface MemberLook {
  readonly sign: MemberSign
  readonly colour: MemberSign
}

export const memberShield = ({ sign, colour }: MemberLook): SvgPicture => {
  const { base, dark } = colours[colour]
  const dome = radial(`member-${colour}`, `${mix(base, '#ffffff', 0.32)}, ${base} 55%, ${dark}`)
  return shieldPicture(dome, icons[sign])
}
