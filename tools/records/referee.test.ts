/** docs/records.md is enough to referee a match: the referees know that page and nothing else. */
import { type AnyGame, clonePlain } from '@heorot/shared'
import { legend, type LegendEvent as OurLegendEvent } from '@heorot/shared/games/legend'
import { movie, type MovieEvent as OurMovieEvent } from '@heorot/shared/games/movie'
import { demand, same, ascending } from './demand'
import { type Fields, fieldsOf } from './document'
import { kindsIn, patternsOf } from './grammar'
import { type RecordedLegendEvent, LegendMatch } from './legendMatch'
import { follow } from './legendReferee'
import { DOC_TRACK } from './legendTables'
import { type RecordedEvent, fullEvents, hesitant, type Line, lineOf, type RecordedStep } from './lines'
import type { RecordedMovieIntent } from './movieActions'
import { MovieReferee } from './movieReferee'
import { withoutTakenBack } from './takeBacks'

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

function refereeMovie(line: Line): void {
  const referee = new MovieReferee(line.record)
  same(
    line.start.secrets.map(({ hand }) => hand),
    referee.hands,
    'the hands dealt',
  )
  for (const { seat, intent, events, secret } of withoutTakenBack(line.steps, 'Movie')) {
    const said = referee.play(seat, intent as unknown as RecordedMovieIntent)
    same(events, said.events, 'the events')
    same(
      secret,
      said.secret.map(event => ({ [String(event.seat)]: event })),
      'what their owner hears',
    )
  }
  same(line.outcome.scores, referee.saga, 'the scores')
}

function refereeLegend(line: Line): void {
  const match = new LegendMatch(line.record)
  const holdings = (of: 'hand' | 'tokens') => match.players.map(player => ascending(player[of]))
  same(
    line.start.secrets.map(({ hand }) => hand),
    holdings('hand'),
    'the hands dealt',
  )
  for (const step of withoutTakenBack(line.steps, 'Legend')) {
    match.hear(step.seat, step.intent)
    for (const event of fullEvents(step)) follow(match, event as unknown as RecordedLegendEvent, step.intent)
  }
  same(
    line.end.secrets.map(({ tokens }) => tokens),
    holdings('tokens'),
    'the tokens at the end',
  )
}

const refereed = [
  ['the Movie', movieLines, refereeMovie],
  ['The Legend', legendLines, refereeLegend],
] as const

describe.each(refereed)('%s', (_name, lines, referee) => {
  test('is refereed from the page, from the deal to the score', () => {
    for (const line of lines) referee(line)
  })

  test('a seed, an event or a number that is not right is found', () => {
    for (const [i, line] of lines.entries()) {
      expect(() => referee({ ...line, record: { ...line.record, seed: 'f'.repeat(32) } })).toThrow()
      expect(() => referee(spoilt(line, i))).toThrow()
    }
  })
})

describe.each([
  ['the Movie', movie as AnyGame, movieLines, refereeMovie],
  ['The Legend', legend as AnyGame, legendLines, refereeLegend],
] as const)('%s with decisions taken back', (_name, game, lines, referee) => {
  const taken = lines.map(line => hesitant(game, line))
  const isTakeBack = ({ intent }: RecordedStep) => intent.kind === 'takeBack'

  test('is refereed', () => {
    expect(taken.flatMap(({ steps }) => steps).filter(isTakeBack).length).toBeGreaterThan(taken.length)
    for (const line of taken) referee(line)
  })

  test('is wrong where it was not allowed', () => {
    for (const line of taken) {
      const at = line.steps.findIndex(isTakeBack)
      const { [at]: step } = line.steps
      if (!step) continue
      const other = { ...step, seat: (step.seat + 1) % line.record.seats }
      const others = { ...other, events: [{ kind: 'tookBack', seat: other.seat }] }
      for (const wrong of [[step, step], [others], [{ ...step, events: [] }]])
        expect(() => referee({ ...line, steps: line.steps.toSpliced(at, 1, ...wrong) })).toThrow()
      const again = line.steps.slice(at, at + 2)
      expect(() => referee({ ...line, steps: line.steps.toSpliced(at + 2, 0, ...again) })).toThrow()
    }
    for (const line of lines) {
      const at = line.steps.findIndex(({ secret }) => secret.length > 0)
      const { seat = 0 } = line.steps[at] ?? {}
      const peek = { seat, intent: { kind: 'takeBack' }, events: [{ kind: 'tookBack', seat }], secret: [] }
      expect(() => referee({ ...line, steps: line.steps.toSpliced(at + 1, 0, peek) })).toThrow('heard')
    }
  })
})

/** One number of one event is one more than it was. */
function spoilt(line: Line, n: number): Line {
  const steps = clonePlain(line.steps)
  const numbered = steps.flatMap(({ events }) => events).filter(event => numbersIn(event).length > 0)
  const event = numbered[(n * 37) % numbered.length] as Record<string, unknown>
  const [field = ''] = numbersIn(event)
  event[field] = Number(event[field]) + 1
  return { ...line, steps }
}

const numbersIn = (event: Record<string, unknown>): string[] =>
  Object.keys(event).filter(field => field !== 'seat' && typeof event[field] === 'number')

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
    for (const { kind, ...rest } of seen) same(Object.keys(rest).sort(), namesIn(fields, kind), kind)
  })

  test('say which fields are hidden', () => {
    const fields = fieldsOf(`### ${name}: events`, 'event')
    for (const { kind, ...rest } of steps.flatMap(step => step.secret.flatMap(told => Object.values(told)))) {
      const hidden = fields.get(kind)?.hidden ?? []
      demand(hidden.length > 0 && hidden.every(field => rest[field] !== null), `${kind} tells its owner more`)
    }
    for (const event of steps.flatMap(step => step.events))
      for (const field of fields.get(event.kind)?.hidden ?? [])
        same(event[field], null, `${event.kind}.${field}`)
  })

  test('name every intent and its fields, and none can be left out', () => {
    const fields = fieldsOf(`### ${name}: intents`, 'intent')
    expect([...new Set(steps.map(({ intent }) => intent.kind))].sort()).toEqual([...fields.keys()].sort())
    for (const { intent } of steps) {
      const { kind, ...rest } = intent
      same(Object.keys(rest).sort(), namesIn(fields, kind), kind)
      for (const field of Object.keys(rest)) {
        const { [field]: _left, ...without } = intent
        same(game.readIntent(without), null, `${kind} without ${field}`)
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
