/** Stories of whole games: they take as long as bots wait, and end where the newest frame is. */
import { legend, type LegendPublic } from '@heorot/shared/games/legend'
import { countingOrder, legendStory } from './story'
import { stepsOf } from '../testkit/frames'

const hurts = ({ players }: LegendPublic) =>
  players.map(({ scratches, wounds, doubleWound, round }) => ({ scratches, wounds, doubleWound, round }))

test.each([2, 3, 5])('with %i players, no move takes longer to tell than bots wait for it', seats => {
  const told = new Set<string>()
  for (const { frame, beats } of stepsOf({ seats, seed: 3, options: { advanced: true } }, legendStory)) {
    const duration = beats.reduce((sum, beat) => sum + beat.duration, 0)
    for (const { story } of beats) told.add(story?.kind === 'event' ? story.event.kind : (story?.kind ?? ''))
    expect(Math.round(duration)).toBeLessThanOrEqual(Math.round(legend.watchTime(frame.events)))
  }
  const scenes = ['risk', 'reveal', 'score', 'tookPrize', 'tookMarker', 'showed', 'wonAuction', 'scratched']
  expect([...told]).toEqual(expect.arrayContaining(scenes))
})

test('wounds, scratches and alliances change with the event that brings them, and end as they are', () => {
  let hurt = 0
  for (let seed = 1; seed <= 12; seed++)
    for (const { before, frame, beats } of stepsOf({ seats: 4, seed }, legendStory)) {
      const last = beats.at(-1)
      const [first] = beats
      if (!last || !first || frame.outcome) continue
      const gains = frame.events.some(({ kind }) => kind === 'scratched' || kind === 'wounded')
      if (gains) hurt++
      // The first beat is the announcement of a risk, a reveal, or the first change itself.
      if (first.story?.kind !== 'event') expect(hurts(first.view)).toEqual(hurts(before!.view))
      if (gains) expect(hurts(last.view)).toEqual(hurts(frame.view))
    }
  expect(hurt).toBeGreaterThan(20)
})

test('three scratches are seen before they turn into a wound', () => {
  for (let seed = 1; seed <= 30; seed++)
    for (const { frame, beats } of stepsOf({ seats: 4, seed }, legendStory)) {
      const turned = frame.events.find(event => event.kind === 'wounded' && event.by === 'thirdScratch')
      if (!turned || !('seat' in turned)) continue
      const scratches = beats.map(({ view }) => view.players[turned.seat]?.scratches)
      expect(scratches.indexOf(3)).toBeGreaterThanOrEqual(0)
      expect(scratches.lastIndexOf(0)).toBeGreaterThan(scratches.indexOf(3))
      return
    }
  throw new Error('no third scratch in 30 games')
})

test('final scores are counted seat after seat, from the last place to the first', () => {
  for (const { frame, beats } of stepsOf({ seats: 4, seed: 5 }, legendStory)) {
    const { stage } = frame.view
    if (stage.kind !== 'over') continue
    const order = countingOrder(stage.sheets)
    expect(order.map(seat => frame.outcome?.places[seat])).toEqual(
      [...frame.outcome!.places].sort((a, b) => b - a),
    )
    const counted = beats.flatMap(({ story }) => (story?.kind === 'score' ? [story] : []))
    expect(counted.filter(({ lines }) => lines === 0).map(({ placed }) => placed)).toEqual([1, 2, 3, 4])
    for (const [i, seat] of order.entries())
      expect(counted.filter(({ placed, lines }) => placed === i && lines > 0)).toHaveLength(
        stage.sheets[seat]!.lines.length,
      )
    return
  }
  throw new Error('the game never ended')
})
