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
import { TextTable } from '../../../kit/widgets/TextSection'
import type { MovieSituation } from '../MovieTable'
import { actName, actTitle, winnersSentence } from '../names'
import type { MovieWords } from '../texts/en'
import { content, tileWords } from './describe'

type Props = Pick<MovieSituation, 'frame' | 'words'>

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

/** The board as an ordinary table with its rows and columns named. */
function BoardTable({ frame, words }: Props) {
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

/** "2 tiles of Act I, 1 tile of Act II". */
function backs(words: MovieWords, hand: readonly Act[]): string {
  const acts = ACTS.filter(act => hand.includes(act)).map(act =>
    words.mirror.backs(actName(words, act), hand.filter(one => one === act).length),
  )
  return acts.join(', ') || words.mirror.handEmpty
}

function figuresLeft(words: MovieWords, figures: readonly FigureId[]): string {
  const kinds = figures.map(id => figureOf(id).kind)
  const left = FIGURE_KINDS.filter(kind => kinds.includes(kind)).map(
    kind => `${words.figure[kind]} × ${kinds.filter(one => one === kind).length}`,
  )
  return left.join(', ') || words.mirror.noFigures
}

/** How everybody stands: points, backs, figures, and what each act brought. */
function PlayersTable({ frame, words }: Props) {
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
          backs(words, player.hand),
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
export function MovieSections({ frame, words }: Props) {
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
