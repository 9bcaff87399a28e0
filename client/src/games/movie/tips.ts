/** What a tag beside a tile or a figure says. */
import { BOARDS, type TileId, tileOf } from '@heorot/shared/games/movie'
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
  if (tile !== null) return tileTip(state, tile)
  if (space !== null && BOARDS[view.act].cells[space] === 'gorge')
    return ruleTip(state, 'gorge', words.mirror.printedGorge)
  const kind = kindIn(key)
  if (kind) return ruleTip(state, 'pieces', words.figure[kind])
  return key === POOL ? ruleTip(state, 'drawing', words.pool(view.pool)) : null
}

function tileTip(state: TableState, tile: TileId): TipContent {
  const { words } = state
  const { ability, value } = tileOf(tile)
  const tip = ruleTip(state, ruleOfTile(tile), tileName(words, tile))
  const plain = ability === null ? { words: words.tag.counts(signed(value)) } : {}
  return { ...tip, kind: tileKindName(words, tile), ...plain }
}

const ruleTip = ({ words }: TableState, id: RuleId, title: string): TipContent => ({
  title,
  words: words.rules[id].paragraphs[0] ?? '',
  rule: { id, label: words.buttons.rule },
})
