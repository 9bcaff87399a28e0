/** What a tag beside a tile or a figure says. */
import { BOARDS, cancelledBoons, type Space, type TileId, tileOf } from '@heorot/shared/games/movie'
import { signed } from '../../i18n/numbers'
import type { TipContent } from '../../kit/widgets/Tip'
import { kindIn, POOL, spaceIn, tileIn } from './keys'
import { tileKindName, tileName } from './names'
import type { TableState } from './TableState'
import { ruleOfTile } from './texts'
import type { RuleId } from './texts/ruleOfReason'

/** Figures on the board are explained by their score instead. */
export function tipFor(state: TableState, key: string): TipContent | null {
  const { words, view } = state
  const space = spaceIn(key)
  const tile = tileIn(key) ?? (space === null ? null : (view.tiles[space] ?? null))
  if (tile !== null) return tileTip(state, tile, space)
  if (space !== null && BOARDS[view.act].cells[space] === 'gorge')
    return ruleTip(state, 'gorge', words.mirror.printedGorge)
  const kind = kindIn(key)
  if (kind) return ruleTip(state, 'pieces', words.figure[kind])
  return key === POOL ? ruleTip(state, 'drawing', words.pool(view.pool)) : null
}

function tileTip(state: TableState, tile: TileId, space: Space | null): TipContent {
  const { words } = state
  const { ability, value } = tileOf(tile)
  const tip = ruleTip(state, ruleOfTile(tile), tileName(words, tile))
  const said = [ability === null ? '' : tip.words, value === 0 ? '' : countsIn(state, value, space)]
  return { ...tip, kind: tileKindName(words, tile), words: said.filter(Boolean).join(' ') }
}

/** What a tile's value is worth, where it lies or before it is placed. */
function countsIn({ words: { tag }, view }: TableState, value: number, space: Space | null): string {
  if (space !== null && cancelledBoons(BOARDS[view.act], view).has(space)) return tag.boonCancelled
  return value > 0 ? tag.boonCounts(signed(value)) : tag.perilCounts(signed(value))
}

const ruleTip = ({ words }: TableState, id: RuleId, title: string): TipContent => ({
  title,
  words: words.rules[id].paragraphs[0] ?? '',
  rule: { id, label: words.buttons.rule },
})
