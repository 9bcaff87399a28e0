/** Seat signs: colour and beast together, so that colour alone never has to be told apart. */
import { seatIcons } from '../icons/seatIcons'
import { brassPlate, seatDome } from '../paints'
import { palette, type SeatName } from '../palette'
import { around, iconAt, num, type Paint, type SvgPicture, picture, use } from '../svg'

export const sigilIcons: Readonly<Record<SeatName, string>> = {
  wolf: seatIcons.wolfHead,
  boar: seatIcons.boar,
  raven: seatIcons.raven,
  stag: seatIcons.deerHead,
  bear: seatIcons.bearFace,
}

const rivets = around(8, angle => {
  const [x, y] = [26 + 23.4 * Math.cos(angle + 0.39), 26 + 23.4 * Math.sin(angle + 0.39)]
  return `<circle cx="${num(x)}" cy="${num(y)}" r="1.1" fill="#3c270b" opacity=".8"/>`
}).join('')

/** A round shield with a beast, 52 units across. */
export const shieldPicture = (dome: Paint, icon: string): SvgPicture => {
  const body = `<circle cx="26" cy="26" r="25.5" fill="#0d1012"/><circle cx="26" cy="26" r="24.6" fill="${use(brassPlate())}"/>${rivets}<circle cx="26" cy="26" r="21.6" fill="${use(dome)}" stroke="#120c08" stroke-width="1.2"/><path d="M9 19A19.6 19.6 0 0 1 30 6.8" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round"/>${iconAt(icon, 26.8, 27.2, 29, '#000', 0.35)}${iconAt(icon, 26, 26, 29, palette.pip)}`
  return picture({ width: 52, height: 52, paints: [dome, brassPlate()], body })
}

/** The shield of a seat. */
export const sigilPicture = ({ seat }: { readonly seat: SeatName }): SvgPicture =>
  shieldPicture(seatDome(seat), sigilIcons[seat])
