import type { ActResult, FigureScore } from '@heorot/shared/games/movie'
import { Sigil } from '../../../dom/Sigil'
import { plainNumber, signed } from '../../../i18n/numbers'
import { actName } from '../names'
import { namesOf, type TableState } from '../TableState'
import { sumText } from '../working'
import { FigureImage } from './ScoreTag'

export interface Scoring {
  readonly result: ActResult
  readonly scores: readonly FigureScore[]
  /** Saga points of each seat afterwards. */
  readonly saga: readonly number[]
}

interface Props {
  readonly state: TableState
  readonly scoring: Scoring
  /** The middle of what it may cover. */
  readonly centre: number
  onClose(): void
}

const lessIf = (n: number) => (n < 0 ? 'less' : undefined)

/** "(4 − 2 + 3) × 3": row and column together. */
const wholeSum = ({ row, column, diamonds }: FigureScore): string => {
  const text = sumText([...row, ...column])
  if (text === '') return `0 × ${diamonds}`
  return text.includes(' ') ? `(${text}) × ${diamonds}` : `${text} × ${diamonds}`
}

/** The figures of one seat, line by line, and what they bring together. */
function SeatScores({ state, scoring, seat }: Props & { readonly seat: number }) {
  const { scores, result, saga } = scoring
  const gained = result.gained[seat] ?? 0
  return (
    <section class="movie-seat-scores">
      <h3>
        <Sigil seat={seat} size={26} />
        <span>{namesOf(state)[seat]}</span>
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
export function ScoringSheet(props: Props) {
  const { state, scoring, centre, onClose } = props
  const { words, size } = state
  const narrow = size.w < 560
  return (
    <div
      class={narrow ? 'movie-sheet narrow' : 'movie-sheet'}
      style={narrow ? {} : { left: `${centre}px` }}
      data-sheet="scoring"
    >
      <h2>{words.scoring.title(actName(words, scoring.result.act))}</h2>
      {scoring.result.cause === 'standstill' && <p>{words.scoring.standstill}</p>}
      {scoring.scores.length === 0 && <p>{words.scoring.noFigures}</p>}
      <div class="movie-sheet-seats">
        {scoring.saga.map((_, seat) => (
          <SeatScores key={seat} {...props} seat={seat} />
        ))}
      </div>
      <button type="button" tabIndex={-1} class="kit-button primary" data-button="close" onClick={onClose}>
        {words.buttons.close}
      </button>
    </div>
  )
}
