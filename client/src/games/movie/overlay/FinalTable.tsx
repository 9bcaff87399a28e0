import { edition, type Standing } from '@heorot/shared/games/movie'
import { plainNumber, signed } from '../../../app/language/grammar'
import { peopleNames } from '../../../kit/GameTable'
import { Counted } from '../../../kit/widgets/Counted'
import { Sigil } from '../../../ui/Sigil'
import type { MovieTableState } from '../types'
import { actName, winnersSentence } from '../words/names'

/** What a total is made of, in the order it came; last what came from treasures outside the three scorings. */
function partsOf({ words, view }: MovieTableState, { seat, saga }: Standing) {
  const acts = view.results.map(({ act, gained }) => ({ name: actName(words, act), n: gained[seat] ?? 0 }))
  const cashed = acts.reduce((rest, { n }) => rest - n, saga - edition.startingSaga)
  return [
    { name: words.final.start, points: plainNumber(edition.startingSaga) },
    ...acts.map(({ name, n }) => ({ name, points: signed(n) })),
    { name: words.final.cash, points: signed(cashed) },
  ]
}

interface RowProps {
  readonly state: MovieTableState
  readonly standing: Standing
  /** Some have the same total: what breaks the tie is shown. */
  readonly tied: boolean
  /** The parts stand below the name. */
  readonly narrow: boolean
  readonly counted: boolean
}

function FinalRow({ state, standing, tied, narrow, counted }: RowProps) {
  const { seat, place, saga, diamonds } = standing
  const parts = partsOf(state, standing)
  return (
    <tr class={place === 1 ? 'first' : undefined} data-counted={counted}>
      <td>{place}</td>
      <td>
        <div class="kit-seat-head row">
          <Sigil seat={seat} size={26} /> <span class="fill cut">{peopleNames(state)[seat]}</span>
        </div>
        {narrow && (
          <p class="wrap movie-parts">
            {parts.map(({ name, points }) => (
              <span key={name}>
                {name} {points}
              </span>
            ))}
          </p>
        )}
      </td>
      <td>
        <b>
          <Counted value={counted ? saga : 0} />
        </b>
      </td>
      {tied && <td>{diamonds}</td>}
      {!narrow && parts.map(({ name, points }) => <td key={name}>{points}</td>)}
    </tr>
  )
}

interface Props {
  readonly state: MovieTableState
  readonly standings: readonly Standing[]
  readonly narrow: boolean
}

/** How the match came out, act by act, with what breaks a tie. Who won is not said before it is counted. */
export function FinalTable({ state, standings, narrow }: Props) {
  const { words, story } = state
  const order = [...standings].sort((a, b) => a.place - b.place)
  const left = order.length - (story?.counted ?? order.length)
  const tied = new Set(order.map(({ saga }) => saga)).size < order.length
  const { title, place, player, total, diamonds, tieBreak } = words.final
  const parts = narrow || !order[0] ? [] : partsOf(state, order[0]).map(({ name }) => name)
  return (
    <>
      <h2>{title}</h2>
      <p class="movie-winner" data-counted={left === 0}>
        {winnersSentence(state, standings)}
      </p>
      <table>
        <thead>
          <tr>
            {[place, player, total, ...(tied ? [diamonds] : []), ...parts].map(head => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((standing, i) => (
            <FinalRow key={standing.seat} {...{ state, standing, tied, narrow }} counted={i >= left} />
          ))}
        </tbody>
      </table>
      {tied && <p class="movie-tag-hint">{tieBreak}</p>}
    </>
  )
}
