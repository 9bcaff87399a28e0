import { type Act, BOARDS, edition } from '@heorot/shared/games/movie'
import { sizes } from '../../../app/theme/tokens'
import { atLeast, overlaps, rect, type Size, within } from '../../../kit/layout/geometry'
import { type NamedPlace, placeFault } from '../../../kit/testkit/placeFault'
import { besidePlates, type MovieAreas, movieAreas, movieScreen } from './areas'
import { cellRect } from './cells'

/** What the shell leaves of 1440×900, 1024×768 (with and without drawer), 390×844, and a few more. */
const screens: readonly (readonly [name: string, size: Size])[] = [
  ['1440×900 beside the drawer', { w: 1132, h: 848 }],
  ['1440×900 without the drawer', { w: 1440, h: 848 }],
  ['1024×768 beside the drawer', { w: 716, h: 716 }],
  ['1024×768 without the drawer', { w: 1024, h: 716 }],
  ['390×844', { w: 390, h: 792 }],
  ['390×844 above the sheet', { w: 390, h: 746 }],
  ['360×640', { w: 360, h: 588 }],
  ['768×1024', { w: 768, h: 972 }],
  ['1920×1080', { w: 1612, h: 1028 }],
  ['a phone on its side', { w: 844, h: 338 }],
  ['a replay at 1440×900', { w: 1132, h: 664 }],
  ['a replay at 1024×768', { w: 1024, h: 532 }],
  ['a replay at 390×844', { w: 390, h: 628 }],
]
const acts: readonly Act[] = [1, 2, 3]
const tables = [2, 3, 4].flatMap(seats => [
  { seats, seat: 0 },
  { seats, seat: seats - 1 },
  { seats, seat: null, watches: true },
  { seats, seat: 1, watches: true },
])

/** Below the table of a spectator is the way through the match. */
const watchedScreens: readonly (readonly [string, Size])[] = [
  ['an audience at 1440×900', { w: 1132, h: 670 }],
  ['an audience at 1024×768', { w: 1024, h: 580 }],
  ['an audience at 390×844', { w: 390, h: 510 }],
]

const casesOf = (on: typeof screens, all: typeof tables) =>
  on.flatMap(([name, size]) =>
    acts.flatMap(act => all.map(table => ({ name, size, table: { ...table, act } }))),
  )

const cases = [
  ...casesOf(screens, tables),
  ...casesOf(
    watchedScreens,
    tables.filter(table => 'watches' in table),
  ),
]

/** The parts that must not cover one another. */
const partsOf = (areas: MovieAreas): readonly NamedPlace[] => [
  ['board', areas.board],
  ['bar', areas.bar],
  ...areas.plates.map((plate, i): NamedPlace => [`plate ${i}`, plate]),
  ['hand', areas.hand],
  ['pool', areas.pool],
  ['tag', areas.tag],
  ...Object.entries(areas.figures ?? {}),
]

test('a sheet has room beside the plates, on whichever side they are', () => {
  const faults: string[] = []
  for (const { name, size, table } of cases) {
    const areas = movieAreas(size, table)
    const { left, right } = besidePlates(areas, size.w)
    const where = `${name}, act ${table.act}, ${table.seats} seats, seat ${table.seat}: ${left} to ${right}`
    if (left < 0 || right > size.w || right - left < Math.min(size.w, 400)) faults.push(where)
    const isCovered = areas.plates.some(({ x, w }) => x + w > left && x < right)
    if (isCovered && right - left < size.w) faults.push(`${where}: covers a plate`)
  }
  expect(faults).toEqual([])
})

test('nothing overlaps and nothing leaves the screen, at any size', () => {
  const faults = cases.flatMap(({ name, size, table }) => {
    const fault = placeFault(partsOf(movieAreas(size, table)), rect(0, 0, size.w, size.h))
    return fault ? [`${name}, act ${table.act}, ${table.seats} seats, seat ${table.seat}: ${fault}`] : []
  })
  expect(faults).toEqual([])
})

test('what is pressed is at least 44 pixels, or the board comes closer', () => {
  const faults: string[] = []
  for (const { name, size, table } of cases) {
    const areas = movieAreas(size, table)
    const first = BOARDS[table.act].spaces[0] ?? 0
    const cell = cellRect(areas, first).w
    if (cell * 1.8 < sizes.target) faults.push(`${name}, act ${table.act}: cells of ${cell}`)
    if (table.act !== 3 && size.w >= 390 && size.h > 600 && cell < sizes.target)
      faults.push(`${name}: cells of ${cell}`)
    for (const [kind, r] of Object.entries(areas.figures ?? {}))
      if (atLeast(r, sizes.target).w > r.w + 0.5 || r.h < sizes.target)
        faults.push(`${name}: ${kind} is ${r.w}×${r.h}`)
    if (areas.hand && (areas.hand.w - areas.tile) / 2 < sizes.target)
      faults.push(`${name}: three tiles do not fit the hand`)
    if (areas.bar.h < 60) faults.push(`${name}: the bar is ${areas.bar.h} high`)
  }
  expect(faults).toEqual([])
})

test('the board is the largest thing on the table', () => {
  for (const { name, size, table } of cases) {
    const { board } = movieAreas(size, table)
    const share = (board.w * board.h) / (size.w * size.h)
    if (share < 0.2)
      throw new Error(`${name}, act ${table.act}: the board takes ${share.toFixed(2)} of the table`)
  }
})

test('every cell lies on its board, in rows and columns', () => {
  for (const { act } of edition.boards) {
    const areas = movieAreas({ w: 1132, h: 848 }, { act, seats: 2, seat: 0 })
    const cells = BOARDS[act].spaces.map(space => cellRect(areas, space))
    expect(cells.every(cell => within(cell, areas.board))).toBe(true)
    expect(cells.some((a, i) => cells.some((b, j) => i !== j && overlaps(a, b)))).toBe(false)
  }
})

test('a spectator sees no empty quarter of a phone', () => {
  for (const { name, size, table } of cases.filter(one => one.size.w < 400 && one.table.seat === null)) {
    const used = partsOf(movieAreas(size, table)).reduce((sum, [, r]) => sum + (r ? r.w * r.h : 0), 0)
    if (used < 0.75 * size.w * size.h) throw new Error(`${name}, ${table.seats} seats: ${used}`)
  }
})

/** What a television's page gives the scene, before it enlarges it. */
const TELEVISION = { w: 1051, h: 505 }
const onScreen = acts.flatMap(act => [2, 3, 4].map(seats => ({ act, seats })))

test.each(onScreen)('act $act of $seats fits a television, nothing covered', ({ act, seats }) => {
  const { board, plates, bar } = movieScreen(TELEVISION, { act, seats, seat: null })
  expect(plates).toHaveLength(seats)
  expect(
    placeFault(Object.entries([board, bar, ...plates]), rect(0, 0, TELEVISION.w, TELEVISION.h)),
  ).toBeNull()
})

test('the board is as high as the screen, enlarged 884', () => {
  expect(movieScreen(TELEVISION, { act: 1, seats: 4, seat: null }).board.h * 1.75).toBeGreaterThan(870)
})
