/** The picture on the game's card: the dragon's sky, the thread of the saga, a few cards and Beowulf. */
import type { CardSymbol } from '@heorot/shared/games/legend'
import { coverPicture, leaning } from '../../art/cover'
import { inlay } from '../../art/svg'
import { cardPicture } from './art/card'
import { beowulfPiece, stationAt } from './art/path'
import { specialCardPicture } from './art/special'
import { fameToken } from './art/tokens'

const card = (symbol: CardSymbol, count: 1 | 2) => cardPicture({ symbol, count, letter: '', compact: true })

const thread =
  '<path d="M-8 46C40 20 70 66 116 44S210 22 250 46 340 62 420 26" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="6"/><path d="M-8 46C40 20 70 66 116 44S210 22 250 46 340 62 420 26" fill="none" stroke="#d9a441" stroke-width="2.2" stroke-dasharray="7 5"/>'

export const legendCover = (): string =>
  coverPicture(
    3,
    'legendCoverGround',
    [0.1, 0.4, 0.88],
    [
      thread,
      stationAt('sailToDenmark', false, 44, 36, 40),
      stationAt('grendelsAttack', true, 116, 44, 40),
      stationAt('seaHagBattle', true, 254, 46, 40),
      stationAt('dragonBattle', true, 372, 42, 40),
      leaning(card('courage', 1), 40, 84, 66, 94, -14),
      leaning(card('fighting', 2), 92, 76, 66, 94, -4),
      leaning(card('friendship', 1), 246, 78, 66, 94, 5),
      leaning(specialCardPicture({ name: 'hrunting', compact: true }), 304, 82, 68, 96, 13),
      inlay(beowulfPiece(), 166, 52, 80, 113),
      inlay(fameToken({ value: 5 }), 360, 126, 40, 40),
    ],
  )
