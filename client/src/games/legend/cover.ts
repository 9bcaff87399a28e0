/** The picture on the game's card: the dragon's sky, the thread of the saga, a few cards and Beowulf. */

import { coverPicture, turned } from '../../art/cover'
import { inlay } from '../../art/svg'
import { cardPicture } from './art/card'
import { beowulfPiece, stationPicture } from './art/path'
import { specialCardPicture } from './art/special'
import { fameToken } from './art/tokens'

const station = (
  episode: Parameters<typeof stationPicture>[0]['episode'],
  contest: boolean,
  x: number,
  y: number,
) =>
  inlay(
    stationPicture({ episode, shape: contest ? 'contest' : 'ordinary', state: 'ahead' }),
    x - 20,
    y - 20,
    40,
    40,
  )

const thread =
  '<path d="M-8 46C40 20 70 66 116 44S210 22 250 46 340 62 420 26" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="6"/><path d="M-8 46C40 20 70 66 116 44S210 22 250 46 340 62 420 26" fill="none" stroke="#d9a441" stroke-width="2.2" stroke-dasharray="7 5"/>'

export const legendCover = (): string =>
  coverPicture(
    3,
    'legendCoverGround',
    [0.1, 0.4, 0.88],
    [
      thread,
      station('sailToDenmark', false, 44, 36),
      station('grendelsAttack', true, 116, 44),
      station('seaHagBattle', true, 254, 46),
      station('dragonBattle', true, 372, 42),
      turned(
        inlay(cardPicture({ symbol: 'courage', count: 1, letter: '', compact: true }), 40, 84, 66, 94),
        73,
        131,
        -14,
      ),
      turned(
        inlay(cardPicture({ symbol: 'fighting', count: 2, letter: '', compact: true }), 92, 76, 66, 94),
        125,
        123,
        -4,
      ),
      turned(
        inlay(cardPicture({ symbol: 'friendship', count: 1, letter: '', compact: true }), 246, 78, 66, 94),
        279,
        125,
        5,
      ),
      turned(inlay(specialCardPicture({ name: 'hrunting', compact: true }), 304, 82, 68, 96), 338, 130, 13),
      inlay(beowulfPiece(), 166, 52, 80, 113),
      inlay(fameToken({ value: 5 }), 360, 126, 40, 40),
    ],
  )
