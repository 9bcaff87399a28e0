/** What a tag beside a tile or a figure says. */
import { BOARDS, cancelledBoons, type Space, type TileId, tileOf } from '@heorot/shared/games/movie'
import { signed } from '../../app/language/numbers'
import { ruleTip } from '../../kit/texts'
import type { TipContent } from '../../kit/widgets/Tip'
import { kindIn, POOL, spaceIn, tileIn } from './keys'
import type { MovieTableState } from './MovieTable'
import { tileKindName, tileName } from './names'
import { ruleOfTile } from './texts'

/** Figures on the board are explained by their score instead, and so are moves. */
export function movieTip(state: MovieTableState, key: string): TipContent | null {
  const { words, view, picks } = state
  if (picks.keys.length > 0) return null
  const space = spaceIn(key)
  const tile = tileIn(key) ?? (space === null ? null : (view.tiles[space] ?? null))
  if (tile !== null) return tileTip(state, tile, space)
  if (space !== null && BOARDS[view.act].cells[space] === 'gorge')
    return ruleTip(words, 'gorge', words.mirror.printedGorge)
  const kind = kindIn(key)
  if (kind) return ruleTip(words, 'pieces', words.figure[kind])
  return key === POOL ? ruleTip(words, 'drawing', words.pool(view.pool)) : null
}

function tileTip(state: MovieTableState, tile: TileId, space: Space | null): TipContent {
  const { words } = state
  const { ability, value } = tileOf(tile)
  const tip = ruleTip(words, ruleOfTile(tile), tileName(words, tile))
  const said = [ability === null ? '' : tip.words, value === 0 ? '' : countsIn(state, value, space)]
  return { ...tip, kind: tileKindName(words, tile), words: said.filter(Boolean).join(' ') }
}

/** What a tile's value is worth, where it lies or before it is placed. */
function countsIn({ words: { tag }, view }: MovieTableState, value: number, space: Space | null): string {
  if (space !== null && cancelledBoons(BOARDS[view.act], view).has(space)) return tag.boonCancelled
  return value > 0 ? tag.boonCounts(signed(value)) : tag.perilCounts(signed(value))
}
