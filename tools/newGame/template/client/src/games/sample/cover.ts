/** The picture on the game's card at home. */
import { coverPicture, turned } from '../../art/cover'
import { inlay } from '../../art/svg'
import { sampleCardBack, sampleCardSize } from './pictures'

export function sampleCover(): string {
  const w = 78
  const h = (w * sampleCardSize.height) / sampleCardSize.width
  const card = (x: number, degrees: number) =>
    turned(inlay(sampleCardBack(), x, 40, w, h), x + w / 2, 40 + h, degrees)
  return coverPicture(1, 'sampleGround', [0.1, 0.4, 0.85], [card(126, -14), card(167, 0), card(208, 14)])
}
