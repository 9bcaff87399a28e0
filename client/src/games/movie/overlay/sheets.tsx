import { plainNumber, signed } from '../../../app/language/grammar'
import { type OverlayProps, peopleNames } from '../../../kit/GameTable'
import { TableSheet } from '../../../kit/widgets/TableSheet'
import { Sigil } from '../../../ui/Sigil'
import { besidePlates } from '../layout/areas'
import type { MovieTableState, MovieTable } from '../types'
import { actName } from '../words/names'
import type { Scoring } from '../story'
import { wholeSum } from '../words/working'
import { FinalTable } from './FinalTable'
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
      <h3 class="kit-seat-head row">
        <Sigil seat={seat} size={26} />
        <span class="fill cut">{peopleNames(state)[seat]}</span>
        <b class={lessIf(gained)}>{signed(gained)}</b>
      </h3>
      <ul>
        {scores
          .filter(score => score.seat === seat)
          .map(score => (
            <li key={score.figure} class="row gap-4">
              <FigureImage id={score.figure} size={24} />
              <span class="fill">{wholeSum(score)}</span>
              <b class={lessIf(score.score)}>{plainNumber(score.score)}</b>
            </li>
          ))}
      </ul>
      <p class="row between movie-sum">
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
      <div class="wrap kit-sheet-seats">
        {scoring.saga.map((_, seat) => (
          <SeatScores key={seat} state={state} scoring={scoring} seat={seat} />
        ))}
      </div>
    </>
  )
}

/** What opens over the table, beside the plates, so that everybody's points can be seen growing. */
export function MovieSheet(props: OverlayProps<MovieTable> & { readonly sheet: MovieTable['Sheet'] }) {
  const { state, layout, controls, sheet } = props
  if (sheet.kind === 'plate') return <OpenedPlate {...props} seat={sheet.seat} />
  const room = besidePlates(layout.areas, state.big ? layout.areas.bar.x : state.size.w)
  const narrow = state.size.w < 560
  const { standings } = state.view
  return (
    <TableSheet
      kind={sheet.kind}
      narrow={narrow}
      {...(narrow ? {} : { room })}
      closeLabel={state.words.buttons.close}
      tone={sheet.kind === 'final' ? 'vellum' : 'primary'}
      onClose={controls.close}
    >
      {sheet.kind === 'scoring' && <ScoringSheet state={state} scoring={sheet.scoring} />}
      {sheet.kind === 'final' && standings && <FinalTable {...{ state, standings, narrow }} />}
    </TableSheet>
  )
}
