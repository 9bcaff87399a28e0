import type { Viewer } from '@heorot/shared'
import { bigScreen } from '../../kit/tableContext'
import { atTheEnd, inOrder, movieStory, scoringBeats, scoringIn, viewWhileScoring } from './story'
import { TestMatch } from './testkit/match'

/** Plays to the end of the first act. */
function firstScoring() {
  const game = new TestMatch(3, 4)
  for (;;) {
    const before = game.frame(0).view
    const { events } = game.step().frame(0)
    const ended = scoringIn(events)
    if (ended) return { game, before, ended }
  }
}

function lastStep(viewer: Viewer) {
  const [before, frame] = [...new TestMatch(3, 6).frames(viewer)].slice(-2)
  return { before: before!, frame: frame! }
}

test('figure by figure the totals grow to what the rules say', () => {
  const { before, ended } = firstScoring()
  const scoring = inOrder(ended)
  const start = viewWhileScoring(before, scoring, 0).players.map(player => player.saga)
  expect(start).toEqual(ended.saga.map((saga, seat) => saga - (ended.result.gained[seat] ?? 0)))
  const end = viewWhileScoring(before, scoring, scoring.scores.length).players.map(player => player.saga)
  expect(end).toEqual(ended.saga)
})

test('each figure is told once, and the board is the one that was scored', () => {
  const { before, ended } = firstScoring()
  const scoring = inOrder(ended)
  const beats = scoringBeats({ view: before, secret: null }, scoring)
  const told = beats.flatMap(({ story }) => story?.told?.figure ?? [])
  expect(told.sort()).toEqual(ended.scores.map(([figure]) => figure).sort())
  expect(viewWhileScoring(before, scoring, 1).tiles).toEqual(ended.result.tiles)
})

test('a finished match keeps its last board in sight, every figure in one place', () => {
  const game = new TestMatch(2, 6)
  while (!game.over) game.step()
  const view = atTheEnd(game.frame('spectator').view)
  expect(view.figures).toEqual(view.results.at(-1)?.figures)
  const twice = view.players.flatMap(player => player.figures).filter(figure => view.figures.includes(figure))
  expect(twice).toEqual([])
})

test('with animations off a big screen goes on to the final table, which nobody has to open', () => {
  const { before, frame } = lastStep('spectator')
  expect(movieStory(before, frame, false)?.opens?.kind).toBe('scoring')
  bigScreen.value = true
  expect(movieStory(before, frame, false)?.opens).toEqual({ kind: 'final' })
  bigScreen.value = false
})

test('the final table counts from the last place to the first and stays open', () => {
  const { before, frame } = lastStep(0)
  const { beats, opens } = movieStory(before, frame, true)!
  expect(beats.flatMap(({ story }) => story?.counted ?? [])).toEqual([1, 2, 3])
  expect(opens).toEqual({ kind: 'final' })
})
