import { edition, type Standing } from '@heorot/shared/games/movie'
import { plainNumber, signed } from '../../../app/language/numbers'
import { type OverlayProps, peopleNames } from '../../../kit/GameTable'
import { Counted } from '../../../kit/widgets/Counted'
import { TableSheet } from '../../../kit/widgets/TableSheet'
import { Sigil } from '../../../ui/Sigil'
import type { MovieTableState, MovieTable } from '../MovieTable'
import { actName, winnersSentence } from '../names'
import type { Scoring } from '../story'
import { wholeSum } from '../working'
import { OpenedPlate } from './Plates'
import { FigureImage, lessIf } from './ScoreTag'

interface Props {
  readonly state: MovieTableState
  readonly scoring: Scoring
}

/** The figures of one seat, line by line, and what they bring together. */
function SeatScores({ state, scoring, seat }: Props & { readonly seat: number }) {
  const { scores, result, saga } = scoring
  const gained = result.gained[seat] ?? 0
  return (
    <section class="movie-seat-scores">
      <h3 class="kit-seat-head">
        <Sigil seat={seat} size={26} />
        <span>{peopleNames(state)[seat]}</span>
        <b class={lessIf(gained)}>{signed(gained)}</b>
      </h3>
      <ul>
        {scores
          .filter(score => score.seat === seat)
          .map(score => (
            <li key={score.figure}>
              <FigureImage id={score.figure} size={24} />
              <span>{wholeSum(score)}</span>
              <b class={lessIf(score.score)}>{plainNumber(score.score)}</b>
            </li>
          ))}
      </ul>
      <p class="movie-sum">
        {state.words.scoring.total} <b>{plainNumber(saga[seat] ?? 0)}</b>
      </p>
    </section>
  )
}

/** An act's scoring as a calculation, figure by figure. */
function ScoringSheet({ state, scoring }: Props) {
  const { words } = state
  return (
    <>
      <h2>{words.scoring.title(actName(words, scoring.result.act))}</h2>
      {scoring.result.cause === 'standstill' && <p>{words.scoring.standstill}</p>}
      {scoring.scores.length === 0 && <p>{words.scoring.noFigures}</p>}
      <div class="kit-sheet-seats">
        {scoring.saga.map((_, seat) => (
          <SeatScores key={seat} state={state} scoring={scoring} seat={seat} />
        ))}
      </div>
    </>
  )
}

/** What a seat earned outside the three scorings: treasures cashed in. */
const cashed = ({ view }: MovieTableState, { seat, saga }: Standing): number =>
  saga - edition.startingSaga - view.results.reduce((sum, r) => sum + (r.gained[seat] ?? 0), 0)

function FinalRow({ state, standing, tied, counted }: RowProps) {
  const { seat, place, saga, diamonds } = standing
  return (
    <tr class={place === 1 ? 'first' : undefined} data-counted={counted}>
      <td>{place}</td>
      <td>
        <div class="kit-seat-head">
          <Sigil seat={seat} size={26} /> <span>{peopleNames(state)[seat]}</span>
        </div>
      </td>
      <td>
        <b>
          <Counted value={counted ? saga : 0} />
        </b>
      </td>
      {tied && <td>{diamonds}</td>}
      <td>{edition.startingSaga}</td>
      {state.view.results.map(({ act, gained }) => (
        <td key={act}>{signed(gained[seat] ?? 0)}</td>
      ))}
      <td>{signed(cashed(state, standing))}</td>
    </tr>
  )
}

interface RowProps {
  readonly state: MovieTableState
  readonly standing: Standing
  /** Some have the same total: what breaks the tie is shown. */
  readonly tied: boolean
  readonly counted: boolean
}

/** How the match came out, act by act, with what breaks a tie. Who won is not said before it is counted. */
function FinalTable({
  state,
  standings,
}: {
  readonly state: MovieTableState
  standings: readonly Standing[]
}) {
  const { words, view, story } = state
  const left = standings.length - (story?.counted ?? standings.length)
  const tied = new Set(standings.map(s => s.saga)).size < standings.length
  const { place, player, total, diamonds, start, cash } = words.final
  const acts = view.results.map(({ act }) => actName(words, act))
  const heads = [place, player, total, ...(tied ? [diamonds] : []), start, ...acts, cash]
  return (
    <>
      <h2>{words.final.title}</h2>
      <p class="movie-winner" data-counted={left === 0}>
        {winnersSentence(words, standings, peopleNames(state))}
      </p>
      <div class="movie-final-scroll">
        <table>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...standings]
              .sort((a, b) => a.place - b.place)
              .map((standing, i) => (
                <FinalRow key={standing.seat} {...{ state, standing, tied }} counted={i >= left} />
              ))}
          </tbody>
        </table>
      </div>
      {tied && <p class="movie-tag-hint">{words.final.tieBreak}</p>}
    </>
  )
}

/** What opens over the table, beside the plates, so that everybody's points can be seen growing. */
export function MovieSheet(props: OverlayProps<MovieTable> & { readonly sheet: MovieTable['Sheet'] }) {
  const { state, layout, controls, sheet } = props
  if (sheet.kind === 'plate') return <OpenedPlate {...props} seat={sheet.seat} />
  const { plates, compact } = layout.areas
  const left = compact ? 0 : Math.max(...plates.map(({ x, w }) => x + w))
  const narrow = state.size.w < 560
  const { standings } = state.view
  return (
    <TableSheet
      kind={sheet.kind}
      narrow={narrow && sheet.kind === 'scoring'}
      {...(narrow ? {} : { centre: (left + state.size.w) / 2 })}
      closeLabel={state.words.buttons.close}
      tone={sheet.kind === 'final' ? 'vellum' : 'primary'}
      onClose={controls.close}
    >
      {sheet.kind === 'scoring' && <ScoringSheet state={state} scoring={sheet.scoring} />}
      {sheet.kind === 'final' && standings && <FinalTable state={state} standings={standings} />}
    </TableSheet>
  )
}
