/** The state of a table at which nobody does anything, from a frame: for stills and tests. */
import { wholeBoard } from './input/camera'
import type { FrameOf, GameTable, TableState, TableTypes } from './GameTable'
import { Selection } from './Selection'
import { situationOf } from './situation'

export function stillState<T extends TableTypes>(
  table: GameTable<T>,
  frame: FrameOf<T>,
  words: T['Words'],
  extra: Partial<TableState<T>> = {},
): TableState<T> {
  const selection = new Selection<T>(
    table.question,
    async () => null,
    () => {},
  )
  selection.show(frame)
  if (extra.picks) selection.change(extra.picks)
  return {
    ...situationOf(table, frame, words, selection, false),
    size: { w: 1132, h: 848 },
    hover: null,
    carried: null,
    pointed: [],
    lastMove: null,
    camera: wholeBoard,
    story: null,
    sheet: null,
    memory: table.remembers(frame),
    ...extra,
  }
}
