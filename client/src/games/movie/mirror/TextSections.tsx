import {
  ACTS,
  type Act,
  BOARDS,
  FIGURE_KINDS,
  type FigureId,
  figureOf,
  scoresOf,
} from '@heorot/shared/games/movie'
import { plainNumber, signed } from '../../../app/language/numbers'
import { peopleNames } from '../../../kit/GameTable'
import type { MovieSituation } from '../MovieTable'
import { actName, actTitle, winnersSentence } from '../names'
import type { Words } from '../texts/en'
import { content, tileWords } from './describe'

type Props = Pick<MovieSituation, 'frame' | 'words'>

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

/** The board as an ordinary table with its rows and columns named. */
function BoardTable({ frame, words }: Props) {
  const { view } = frame
  const board = BOARDS[view.act]
  const scores = scoresOf(view)
  const cell = (space: number) =>
    board.cells[space] === 'beyond' ? words.mirror.beyond : content({ frame, words }, space, scores)
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

/** "2 tiles of Act I, 1 tile of Act II". */
function backs(words: Words, hand: readonly Act[]): string {
  if (hand.length === 0) return words.mirror.handEmpty
  return ACTS.map(act => ({ act, n: hand.filter(one => one === act).length }))
    .filter(({ n }) => n > 0)
    .map(({ act, n }) => words.mirror.backs(actName(words, act), n))
    .join(', ')
}

function figuresLeft(words: Words, figures: readonly FigureId[]): string {
  const left = FIGURE_KINDS.map(kind => ({
    kind,
    n: figures.filter(id => figureOf(id).kind === kind).length,
  }))
    .filter(({ n }) => n > 0)
    .map(({ kind, n }) => `${words.figure[kind]} × ${n}`)
  return left.length === 0 ? words.mirror.noFigures : left.join(', ')
}

/** How everybody stands: points, backs, figures, and what each act brought. */
function PlayersTable({ frame, words }: Props) {
  const { view } = frame
  const { saga, hand, figures } = words.mirror
  const heads = [saga, hand, figures, ...view.results.map(({ act }) => actName(words, act))]
  return (
    <table>
      <caption>{words.mirror.players}</caption>
      <thead>
        <tr>
          <td />
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.players.map((player, seat) => (
          <tr key={seat}>
            <th scope="row">{peopleNames({ frame })[seat]}</th>
            <td>{plainNumber(player.saga)}</td>
            <td>{backs(words, player.hand)}</td>
            <td>{figuresLeft(words, player.figures)}</td>
            {view.results.map(({ act, gained }) => (
              <td key={act}>{signed(gained[seat] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Tiles = ({ label, tiles, words }: { label: string; tiles: readonly number[]; words: Words }) => (
  <p>
    {label}: {tiles.map(tile => tileWords(words, tile)).join(', ') || words.mirror.handEmpty}
  </p>
)

/** The table in words, below the question. */
export function TextSections({ frame, words }: Props) {
  const { view, secret } = frame
  return (
    <>
      {view.standings && <p>{winnersSentence(words, view.standings, peopleNames({ frame }))}</p>}
      {secret && <Tiles label={words.mirror.yourHand} tiles={secret.hand} words={words} />}
      <BoardTable frame={frame} words={words} />
      <PlayersTable frame={frame} words={words} />
      <p>{view.pool === 0 ? words.poolEmpty : words.pool(view.pool)}</p>
      {view.box.length > 0 && <Tiles label={words.mirror.out} tiles={view.box} words={words} />}
    </>
  )
}
