import { type FigureScore, figureOf } from '@heorot/shared/games/movie'
import { plainNumber } from '../../../app/language/grammar'
import { seatNames } from '../../../art/palette'
import { type OverlayProps, peopleNames } from '../../../kit/GameTable'
import { Drawn } from '../../../kit/widgets/Drawn'
import { placeStyle } from '../../../kit/widgets/Placed'
import { figurePicture } from '../art/figure'
import type { MovieTable, MovieTableState } from '../types'
import { moveEffect, moveLine } from '../move'
import { figureTitle } from '../words/names'
import { lastMoveOf } from '../story'
import { cancelledCount, NOTHING, workingsOf } from '../words/working'

export function FigureImage({ id, size }: { readonly id: number; readonly size: number }) {
  const { kind, seat: owner } = figureOf(id)
  const seat = seatNames[owner] ?? 'wolf'
  const draw = () => figurePicture({ kind, seat, lifted: true })
  return <Drawn of={{ key: `figure:${kind}:${seat}`, draw }} w={size} />
}

export const lessIf = (n: number) => (n < 0 ? 'less' : undefined)

/** The working of one figure beside the board: row, column, total. */
export function ScoreTag({ state, layout }: OverlayProps<MovieTable>) {
  const { areas, prospect } = layout
  const { focus, would } = prospect
  if (!areas.tag || !focus || !(would || state.story)) return null
  const { words, frame } = state
  const { h, ...place } = areas.tag
  const cancelled = cancelledCount(focus)
  return (
    <div class="parchment kit-tag movie-tag" style={{ ...placeStyle(place), maxHeight: `${h}px` }}>
      <p class="row gap-5 movie-tag-title">
        <FigureImage id={focus.figure} size={34} />
        <span>
          {figureTitle(words, focus.figure, frame)} {would ? words.tag.wouldScore : words.tag.scores}
        </span>
      </p>
      {workingsOf(focus).map(({ sign, text, result }) => (
        <p key={sign} class="row gap-4 movie-line">
          <i>{sign}</i>
          <span class="fill">{text}</span>
          <b class={lessIf(result)}>{plainNumber(result)}</b>
        </p>
      ))}
      {cancelled > 0 && <p class="movie-tag-hint">{words.tag.cancelled(cancelled)}</p>}
      <p class="row gap-4 movie-line total">
        <span class="fill">{words.tag.total}</span>
        <b class={lessIf(focus.score)}>{plainNumber(focus.score)}</b>
      </p>
    </div>
  )
}

/** The same in one line of the action bar. */
const WorkingLine = ({ words, focus }: { words: MovieTableState['words']; focus: FigureScore }) => (
  <span class="row wrap movie-score-line">
    <FigureImage id={focus.figure} size={20} />
    {workingsOf(focus).map(({ sign, text, result }) => (
      <span key={sign}>
        {sign} {text !== NOTHING && `${text} = `}
        <b class={lessIf(result)}>{plainNumber(result)}</b>
      </span>
    ))}
    <span>
      {words.tag.total} <b class={lessIf(focus.score)}>{plainNumber(focus.score)}</b>
    </span>
  </span>
)

/** What a staged move would score, where there is no room for a tag; otherwise the last move. */
export function movieBarNote(state: MovieTableState, { areas, prospect }: MovieTable['Layout']) {
  const { words, view, picks } = state
  const { focus, would } = prospect
  if (would && focus && !areas.tag) return <WorkingLine words={words} focus={focus} />
  const move = lastMoveOf(state)
  if (!move || picks.keys.length > 0) return null
  const names = peopleNames(state)
  return (
    <span class="kit-bar-last">
      {moveLine(words, view, move, names)} <b>{moveEffect(words, view, move, names)}</b>
    </span>
  )
}
