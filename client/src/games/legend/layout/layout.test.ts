import type { LegendPrompt, LegendTypes } from '@heorot/shared/games/legend'
import { sizes } from '../../../app/theme/tokens'
import { type Rect, rect, type Size, within } from '../../../kit/layout/geometry'
import { type NamedPlace, placeFault } from '../../../kit/testkit/placeFault'
import { stillState } from '../../../kit/stillState'
import type { TableFrame } from '../../../session/frame'
import type { Story } from '../../../kit/GameTable'
import type { LegendTable, LegendTableState } from '../types'
import { legendTable } from '../legendTable'
import { noPicks, pickable, toggle } from '../question/picks'
import type { MatchPlan } from '../../../testkit/PlayedMatch'
import { legendStory } from '../story/story'
import { framesOf, stepsOf } from '../testkit/frames'
import { legendEn } from '../texts/table/en'
import { composeLegend, type LegendLayout, legendLayout } from './compose'
import { legendScreen } from './screen'
import { legendTargets } from './targets'

/** The room a scene gets in windows of 1440 × 900, 1024 × 768, 390 × 844, 768 × 1024, 844 × 390 and 1366 × 625. */
const ROOMS: readonly Size[] = [
  { w: 1132, h: 848 },
  { w: 1024, h: 716 },
  { w: 390, h: 796 },
  { w: 768, h: 972 },
  { w: 844, h: 342 },
  { w: 1058, h: 573 },
]
/** The same above the transport of a replay, in windows of 1440 × 900, 1024 × 768 and 390 × 844. */
const REPLAY_ROOMS: readonly Size[] = [
  { w: 1132, h: 664 },
  { w: 1024, h: 532 },
  { w: 390, h: 628 },
]

type Frame = TableFrame<LegendTypes>
type Beats = Story<LegendTable>['beats']

const stateOf = (frame: Frame, size: Size, extra: Partial<LegendTableState> = {}): LegendTableState =>
  stillState(legendTable, frame, legendEn, { size, ...extra })

const show = ({ x, y, w, h }: Rect) => [x, y, w, h].map(Math.round).join(' ')

/** The first thing that is wrong with the areas, in words. */
const wrongArea = ({ w, h }: Size, { areas }: LegendLayout): string | null =>
  placeFault(
    [
      ...areas.plates.map((r, i): NamedPlace => [`plate ${i}`, r]),
      ...areas.bays.map((r, i): NamedPlace => [`bay ${i}`, r]),
      ['stage', areas.stage],
      ['bar', areas.bar],
      ['path', areas.path.strip ? areas.path.box : { ...areas.path.box, h: 70 }],
      ['hand', areas.hand],
      ['deck', areas.deck],
      ['discards', areas.discards],
    ],
    rect(0, 0, w, h),
  )

/** The first thing that is wrong with what can be pressed. */
function wrongTarget(state: LegendTableState, layout: LegendLayout): string | null {
  const options = pickable(state.frame.prompt, state.picks)
  const all = legendTargets(state, layout)
  const legal = all.filter(({ key }) => options.has(key))
  const missing = [...options].find(key => !legal.some(target => target.key === key))
  if (missing) return `${missing} cannot be pressed`
  const tiny = legal.find(({ w, h }) => Math.min(w, h) < sizes.target - 0.5)
  if (tiny) return `${tiny.key} is too small: ${show(tiny)}`
  const screen = rect(0, 0, state.size.w, state.size.h)
  return placeFault(
    legal.map(target => [target.key, target]),
    screen,
  )
}

/** Nothing that is drawn may lie outside, shadows and what is carried aside. */
function wrongPiece(state: LegendTableState, layout: LegendLayout): string | null {
  const room = rect(-40, -40, state.size.w + 80, state.size.h + 180)
  const pieces = composeLegend(state, layout)
  if (new Set(pieces.map(({ key }) => key)).size !== pieces.length) return 'a key is drawn twice'
  const lost = pieces.find(
    p => p.layer !== 'ground' && (!within(p, room) || !Number.isFinite(p.x + p.y + p.w + p.h) || p.w <= 0),
  )
  return lost ? `${lost.key} is drawn at ${show(lost)}` : null
}

/** What the episode is about is large enough to be seen. */
function tinyItem({ stage }: LegendLayout): string | null {
  const tiny = stage.items.find(({ w, h }) => Math.max(w, h) < LEAST_ITEM)
  return tiny ? `something on the stage is too small: ${show(tiny)}` : null
}

const LEAST_ITEM = 28

const fault = (state: LegendTableState): string | null => {
  const layout = legendLayout(state)
  return (
    wrongArea(state.size, layout) ??
    wrongTarget(state, layout) ??
    wrongPiece(state, layout) ??
    tinyItem(layout)
  )
}

/** The same question with a few things picked. */
function withPicks(state: LegendTableState): LegendTableState {
  const keys = [...pickable(state.frame.prompt, noPicks)].slice(0, 3)
  const picks = keys.reduce((now, key) => toggle(state.frame.prompt, now, key) ?? now, noPicks)
  return { ...state, picks }
}

/** Of a game every so many steps; of every kind of question at least the first. */
function* sampled(plan: MatchPlan, every: number) {
  const seen = new Set<string>()
  let i = 0
  for (const step of stepsOf(plan, legendStory)) {
    const kind = `${step.frame.prompt?.kind} ${step.frame.view.stage.kind}`
    if (!seen.has(kind) || i++ % every === 0) yield step
    seen.add(kind)
  }
}

/** The first thing that is wrong with a question, with a few picks, or with what is told on the way to it. */
function faultOf(state: LegendTableState, [beat]: Beats): string | null {
  const told = beat && { ...state, view: beat.view, secret: beat.secret, story: beat.story ?? null }
  return (
    fault(state) ??
    fault(withPicks(state)) ??
    (told ? (wrongArea(state.size, legendLayout(told)) ?? wrongPiece(told, legendLayout(told))) : null)
  )
}

const plans = [2, 3, 4, 5].flatMap(seats => [
  { seats, advanced: false, seed: seats },
  { seats, advanced: true, seed: 40 + seats },
])

test.each(plans)('nothing overlaps, leaves the screen or is too small: %o', ({ seats, advanced, seed }) => {
  for (const { frame, beats } of sampled({ seats, seed, viewer: 0, options: { advanced } }, 6))
    for (const size of ROOMS) {
      const wrong = faultOf(stateOf(frame, size), beats)
      if (wrong)
        throw new Error(
          `${size.w}×${size.h}, episode ${frame.view.step}, asked ${frame.prompt?.kind}: ${wrong}`,
        )
    }
})

/** Below the table of a spectator is the way through the match. */
const WATCHED_ROOMS = [
  { w: 1132, h: 670 },
  { w: 1024, h: 580 },
  { w: 390, h: 500 },
]

test.each([
  [2, undefined],
  [5, undefined],
  [2, 1],
  [5, 3],
])('a spectator sees %i seats and follows seat %p', (seats, follows) => {
  for (const { frame } of sampled({ seats, seed: 9, viewer: 'spectator' }, 6))
    for (const size of [...ROOMS, ...REPLAY_ROOMS, ...WATCHED_ROOMS]) {
      const wrong = fault(stateOf({ ...frame, ...(follows === undefined ? {} : { follows }) }, size))
      if (wrong) throw new Error(`${size.w}×${size.h}, episode ${frame.view.step}: ${wrong}`)
    }
})

const QUESTIONS: readonly LegendPrompt['kind'][] = [
  'auction',
  'bid',
  'blessing',
  'breakRanks',
  'contest',
  'inspiration',
  'opportunity',
  'prize',
  'recovery',
  'resolve',
  'rest',
  'risk',
  'selection',
]

test('every kind of question was laid out', () => {
  const seen = new Set<LegendPrompt['kind']>()
  for (let seed = 1; seed < 120 && !QUESTIONS.every(kind => seen.has(kind)); seed++)
    for (const frame of framesOf({
      seats: 3 + (seed % 3),
      seed,
      viewer: 0,
      options: { advanced: seed % 2 === 0 },
    })) {
      const kind = frame.prompt?.kind
      if (!kind || seen.has(kind)) continue
      seen.add(kind)
      for (const size of ROOMS) expect(fault(stateOf(frame, size))).toBe(null)
    }
  expect(QUESTIONS.filter(kind => !seen.has(kind))).toEqual([])
})

test('the rare question before a third scratch needs nothing to be picked', () => {
  const [frame] = framesOf({ seats: 4, seed: 1, viewer: 0 })
  const asked: Frame = { ...frame!, prompt: { kind: 'thirdScratch', rest: 2 } }
  for (const size of ROOMS) expect(fault(stateOf(asked, size))).toBe(null)
})

test('a strip shows Beowulf, the next three and the next contest, and can be pulled to any station', () => {
  for (const frame of framesOf({ seats: 2, seed: 3, viewer: 0 })) {
    const { path } = legendLayout(stateOf(frame, ROOMS[2]!)).areas
    const steps = path.spots.map(({ step }) => step)
    expect(steps).toContain(frame.view.step)
    for (const { hit } of path.spots) expect(hit.w).toBeGreaterThanOrEqual(sizes.target - 0.5)
  }
  const [first] = framesOf({ seats: 2, seed: 3, viewer: 0 })
  const reached = new Set<number>()
  for (let scroll = 0; scroll > -2000; scroll -= 40)
    for (const { step } of legendLayout(
      stateOf(first!, ROOMS[2]!, { memory: { ...legendTable.remembers(first!), scroll } }),
    ).areas.path.spots)
      reached.add(step)
  expect(reached.size).toBe(36)
})

test('the hand of a followed seat lies face down, and open only where hands are', () => {
  const [first] = framesOf({ seats: 3, seed: 2, viewer: 'spectator' })
  const [own] = framesOf({ seats: 3, seed: 2, viewer: 1 })
  const keys = (frame: Frame) => {
    const state = stateOf(frame, { w: 1132, h: 670 })
    return composeLegend(state, legendLayout(state)).map(({ key }) => key)
  }
  const backs = keys({ ...first!, follows: 1 }).filter(key => key.startsWith('handBack:'))
  expect(backs).toHaveLength(first!.view.players[1]!.cards)
  const open = keys({ ...first!, follows: 1, secret: own!.secret })
  expect(open.filter(key => key.startsWith('handBack:'))).toEqual([])
  expect(open.filter(key => key.startsWith('card:'))).toHaveLength(own!.secret!.hand.length)
})

/** What a television's page gives the scene, before it enlarges it. */
const TELEVISION = { w: 1082, h: 520 }
const columns = { hasHands: false, inRows: false }
const looks = [columns, { hasHands: true, inRows: false }, { hasHands: false, inRows: true }]
const cases = [2, 3, 4, 5].flatMap(seats => looks.map(look => ({ seats, look })))

test.each(cases)('$seats seats fit a television: $look', ({ seats, look }) => {
  const { stage, plates, bays, path } = legendScreen(
    TELEVISION,
    { seats, seat: null, step: 12, scroll: 0 },
    look,
  )
  const parts = Object.entries([stage, path.box, ...plates, ...bays])
  expect([plates.length, bays.length]).toEqual([seats, seats])
  expect(placeFault(parts, rect(0, 0, TELEVISION.w, TELEVISION.h))).toBeNull()
})

test('the whole path is in sight at every step', () => {
  for (let step = 1; step <= 36; step++) {
    const { path } = legendScreen(TELEVISION, { seats: 4, seat: null, step, scroll: 0 }, columns)
    expect(path.spots).toHaveLength(36)
    for (const { x, y } of path.spots) expect(within(rect(x, y, 0, 0), path.box)).toBe(true)
  }
})
