import { ACTS, type Act, FIGURE_KINDS, type FigureId, figureOf } from '@heorot/shared/games/movie'
import { plainNumber, signed } from '../../../i18n/numbers'
import { actName } from '../names'
import type { Words } from '../texts/en'
import { type Reader, tileWords } from './describe'

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
export function PlayersTable({ reader }: { readonly reader: Reader }) {
  const { view, words, names } = reader
  return (
    <table>
      <caption>{words.mirror.players}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.mirror.saga}</th>
          <th scope="col">{words.mirror.hand}</th>
          <th scope="col">{words.mirror.figures}</th>
          {view.results.map(({ act }) => (
            <th key={act} scope="col">
              {actName(words, act)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.players.map((player, seat) => (
          <tr key={seat}>
            <th scope="row">{names[seat]}</th>
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

/** Tiles that left the game face up. */
export const TilesOut = ({ reader: { view, words } }: { readonly reader: Reader }) =>
  view.box.length === 0 ? null : (
    <p>
      {words.mirror.out}: {view.box.map(tile => tileWords(words, tile)).join(', ')}
    </p>
  )
