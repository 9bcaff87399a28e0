import { BOARDS, scoresOf } from '@heorot/shared/games/movie'
import { actTitle } from '../names'
import { content, type Reader } from './describe'

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

/** The board as an ordinary table with its rows and columns named. */
export function BoardTable({ reader }: { readonly reader: Reader }) {
  const { view, words } = reader
  const board = BOARDS[view.act]
  const scores = scoresOf(view)
  const cell = (space: number) =>
    board.cells[space] === 'beyond' ? words.mirror.beyond : content(reader, space, scores)
  return (
    <table>
      <caption>
        {words.mirror.board}, {actTitle(words, view.act)}
      </caption>
      <thead>
        <tr>
          <td />
          {upTo(board.columns).map(column => (
            <th key={column} scope="col">
              {words.mirror.column(column + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {upTo(board.rows).map(row => (
          <tr key={row}>
            <th scope="row">{words.mirror.row(row + 1)}</th>
            {upTo(board.columns).map(column => (
              <td key={column}>{cell(row * board.columns + column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
