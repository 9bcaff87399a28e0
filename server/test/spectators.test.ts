/** Twenty spectators of all kinds while the server is killed: each is shown the record, and nothing before its time. */
import type { PublishedRecord } from '@heorot/shared'
import { canonical, findGame, gameIds, pastOf, rngFrom, seedFromNumber } from '@heorot/shared'
import { buildServer, ChildServer } from './support/ChildServer'
import { until, visitorOf } from './support/harness'
import { SPECTATOR_KINDS, Spectator } from './support/Spectator'
import { stubbornMatch, type StubbornPlayer } from './support/StubbornPlayer'
import { freePort } from './support/freePort'
import { tempFolder } from './support/tempFolder'

const MINUTE = 60_000
const DELAY = 5
const SPECTATORS = 20
const KILLS = 5
const ROUNDS_BETWEEN_KILLS = 6
/** After so many moves at both tables together, so much time passes: an hour in all. */
const MOVES_BETWEEN = 6
const BETWEEN = 40_000
const BUNDLE = 'dist/testing/clockedServer.js'

const folder = tempFolder('spectators')
let server: ChildServer
let url = ''
const running: { stop(): void }[] = []

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  buildServer('test/support/clockedServer.ts', BUNDLE)
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = new ChildServer({ HEOROT_PORT: String(port), HEOROT_DATA: folder }, BUNDLE)
  await server.start()
})

afterAll(async () => {
  for (const each of running) each.stop()
  await server.end('SIGKILL')
})

/** Time passes for all tables of the server, and only when told. */
let elapsed = 0

class Evening {
  code = ''
  players: StubbornPlayer[] = []
  spectators: Spectator[] = []
  /** How much time had passed when a revision was promised: with open hands it is not shown before the delay is over. */
  readonly acceptedAt: number[] = []
  #ends: Promise<void>[] = []

  constructor(
    readonly game: string,
    private readonly onPromise: () => void,
  ) {}

  async open(): Promise<void> {
    const order = { game: this.game, broadcast: DELAY } as const
    const { code, players } = await stubbornMatch(url, order, this.onPromise)
    this.code = code
    this.players = players
    this.spectators = Array.from({ length: SPECTATORS }, (_, n) => {
      const kind = SPECTATOR_KINDS[n % SPECTATOR_KINDS.length]!
      return new Spectator(kind, url, code, () => elapsed, rngFrom(seedFromNumber(n + 1)))
    })
    running.push(...this.players, ...this.spectators)
    this.#ends = [...this.players, ...this.spectators].map(each => each.run())
  }

  get isOver(): boolean {
    return this.players.every(({ phase }) => phase === 'finished')
  }

  of(isDelayed: boolean): Spectator[] {
    return this.spectators.filter(({ kind }) => (kind === 'delayed') === isDelayed)
  }

  noteAccepted(at: number): void {
    for (const { revision } of this.players.flatMap(({ promised }) => promised))
      this.acceptedAt[revision] ??= at
  }

  async end(): Promise<void> {
    for (const each of [...this.players, ...this.spectators]) each.stop()
    await Promise.all(this.#ends)
  }
}

/** What a spectator was shown that is not the record's past. */
function faultsOf(
  spectator: Spectator,
  { record }: PublishedRecord,
  acceptedAt: readonly number[],
): string[] {
  const game = findGame(record.game)!
  const isDelayed = spectator.kind === 'delayed'
  const span = { from: 0, to: record.intents.length }
  const frames = pastOf(game, record, isDelayed ? 'open' : 'spectator', span)
  const expected = frames.map(frame => canonical(frame))
  const faults = [...spectator.slips]
  let newest = -1
  const fault = (what: string) => faults.push(`${spectator.kind}: ${what}`)
  const isEarly = (revision: number, elapsed: number) =>
    isDelayed && revision > 0 && elapsed < (acceptedAt[revision] ?? 0) + DELAY * MINUTE
  for (const { revision, view, elapsed } of spectator.sights) {
    if (revision < newest) fault(`revision ${revision} after ${newest}`)
    newest = revision
    if (canonical(view) !== canonical(frames[revision]?.view)) fault(`another view at ${revision}`)
    if (isEarly(revision, elapsed)) fault(`revision ${revision} too early`)
  }
  for (const { revision, hands, elapsed } of spectator.hands) {
    if (canonical(hands) !== canonical(frames[revision]?.hands)) fault(`other hands at ${revision}`)
    if (revision === 0 || isEarly(revision, elapsed)) fault(`hands of ${revision} too early`)
  }
  for (const frame of spectator.past) {
    const isDeal = isDelayed && frame.revision === 0 && frame.hands === undefined
    if (!isDeal && canonical(frame) !== expected[frame.revision]) fault(`another past at ${frame.revision}`)
  }
  const steps = frames.slice(1).map(({ events }) => events)
  for (const history of spectator.histories)
    if (canonical(history) !== canonical(steps.slice(0, history.length))) fault('another history')
  if (newest !== record.intents.length) fault(`the last was ${newest} of ${record.intents.length}`)
  return faults
}

it('shows both games as they were recorded, through kills and reconnects', async () => {
  let promises = 0
  const evenings = gameIds.map(id => new Evening(id, () => promises++))
  const isOver = () => evenings.every(evening => evening.isOver)
  const pass = async (ms: number) => {
    const before = elapsed
    // What is seen from now on may have come with the end of this time.
    elapsed += ms
    await server.pass(ms)
    for (const evening of evenings) evening.noteAccepted(before)
  }
  for (const evening of evenings) await evening.open()
  for (let round = 1; !isOver(); round++) {
    const enough = promises + MOVES_BETWEEN
    await until('some moves', () => promises >= enough || isOver())
    await pass(BETWEEN)
    if (round % ROUNDS_BETWEEN_KILLS !== 0 || round > KILLS * ROUNDS_BETWEEN_KILLS) continue
    await server.end('SIGKILL')
    await server.start()
  }
  for (const evening of evenings) {
    // A connection that is kept from before may end just now.
    const record = await until('the record', () =>
      visitorOf(url)
        .record(`${evening.code}-1`)
        .catch(() => null),
    )
    const last = record.record.intents.length
    const hasCome = (isDelayed: boolean) => evening.of(isDelayed).every(({ revision }) => revision === last)
    await until('the end, live', () => hasCome(false))
    await until('the end, late', async () => {
      if (hasCome(true)) return true
      await pass(BETWEEN)
      return false
    })
    await evening.end()
    expect(evening.spectators.flatMap(each => faultsOf(each, record, evening.acceptedAt))).toEqual([])
    // Otherwise nothing was proved.
    expect(evening.of(true).every(({ hands }) => hands.length > 0)).toBe(true)
    expect(evening.spectators.every(({ joins }) => joins > 1)).toBe(true)
  }
})
