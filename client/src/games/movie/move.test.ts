import { movie, type MovieTypes, scoresOf } from '@heorot/shared/games/movie'
import type { TableFrame } from '../../session/frame'
import { boardBefore, moveIn, moveEffect, moveLine } from './move'
import { prospectOf } from './prospect'
import { movieStory } from './story'
import { TestMatch, tableOf } from './testkit/match'
import { movieEn } from './texts/table/en'

type Frame = TableFrame<MovieTypes>

/** Every step of some games as seat 0 and a spectator see it, with the frame before it. */
function* steps(): Generator<readonly [before: Frame, frame: Frame, game: TestMatch]> {
  for (let seed = 1; seed <= 6; seed++)
    for (const viewer of [0, 'spectator'] as const) {
      const game = new TestMatch(2 + (seed % 3), seed)
      while (!game.over) {
        const before = game.frame(viewer)
        yield [before, game.step().frame(viewer), game]
      }
    }
}

test('undoing a move gives the board as it lay', () => {
  const kinds = new Set<string>()
  for (const [before, { events, view }] of steps()) {
    const move = moveIn(events)
    if (!move || view.act !== before.view.act || view.standings) continue
    kinds.add(move.kind)
    expect(boardBefore(move, view)).toEqual({ tiles: before.view.tiles, figures: before.view.figures })
  }
  expect(kinds.size).toBe(7)
})

test('a step never takes longer to show than bots wait for it', () => {
  for (const [before, frame] of steps()) {
    const beats = movieStory(before, frame, true)?.beats ?? []
    const duration = beats.reduce((sum, beat) => sum + beat.duration, 0)
    expect(Math.round(duration)).toBeLessThanOrEqual(Math.round(movie.watchTime(frame.events)))
  }
})

test('scores and saga points stay as they were until the piece has been set down', () => {
  for (const [before, frame, game] of steps()) {
    const move = moveIn(frame.events)
    const saga = (view: Frame['view']) => view.players.map(player => player.saga)
    for (const { view, secret, story } of movieStory(before, frame, true)?.beats ?? []) {
      if (!move || !story?.shown || story.shown.phase === 'count') continue
      const state = { ...tableOf(game, 0), frame: before, prompt: null, view, secret, story }
      expect(prospectOf(state).scores.map(({ score }) => score)).toEqual(
        scoresOf(before.view).map(({ score }) => score),
      )
      expect(saga(view)).toEqual(saga(before.view))
    }
  }
})

test('a full stop in a name does not split the line of a move', () => {
  const { view } = new TestMatch(2, 1).frame('spectator')
  const placed = { kind: 'placedFigure', seat: 0, figure: 0, space: 7 } as const
  expect(moveLine(movieEn, view, placed, ['J. R.', 'Oswin'])).toBe('J. R. placed Beowulf (row 2, column 3).')
})

test('a tile that does nothing yet says nothing: no "0 figures have one more diamond"', () => {
  for (const [, { view, events }] of steps()) {
    const move = moveIn(events)
    if (move && !view.standings) expect(moveEffect(movieEn, view, move, [])).not.toMatch(/(^|\s)0 /)
  }
})
