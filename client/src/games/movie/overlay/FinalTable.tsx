import { edition, type Standing } from '@heorot/shared/games/movie'
import { Sigil } from '../../../dom/Sigil'
import { listed } from '../../../i18n/listed'
import { plainNumber, signed } from '../../../i18n/numbers'
import { actName } from '../names'
import { namesOf, type TableState } from '../TableState'

/** What a seat earned outside the three scorings: treasures cashed in. */
const cashed = (state: TableState, { seat, saga }: Standing): number =>
  saga - edition.startingSaga - state.view.results.reduce((sum, r) => sum + (r.gained[seat] ?? 0), 0)

/** How the match came out, act by act, with what breaks a tie. */
export function FinalTable({
  state,
  standings,
  centre,
  onClose,
}: {
  readonly state: TableState
  readonly standings: readonly Standing[]
  /** The middle of what it may cover. */
  readonly centre: number
  onClose(): void
}) {
  const { words, view } = state
  const names = namesOf(state)
  const winners = standings.filter(s => s.place === 1).map(s => names[s.seat] ?? '')
  const tied = new Set(standings.map(s => s.saga)).size < standings.length
  const order = [...standings].sort((a, b) => a.place - b.place)
  return (
    <div
      class="movie-sheet final"
      style={state.size.w < 560 ? {} : { left: `${centre}px` }}
      data-sheet="final"
    >
      <h2>{words.final.title}</h2>
      <p class="movie-winner">
        {winners.length === 1
          ? words.final.wins(winners[0] ?? '')
          : words.final.share(listed(words, winners))}
      </p>
      <div class="movie-final-scroll">
        <table>
          <thead>
            <tr>
              <th>{words.final.place}</th>
              <th>{words.final.player}</th>
              <th>{words.final.total}</th>
              {tied && <th>{words.final.diamonds}</th>}
              <th>{words.final.start}</th>
              {view.results.map(({ act }) => (
                <th key={act}>{actName(words, act)}</th>
              ))}
              <th>{words.final.cash}</th>
            </tr>
          </thead>
          <tbody>
            {order.map(standing => (
              <tr key={standing.seat} class={standing.place === 1 ? 'first' : undefined}>
                <td>{standing.place}</td>
                <td>
                  <span class="movie-final-name">
                    <Sigil seat={standing.seat} size={26} /> {names[standing.seat]}
                  </span>
                </td>
                <td>
                  <b>{plainNumber(standing.saga)}</b>
                </td>
                {tied && <td>{standing.diamonds}</td>}
                <td>{edition.startingSaga}</td>
                {view.results.map(result => (
                  <td key={result.act}>{signed(result.gained[standing.seat] ?? 0)}</td>
                ))}
                <td>{signed(cashed(state, standing))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tied && <p class="movie-tag-hint">{words.final.tieBreak}</p>}
      <button type="button" tabIndex={-1} class="kit-button" data-button="close" onClick={onClose}>
        {words.buttons.close}
      </button>
    </div>
  )
}
