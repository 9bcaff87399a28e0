import { type MovieTypes, type TileId, tileOf } from '@heorot/shared/games/movie'
import type { ComponentChildren } from 'preact'
import { pictureUrl } from '../../art/svg'
import { tilePicture } from '../../art/tile'
import { remember } from '../../kit/remember'
import { HandOf } from '../../kit/widgets/HandOf'
import type { HandProps } from '../../table/frame'
import { tileName } from './names'
import { useWords } from './texts/useWords'

const TILE = 44

const urlOf = remember((tile: TileId) => {
  const { ability, value, cash, act } = tileOf(tile)
  return pictureUrl(tilePicture({ ability, value, cash, act, mini: true }))
})

/** Tiles that a seat holds. */
export function Hand({ secret }: HandProps<MovieTypes>): ComponentChildren {
  const words = useWords()
  if (!words) return null
  const things = secret.hand.map((tile, i) => ({
    key: `tile ${tile} ${i}`,
    name: tileName(words, tile),
    picture: <img src={urlOf(tile)} width={TILE} height={TILE} alt="" draggable={false} />,
  }))
  return <HandOf things={things} />
}
