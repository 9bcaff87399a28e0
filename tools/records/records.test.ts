/** docs/records.md is enough to deal, shuffle and score a match: what checks it here knows that page and nothing else. */
import { type AnyGame, clonePlain } from '@heorot/shared'
import { legend, type LegendEvent as OurLegendEvent } from '@heorot/shared/games/legend'
import { movie, type MovieEvent as OurMovieEvent } from '@heorot/shared/games/movie'
import { ascending, type Fields, fieldsOf } from './document'
import { kindsIn, patternsOf } from './grammar'
import { type DealtLegendEvent, LegendDealer } from './legendDealer'
import { sheetsOf } from './legendScores'
import { DOC_TRACK } from './legendTables'
import { fullEvents, hesitant, type Line, lineOf, type RecordedEvent, standingSteps } from './lines'
import { type DealtMovieEvent, MovieDealer } from './movieDealer'
import { gainedBy, type ScoredBoard, scoresOn, docStandings } from './movieScores'

const GAMES = 8

const played = (game: AnyGame, cases: readonly (readonly [seats: number, options: object])[]): Line[] =>
  cases.flatMap(([seats, options], i) =>
    Array.from({ length: GAMES }, (_, n) => lineOf(game, seats, options, 1 + i * GAMES + n)),
  )

const movieLines = played(movie as AnyGame, [
  [2, {}],
  [3, { startSeat: 2 }],
  [4, { lastAbility: true }],
])
const legendLines = played(legend as AnyGame, [
  [2, {}],
  [3, { startSeat: 2, fallen: true }],
  [4, { advanced: true }],
  [5, { openTokens: true, advanced: true }],
])

function checkMovie(line: Line): void {
  const dealer = new MovieDealer(line.record)
  expect(line.start.secrets.map(({ hand }) => hand)).toEqual(dealer.hands)
  const events = standingSteps(line.steps).flatMap(fullEvents)
  const saga = dealer.hands.map(() => 50)
  for (const event of events) {
    dealer.follow(event as unknown as DealtMovieEvent)
    if (event.kind === 'cashedIn') saga[Number(event.seat)]! += Number(event.points)
    if (event.kind === 'actEnded') checkAct(event, saga)
  }
  const standings = docStandings(saga, events)
  expect(events.at(-1)).toEqual({ kind: 'gameEnded', standings })
  expect(line.outcome).toEqual({ scores: saga, places: standings.map(({ place }) => place) })
}

function checkAct(event: RecordedEvent, saga: number[]): void {
  const board = event.result as ScoredBoard
  const scores = scoresOn(board)
  expect(event.scores).toEqual(scores)
  expect(board.gained).toEqual(gainedBy(scores, saga.length))
  board.gained.forEach((points, seat) => {
    saga[seat]! += points
  })
  expect(event.saga).toEqual(saga)
}

function checkLegend(line: Line): void {
  const dealer = new LegendDealer(line.record)
  expect(line.start.secrets.map(({ hand }) => hand)).toEqual(dealer.hands.map(ascending))
  const events = standingSteps(line.steps).flatMap(fullEvents)
  for (const event of events)
    if (event.kind === 'treasuresRevealed') dealer.takeBackTreasure(event.tokens as number[][])
    else dealer.follow(event as unknown as DealtLegendEvent)
  const sheets = sheetsOf(line, events)
  expect(events.at(-1)).toEqual({ kind: 'ended', sheets })
  const scores = sheets.map(({ total }) => total)
  const places = scores.map(score => 1 + scores.filter(other => other > score).length)
  expect(line.outcome).toEqual({ scores, places })
}

describe.each([
  ['the Movie', movie as AnyGame, movieLines, checkMovie],
  ['The Legend', legend as AnyGame, legendLines, checkLegend],
] as const)('%s', (_name, game, lines, check) => {
  test('is dealt, shuffled and scored by the page', () => {
    for (const line of lines) check(line)
  })

  test('is so with decisions taken back', () => {
    const taken = lines.map(line => hesitant(game, line))
    const takeBacks = taken.flatMap(({ steps }) => steps).filter(({ intent }) => intent.kind === 'takeBack')
    expect(takeBacks.length).toBeGreaterThan(taken.length)
    for (const line of taken) check(line)
  })

  test('a seed, a drawn number or a score that is not right is found', () => {
    for (const line of lines) {
      expect(() => check({ ...line, record: { ...line.record, seed: 'f'.repeat(32) } })).toThrow()
      expect(() => check(withWrongDraw(line))).toThrow()
      const scores = line.outcome.scores.map(score => score + 1)
      expect(() => check({ ...line, outcome: { ...line.outcome, scores } })).toThrow()
    }
  })
})

/** The last thing drawn that only its owner knows is another one. */
function withWrongDraw(line: Line): Line {
  const steps = clonePlain(line.steps)
  const drawn = steps.flatMap(({ secret }) => secret.flatMap(wordings => Object.values(wordings))).at(-1)
  const [field = ''] = ['tile', 'tiles', 'cards', 'tokens'].filter(name => drawn?.[name] !== undefined)
  const value = drawn?.[field]
  Object.assign(drawn ?? {}, { [field]: Array.isArray(value) ? value.map(n => n + 1) : Number(value) + 1 })
  return { ...line, steps }
}

/** Too rare to wait for; the compiler knows their fields. */
const rare: readonly (OurMovieEvent | OurLegendEvent)[] = [
  { kind: 'couldPlayNothing', seat: 0 },
  { kind: 'skipped', seat: 0 },
  { kind: 'refilled', seat: 0, act: 2, count: 1, tiles: null },
  { kind: 'gotChange', seat: 0, taken: [], given: [], owed: 2 },
]

const namesIn = (fields: ReadonlyMap<string, Fields>, kind: string): string[] =>
  [...(fields.get(kind)?.names ?? [])].sort()

const documented = [
  ['Movie', movie as AnyGame, movieLines],
  ['Legend', legend as AnyGame, legendLines],
] as const

describe.each(documented)('the tables of the %s', (name, game, lines) => {
  const steps = lines.flatMap(line => line.steps)

  test('name every event and its fields', () => {
    const fields = fieldsOf(`### ${name}: events`, 'event')
    expect([...fields.keys()].sort()).toEqual([...game.eventKinds].sort())
    const known = rare.filter(({ kind }) => fields.has(kind)) as readonly RecordedEvent[]
    const seen = [...steps.flatMap(step => step.events), ...known]
    expect([...new Set(seen.map(({ kind }) => kind))].sort()).toEqual([...fields.keys()].sort())
    for (const { kind, ...rest } of seen) expect(Object.keys(rest).sort()).toEqual(namesIn(fields, kind))
  })

  test('say which fields are hidden', () => {
    const fields = fieldsOf(`### ${name}: events`, 'event')
    for (const { kind, ...rest } of steps.flatMap(step => step.secret.flatMap(told => Object.values(told)))) {
      const hidden = fields.get(kind)?.hidden ?? []
      expect(hidden).not.toEqual([])
      for (const field of hidden) expect(rest[field]).not.toBeNull()
    }
    for (const event of steps.flatMap(step => step.events))
      for (const field of fields.get(event.kind)?.hidden ?? []) expect(event[field]).toBeNull()
  })

  test('name every intent and its fields, and none can be left out', () => {
    const fields = fieldsOf(`### ${name}: intents`, 'intent')
    expect([...new Set(steps.map(({ intent }) => intent.kind))].sort()).toEqual([...fields.keys()].sort())
    for (const { intent } of steps) {
      const { kind, ...rest } = intent
      expect(Object.keys(rest).sort()).toEqual(namesIn(fields, kind))
      for (const field of Object.keys(rest)) {
        const { [field]: _left, ...without } = intent
        expect(game.readIntent(without)).toBeNull()
      }
    }
  })
})

test('the events of the Movie come in the order of the page', () => {
  const { match } = Object.fromEntries(patternsOf('### Movie: order of events', 'whole', 'part'))
  for (const { steps } of movieLines)
    expect(kindsIn(steps.flatMap(({ events }) => events))).toMatch(match ?? /^$/)
})

test('the events of each episode of The Legend come in the order of the page', () => {
  const patterns = patternsOf('### Legend: order of events', 'kind of episode', 'part')
  expect([...patterns.keys()].sort()).toEqual([...new Set(DOC_TRACK.map(({ kind }) => kind))].sort())
  for (const { steps } of legendLines) {
    const text = kindsIn(steps.flatMap(({ events }) => events)).replaceAll('usedSpecial.rest healed ', '')
    const began = steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'episodeBegan')
    const episodes = text.replace(/ended $/, '').split(/(?:passedOver )*episodeBegan /)
    expect(episodes).toHaveLength(began.length + 1)
    episodes.forEach((events, i) => {
      const row = DOC_TRACK[i === 0 ? 0 : Number(began[i - 1]?.step) - 1]
      expect(`${row?.kind}: ${events}`).toMatch(
        new RegExp(`^${row?.kind}: ${patterns.get(row?.kind ?? '')?.source.slice(1)}`),
      )
    })
  }
})
