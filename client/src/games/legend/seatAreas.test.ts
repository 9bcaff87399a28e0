import { bayOf } from './seatAreas'
import type { LegendTableState } from './types'
import { bayIn } from './layout/bay'
import { legendScreen } from './layout/screen'
import { legendStory } from './story/story'
import { found, stepsOf } from './testkit/frames'
import { legendEn } from './texts/table/en'

const SIZE = { w: 1082, h: 520 }

/** Every moment of every reveal of bids in a few games. */
function* reveals() {
  for (let seed = 1; seed <= 6; seed++)
    for (const { frame, beats } of stepsOf({ seats: 5, seed, viewer: 'spectator' }, legendStory))
      for (const beat of beats)
        if (beat.story?.kind === 'reveal' && beat.story.of === 'bidsRevealed')
          yield { ...beat, frame, words: legendEn } as unknown as LegendTableState & {
            story: typeof beat.story
          }
}

test('a bid adds up: what has been counted is the total, and what counts nothing is a bluff', () => {
  let bluffs = 0
  for (const state of reveals()) {
    const bays = state.view.players.map((_, seat) => bayOf(state, seat))
    for (const { worths, total, things } of bays) {
      if (total === null) continue
      expect(worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0)).toBe(total)
      expect(things.map(({ look }) => look === 'dim')).toEqual(
        worths.map((worth, i) => (worth === null ? things[i]!.look === 'dim' : worth === 0)),
      )
      bluffs += worths.filter(worth => worth === 0).length
    }
  }
  expect(bluffs).toBeGreaterThan(0)
})

test('places so far are a ranking, and end as the one that counts', () => {
  let ties = 0
  for (const state of reveals()) {
    const { ranked, counted, ranking, shown } = state.story
    const bays = state.view.players.map((_, seat) => bayOf(state, seat))
    const places = bays.map(({ soFar, marker }) => soFar ?? marker)
    if (counted > 0) expect([...places].sort()).toEqual([1, 2, 3, 4, 5])
    const isAllCounted = counted === Math.max(...shown.map(({ length }) => length))
    if (counted > 0 && isAllCounted)
      expect(places).toEqual(ranking.map((_, seat) => ranking.indexOf(seat) + 1))
    if (ranked < 5) continue
    const winners = bays.filter(({ note }) => note === legendEn.bay.winsTie)
    const totals = bays.map(({ total }) => total)
    const tied = totals.filter((total, i) => totals.indexOf(total) !== i)
    expect(winners).toHaveLength(new Set(tied).size)
    ties += winners.length
  }
  expect(ties).toBeGreaterThan(0)
})

test('the terms of a sum lie in their row without touching the total', () => {
  for (const state of reveals()) {
    const areas = legendScreen(
      SIZE,
      { seats: 5, seat: null, step: state.view.step, scroll: 0 },
      { hasHands: false, inRows: true },
    )
    for (const seat of areas.bays.keys()) {
      const bay = bayOf(state, seat)
      const { things, total, marker, aside, worths } = bayIn(areas, seat, bay)!
      // Up to five terms say what they count.
      if (bay.worths.length <= 5) expect(worths).toHaveLength(bay.things.length)
      const box = areas.bays[seat]!
      for (const { x, w, y, h } of [...things, ...worths]) {
        expect(x).toBeGreaterThan(box.x)
        expect(x + w).toBeLessThan(total?.x ?? marker!.x)
        expect([y >= box.y, y + h <= box.y + box.h]).toEqual([true, true])
      }
      expect(marker!.x + marker!.w).toBeLessThan(aside!.x)
    }
  }
})

test('a sealed bid shows no more cards than it has', () => {
  const frame = found(({ view }) => view.stage.kind === 'majorAtOnce', 'spectator')
  const backsOf = (count: number | null) => {
    const view = { ...frame.view, stage: { kind: 'majorAtOnce', bids: [{ locked: true, count }] } }
    return bayOf({ frame, view, words: legendEn } as unknown as LegendTableState, 0).things.length
  }
  expect([null, 0, 1, 4, 9].map(backsOf)).toEqual([1, 0, 1, 4, 5])
})
