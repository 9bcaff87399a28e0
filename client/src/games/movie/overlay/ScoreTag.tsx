import {
  type FigurePreview,
  type FigureScore,
  figureOf,
  pointsBySeat,
  scoresOf,
} from '@heorot/shared/games/movie'
import { plainNumber, signed } from '../../../app/language/numbers'
import { seatNames } from '../../../art/palette'
import { type OverlayProps, peopleNames } from '../../../kit/GameTable'
import type { Rect } from '../../../kit/geometry'
import { Drawn } from '../../../kit/widgets/Drawn'
import { placeStyle } from '../../../kit/widgets/place'
import { Sigil } from '../../../ui/Sigil'
import { figurePicture } from '../art/figure'
import type { MovieTableState, MovieTable } from '../MovieTable'
import { figureTitle } from '../names'
import { cancelledCount, columnWorking, rowWorking, type Working } from '../working'

export function FigureImage({ id, size }: { readonly id: number; readonly size: number }) {
  const { kind, seat: owner } = figureOf(id)
  const seat = seatNames[owner] ?? 'wolf'
  const draw = () => figurePicture({ kind, seat, lifted: true })
  return <Drawn name={`figure:${kind}:${seat}`} w={size} draw={draw} />
}

export const lessIf = (n: number) => (n < 0 ? 'less' : undefined)

function Line({ sign, working }: { readonly sign: string; readonly working: Working }) {
  return (
    <p class="movie-line">
      <i>{sign}</i>
      <span>{working.text}</span>
      <b class={lessIf(working.result)}>{plainNumber(working.result)}</b>
    </p>
  )
}

/** The working of one figure: row, column, total. */
function Calculation({
  state,
  focus,
  verb,
}: {
  readonly state: MovieTableState
  readonly focus: FigureScore
  readonly verb: string
}) {
  const { words, frame } = state
  const cancelled = cancelledCount(focus)
  return (
    <>
      <p class="movie-tag-title">
        <FigureImage id={focus.figure} size={34} />
        <span>
          {figureTitle(words, focus.figure, frame)} {verb}
        </span>
      </p>
      <Line sign="↔" working={rowWorking(focus)} />
      <Line sign="↕" working={columnWorking(focus)} />
      {cancelled > 0 && <p class="movie-tag-hint">{words.tag.cancelled(cancelled)}</p>}
      <p class="movie-line total">
        <span>{words.tag.total}</span>
        <b class={lessIf(focus.score)}>{plainNumber(focus.score)}</b>
      </p>
    </>
  )
}

/** Every other figure that the intended move would touch. */
function Others({
  state,
  scores,
}: {
  readonly state: MovieTableState
  readonly scores: readonly FigurePreview[]
}) {
  if (scores.length === 0) return null
  return (
    <div class="movie-others">
      <p class="movie-tag-hint">{state.words.tag.changes}</p>
      <div>
        {scores.slice(0, 8).map(({ figure, now, after, change }) => (
          <span key={figure}>
            <FigureImage id={figure} size={24} />
            {plainNumber(now?.score ?? 0)} → <b class={lessIf(change)}>{plainNumber(after.score)}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

const tagStyle = ({ h, ...place }: Rect) => ({ ...placeStyle(place), maxHeight: `${h}px` })

/** What everybody's figures would bring if the act ended here. */
function BoardNow({ state, area }: { readonly state: MovieTableState; readonly area: Rect }) {
  const { view, words, story, frame } = state
  const scores = scoresOf(view)
  const points = pointsBySeat(scores, view.players.length)
  if (points.every(n => n === 0) || story || frame.outcome) return null
  return (
    <div class="kit-tag movie-tag" style={tagStyle(area)}>
      <p class="movie-tag-title">{words.tag.now}</p>
      {points.map((n, seat) => (
        <p key={seat} class="movie-line kit-seat-head">
          <Sigil seat={seat} size={24} />
          <span>{peopleNames(state)[seat]}</span>
          <b class={lessIf(n)}>{n === 0 ? 0 : signed(n)}</b>
        </p>
      ))}
    </div>
  )
}

export function ScoreTag({ state, layout }: OverlayProps<MovieTable>) {
  const { focus, scores, would } = layout.prospect
  const area = layout.areas.tag
  if (!area) return null
  if (!focus) return <BoardNow state={state} area={area} />
  const { wouldScore, scores: scoresNow } = state.words.tag
  const others = scores.filter(p => p.change !== 0 && p.figure !== focus.figure)
  return (
    <div class="kit-tag movie-tag" style={tagStyle(area)}>
      <Calculation state={state} focus={focus} verb={would ? wouldScore : scoresNow} />
      {/* Where there is no room for it, the figures themselves carry their change. */}
      {area.h > 260 && <Others state={state} scores={others} />}
    </div>
  )
}

/** The same in one line, for the action bar of small screens. */
export function ScoreTagLine({
  state,
  focus,
}: {
  readonly state: MovieTableState
  readonly focus: FigureScore
}) {
  const row = rowWorking(focus)
  const column = columnWorking(focus)
  return (
    <span class="movie-score-line">
      <FigureImage id={focus.figure} size={20} />
      <span>
        ↔ {row.text} = <b class={lessIf(row.result)}>{plainNumber(row.result)}</b>
      </span>
      <span>
        ↕ {column.text} = <b class={lessIf(column.result)}>{plainNumber(column.result)}</b>
      </span>
      <span>
        {state.words.tag.total} <b class={lessIf(focus.score)}>{plainNumber(focus.score)}</b>
      </span>
    </span>
  )
}
