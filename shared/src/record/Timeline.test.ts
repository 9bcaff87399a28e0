import { findGame, gameIds } from '../games'
import { begin, canonical, OwnedMatch, rngFrom, seedFromNumber } from '../kernel'
import { simulated } from '../testkit/simulatedRecord'
import { Timeline } from './Timeline'

describe.each(gameIds)('the timeline of a match of %s', id => {
  const game = findGame(id)!
  const { record } = simulated(game, game.seats.max, {}, 3)
  const timeline = new Timeline(game, record)

  it('shows any step, in any order, as it was', () => {
    const match = new OwnedMatch(game, begin(game, record))
    const truth = [canonical(match.state)]
    for (const [seat, intent] of record.intents) {
      match.accept(seat, game.readIntent(intent)!)
      truth.push(canonical(match.state))
    }
    const rng = rngFrom(seedFromNumber(1))
    const steps = Array.from({ length: 300 }, () => rng.below(truth.length))
    expect(timeline.length).toBe(record.intents.length)
    expect(steps.filter(step => canonical(timeline.at(step)) !== truth[step])).toEqual([])
  })

  it('ends with the outcome’s scores', () => {
    const outcome = game.outcome(timeline.at(timeline.length))!
    expect(timeline.standings.at(-1)).toEqual(outcome.scores)
    expect(timeline.standings).toHaveLength(timeline.length + 1)
  })

  it('knows where chapters and turns begin, and who acted', () => {
    const last = timeline.chapters.at(-1)!
    expect(timeline.chapters[0]!.at).toBe(0)
    expect(last.step).toBe(last.of)
    for (const marks of [timeline.chapters.map(chapter => chapter.at), timeline.turns])
      expect(marks).toEqual([...new Set(marks)].sort((a, b) => a - b))
    expect(timeline.actor(0)).toBeNull()
    expect(timeline.actor(1)).toBe(record.intents[0]![0])
  })

  it('goes as far as a broken record does', () => {
    const broken = new Timeline(game, { ...record, intents: record.intents.with(20, [0, 'nonsense']) })
    expect(broken.fault).toMatchObject({ step: 21 })
    expect(broken.length).toBe(20)
    expect(canonical(broken.at(20))).toBe(canonical(timeline.at(20)))
  })
})
