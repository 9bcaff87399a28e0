/** Whole matches of every game go over the wire and arrive as they were, step by step. */
import { Reflection } from '@colyseus/schema'
import * as fc from 'fast-check'
import { findGame, gameIds } from '../games'
import { type AnyGame, begin, type GameTypes, OwnedMatch, rngFrom, seedFromNumber } from '../kernel'
import type { MatchView, WireTableState } from '.'
import { PublicState, packEvents, packPrivateSlice, readTable, unpackEvents, unpackPrivateSlice } from '.'
import type { TableView } from './tableSchema'

/** Decodes by the handshake alone, as any SDK does. */
class Spectator {
  readonly decoder
  constructor(table: PublicState) {
    this.decoder = Reflection.decode(table.handshake.slice())
    this.take(table.encodeWhole())
  }
  take(message: Uint8Array): void {
    this.decoder.decode(message.slice(1))
  }
  get state(): WireTableState {
    return this.decoder.state as WireTableState
  }
}

/** A table whose state is encoded for two spectators: one from the beginning, one who joins again and again. */
class Table {
  readonly #table
  readonly codec
  readonly spectators: Spectator[]
  constructor(game: string) {
    this.#table = new PublicState(game)
    this.codec = this.#table.codec
    this.spectators = [new Spectator(this.#table)]
  }
  join(): void {
    this.spectators[1] = new Spectator(this.#table)
  }
  writeTable(facts: Omit<TableView, keyof MatchView>): void {
    this.#table.writeTable(facts)
    this.#send()
  }
  /** How many bytes the patch takes. */
  writeMatch(match: MatchView | null): number {
    this.#table.writeMatch(match)
    return this.#send()
  }
  #send(): number {
    const patch = this.#table.encodePatch()
    for (const spectator of this.spectators) if (patch) spectator.take(patch)
    return patch ? patch.length - 1 : 0
  }
}

const facts: Omit<TableView, keyof MatchView> = {
  ...{
    code: 'K7MWPD3X',
    game: 'movie',
    phase: 'playing',
    match: 1,
    host: null,
    deputy: '3fa9c1d27b44',
    commitment: '9f86',
  },
  ...{ spectators: 3, locked: false, public: true, watch: 'everyone', clock: 'days' },
  ...{ hints: 'newcomers', coach: true },
  ...{ broadcast: 10, hands: 'open' },
  options: { startSeat: 'random', lastAbility: true },
  holders: [
    { seat: 0, from: 1, name: 'Hygd', person: '3fa9c1d27b44', bot: null },
    { seat: 1, from: 1, name: '', person: null, bot: 'thane' },
  ],
  pauseWanted: ['7b443fa9c1d2'],
  paused: false,
  takeovers: [{ seat: 1, person: '1fa9c1d27b44', name: 'Unferth', undecided: ['ffffffffffff'] }],
  seats: [
    {
      ...{
        name: 'Hygd',
        person: '3fa9c1d27b44',
        bot: null,
        standIn: false,
        online: false,
        awaySince: 1_799_999_000_000,
        hasEntropy: true,
      },
      ...{
        muted: false,
        agreed: false,
        deadline: 1_800_000_000_000,
        reserve: 172_800_000,
        askableAt: 1_800_100_000_000,
      },
    },
    {
      ...{
        name: '',
        person: null,
        bot: 'thane',
        standIn: false,
        online: false,
        awaySince: null,
        hasEntropy: false,
      },
      ...{ muted: false, agreed: false, deadline: null, reserve: 0, askableAt: null },
    },
  ],
}

it('carries a table, its empty parts too', () => {
  const table = new Table('movie')
  table.writeTable(facts)
  table.join()
  for (const { state } of table.spectators)
    expect(readTable(state)).toEqual({
      table: { ...facts, revision: 0, waitingFor: [], progress: null, outcome: null, takeBack: null },
      view: null,
    })
})

/** Bytes per step, on average. */
interface Traffic {
  readonly patch: number
  readonly events: number
}

function playOver(game: AnyGame, seats: number, seed: string, options: object): Traffic {
  const rng = rngFrom(seed)
  const match = new OwnedMatch(game, begin(game, { seats, options: game.readOptions(options, seats), seed }))
  const table = new Table(game.id)
  const sent = { patch: 0, events: 0 }
  while (!game.outcome(match.state)) {
    const seat = rng.pick(game.asked(match.state))
    const wordings = match.accept(seat, game.suggest(game.prompt(match.state, seat)!, rng))
    const events = wordings.map(({ everyone }) => everyone)
    sent.patch += patchAcross(table, game, match)
    sent.events += eventsAcross(table, match.revision, events)
    sliceAcross(table, game, match, seat, events)
    if (match.revision % 9 === 1) table.join()
  }
  table.join()
  const [always, newcomer] = table.spectators.map(({ decoder }) => [...decoder.root.refs.keys()].sort())
  // More would be a leak.
  expect(always).toEqual(newcomer)
  return { patch: sent.patch / match.revision, events: sent.events / match.revision }
}

function patchAcross(table: Table, game: AnyGame, { state, revision }: OwnedMatch<GameTypes>): number {
  const match = {
    ...{ revision, waitingFor: game.asked(state) },
    ...{ progress: game.progress(state), outcome: game.outcome(state), takeBack: null },
  }
  const view = game.publicView(state)
  const bytes = table.writeMatch({ ...match, view })
  for (const { state } of table.spectators) {
    const seen = readTable(state)
    expect(seen.view).toEqual(view)
    expect(seen.table).toMatchObject(match)
  }
  return bytes
}

function eventsAcross({ codec, spectators }: Table, revision: number, events: readonly unknown[]): number {
  const said = { match: 1, revision, events }
  const bytes = packEvents(codec, said)
  expect(unpackEvents(spectators.at(-1)!.state, bytes)).toEqual(said)
  return bytes.length
}

function sliceAcross(
  { codec, spectators }: Table,
  game: AnyGame,
  { state, revision }: OwnedMatch<GameTypes>,
  seat: number,
  events: readonly unknown[],
): void {
  const slice = { secret: game.secretView(state, seat), prompt: game.prompt(state, seat) }
  const mine = { match: 1, revision, ...slice, events }
  expect(unpackPrivateSlice(spectators.at(-1)!.state, packPrivateSlice(codec, mine))).toEqual(mine)
}

/** Every switch that changes what is public. */
const options = fc.record({
  advanced: fc.boolean(),
  openTokens: fc.boolean(),
  fallen: fc.boolean(),
  lastAbility: fc.boolean(),
})
it.each(gameIds)('%s arrives as it was, step by step and for those who join late', id => {
  const game = findGame(id)!
  fc.assert(
    fc.property(fc.nat(), fc.integer(game.seats), options, (n, seats, switches) => {
      const known = game.readOptions({}, seats) as object
      const chosen = Object.entries(switches).filter(([key]) => Object.hasOwn(known, key))
      playOver(game, seats, seedFromNumber(n), Object.fromEntries(chosen))
    }),
    { numRuns: 6 },
  )
})

it.each(gameIds)('a step of %s takes few bytes', id => {
  const game = findGame(id)!
  const { patch, events } = playOver(game, Math.min(4, game.seats.max), seedFromNumber(11), {})
  expect(patch).toBeLessThan(60)
  expect(events).toBeLessThan(50)
})

it('a match that is taken back leaves nothing behind', () => {
  const game = findGame('legend')!
  const match = begin(game, { seats: 3, options: game.readOptions({}, 3), seed: seedFromNumber(1) })
  const table = new Table('legend')
  patchAcross(table, game, new OwnedMatch(game, match))
  table.writeMatch(null)
  table.join()
  for (const { state } of table.spectators) expect(readTable(state).view).toBeNull()
})
