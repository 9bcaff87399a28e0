import { findGame, gameIds } from '../games'
import type { Viewer } from './game'
import { begin, OwnedMatch, type RecordedIntent, wordingFor } from './match'
import { historyOf, pastOf, type PastViewer } from './past'
import { canonical, clonePlain } from './plain'
import { rngFrom, seedFromNumber } from './rng'

const SEATS = 3
const STEPS = 40

describe.each(gameIds)('looking back in a match of %s', id => {
  const game = findGame(id)!
  const start = { seats: SEATS, options: {}, seed: seedFromNumber(8) }

  /** What each viewer saw while it was played. */
  function lookedOn(viewer: Viewer) {
    const rng = rngFrom(seedFromNumber(3))
    const match = new OwnedMatch(game, begin(game, start))
    const intents: RecordedIntent[] = []
    const see = (events: readonly unknown[]) =>
      canonical({
        revision: match.revision,
        view: game.publicView(match.state),
        secret: viewer === 'spectator' ? null : game.secretView(match.state, viewer),
        events,
        waitingFor: game.asked(match.state),
        progress: game.progress(match.state),
      })
    const seen = [see([])]
    while (intents.length < STEPS && !game.outcome(match.state)) {
      const seat = game.asked(match.state)[0]!
      const intent = game.suggest(game.prompt(match.state, seat)!, rng)
      intents.push([seat, clonePlain(intent)])
      seen.push(see(match.accept(seat, intent).map(wordings => wordingFor(wordings, viewer))))
    }
    return { intents, seen }
  }

  it.each<Viewer>(['spectator', 0, 2])('shows %s what they would have seen, and nothing else', viewer => {
    const { intents, seen } = lookedOn(viewer)
    const past = pastOf(game, { ...start, intents }, viewer, { from: 6, to: 14 })
    expect(past.map(canonical)).toEqual(seen.slice(6, 15))
  })

  it('shows all hands to those who watch with open hands, and only what spectators are told', () => {
    const span = { from: 6, to: 14 }
    const { intents } = lookedOn('spectator')
    const pastAs = (viewer: PastViewer) => pastOf(game, { ...start, intents }, viewer, span)
    const seats = Array.from({ length: SEATS }, (_, seat) => pastAs(seat))
    const expected = pastAs('spectator').map((frame, i) => ({
      ...frame,
      hands: seats.map(frames => frames[i]!.secret),
    }))
    expect(pastAs('open')).toEqual(expected)
    expect(pastAs('spectator').some(frame => 'hands' in frame)).toBe(false)
  })

  it('reaches back to the deal and not beyond', () => {
    const { intents } = lookedOn('spectator')
    const played = { ...start, intents: intents.slice(0, 4) }
    const past = pastOf(game, played, 'spectator', { from: 0, to: 10 })
    expect(past.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4])
  })

  it.each<Viewer>(['spectator', 0, 2])('tells %s every step in their own wording', viewer => {
    const { intents, seen } = lookedOn(viewer)
    const history = historyOf(game, { ...start, intents }, viewer)
    expect(history.map(canonical)).toEqual(seen.slice(1).map(one => canonical(JSON.parse(one).events)))
  })
})
