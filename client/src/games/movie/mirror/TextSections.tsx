import { BOARDS, scoresOf } from '@heorot/shared/games/movie'
import { plainNumber, signed } from '../../../app/language/grammar'
import { peopleNames } from '../../../kit/GameTable'
import { TextTable } from '../../../kit/widgets/TextSection'
import type { MovieReader } from '../types'
import { actName, actTitle, backsIn, figuresLeft, winnersSentence } from '../words/names'
import type { MovieWords } from '../texts/table/en'
import { content, tileWords } from './describe'

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

/** The board as an ordinary table with its rows and columns named. */
function BoardTable({ frame, words }: MovieReader) {
  const { view } = frame
  const { cells, rows, columns } = BOARDS[view.act]
  const scores = scoresOf(view)
  const cell = (space: number) =>
    cells[space] === 'beyond' ? words.mirror.beyond : content({ frame, words }, space, scores)
  return (
    <TextTable
      caption={`${words.mirror.board}, ${actTitle(words, view.act)}`}
      columns={upTo(columns).map(column => words.mirror.column(column + 1))}
      rows={upTo(rows).map(row => ({
        name: words.mirror.row(row + 1),
        cells: upTo(columns).map(column => cell(row * columns + column)),
      }))}
    />
  )
}

/** How everybody stands: points, backs, figures, and what each act brought. */
function PlayersTable({ frame, words }: MovieReader) {
  const { results, players } = frame.view
  const { saga, hand, figures } = words.mirror
  return (
    <TextTable
      caption={words.mirror.players}
      columns={[saga, hand, figures, ...results.map(({ act }) => actName(words, act))]}
      rows={players.map((player, seat) => ({
        name: peopleNames({ frame })[seat] ?? '',
        cells: [
          plainNumber(player.saga),
          backsIn(words, player.hand),
          figuresLeft(words, player.figures),
          ...results.map(({ gained }) => signed(gained[seat] ?? 0)),
        ],
      }))}
    />
  )
}

const Tiles = ({ label, tiles, words }: { label: string; tiles: readonly number[]; words: MovieWords }) => (
  <p>
    {label}: {tiles.map(tile => tileWords(words, tile)).join(', ') || words.mirror.handEmpty}
  </p>
)

/** The table in words, below the question. */
export function MovieSections({ frame, words }: MovieReader) {
  const { view, secret } = frame
  return (
    <>
      {view.standings && <p>{winnersSentence({ words, frame }, view.standings)}</p>}
      {secret && <Tiles label={words.mirror.yourHand} tiles={secret.hand} words={words} />}
      <BoardTable frame={frame} words={words} />
      <PlayersTable frame={frame} words={words} />
      <p>{view.pool === 0 ? words.poolEmpty : words.pool(view.pool)}</p>
      {view.box.length > 0 && <Tiles label={words.mirror.out} tiles={view.box} words={words} />}
    </>
  )
}
