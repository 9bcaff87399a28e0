/**
 * Non-interference at the wire: two servers with the same public history and different hidden things send
 * every other viewer the same bytes, in the same number and order.
 */
import { type AnyGame, findGame, gameIds, type RecordedIntent } from '@heorot/shared'
import { matchSeed } from '../src/ops/secrets'
import { type Hall, openHall, readLobby, until } from './support/harness'
import { loadVisitor, sockets } from './support/recordingSocket'
import { longestTwinStory, type TwinStory } from './support/twin'
import type { Visitor } from './support/Visitor'

const SEATS = 3
const VIEWER = 1
const OWNER = 2
const CODE = 'ABCDEFGH'
const tokenOf = (name: string) => name.padEnd(22, '0')

interface Traffic {
  readonly [viewer: string]: readonly string[]
}

class Evening {
  readonly #people = new Map<string, { visitor: Visitor; frames: string[] }>()
  readonly #summaries: string[] = []
  readonly #lobby: ReturnType<typeof readLobby>
  readonly #tick: () => void

  constructor(
    private readonly hall: Hall,
    private readonly Visitors: typeof Visitor,
  ) {
    const { registry, url } = hall
    this.#lobby = readLobby(url)
    this.#tick = registry.tick.bind(registry)
    // The clock of all tables would count spectators at moments that differ from evening to evening.
    registry.tick = () => {}
  }

  async enter(name: string, sit?: number): Promise<Visitor> {
    const visitor = await this.Visitors.join(this.hall.url, CODE, {
      name,
      token: tokenOf(name),
      ...(sit !== undefined && { sit }),
    })
    this.#people.set(name, { visitor, frames: sockets.at(-1)!.frames })
    return visitor
  }

  get(name: string): Visitor {
    return this.#people.get(name)!.visitor
  }

  /** Everybody has seen everything that happened so far. */
  async calm(revision: number): Promise<void> {
    this.#tick()
    const spectators = [...this.#people.values()].filter(({ visitor }) => visitor.you.seat === null).length
    await until('everybody being in step', () =>
      [...this.#people.values()].every(
        ({ visitor }) =>
          visitor.table.revision === revision && visitor.inStep && visitor.table.spectators === spectators,
      ),
    )
  }

  /** What this person was sent so far does not count: it was theirs to know. */
  forget(name: string): void {
    this.#people.get(name)!.frames.length = 0
  }

  async noteSummary(): Promise<void> {
    this.#summaries.push(await (await this.hall.get(`/api/tables/${CODE}`)).text())
  }

  /** Everybody knows the table is locked, the lobby too. */
  get isKnownLocked(): boolean {
    const inLobby = this.#lobby.text.includes('"locked":true')
    return inLobby && [...this.#people.values()].every(({ visitor }) => visitor.table.locked)
  }

  traffic(): Traffic {
    const frames = [...this.#people].map(([name, { frames }]) => [name, [...frames]] as const)
    return { ...Object.fromEntries(frames), summary: this.#summaries, lobby: [this.#lobby.text] }
  }
}

/** Tries every seat and looks at what that shows; whoever owns one sits there again in the end. */
async function tryEverySeat(visitor: Visitor): Promise<void> {
  await visitor.ask('stand')
  for (const wish of [{ seat: 0 }, { seat: VIEWER }, { seat: OWNER }, {}]) {
    await visitor.ask('sit', wish)
    await visitor.sync()
    await visitor.ask('past', { match: 1, from: 0 })
    await visitor.ask('history', { match: 1 })
    await visitor.ask('withdraw')
  }
}

/** People move between seats; in the end Heir has taken over the seat whose hidden things differ. */
async function moveAround(evening: Evening, revision: number): Promise<void> {
  const heir = await evening.enter('Heir')
  await evening.calm(revision)
  const [host, viewer, owner, early] = ['Seat0', 'Seat1', 'Seat2', 'Early'].map(name => evening.get(name))
  await owner!.ask('stand')
  await tryEverySeat(viewer!)
  await tryEverySeat(early!)
  await owner!.ask('sit')
  await owner!.ask('stand', { forGood: true })
  await owner!.until('being free', v => v.you.seat === null)
  await owner!.sync()
  evening.forget('Seat2')
  await tryEverySeat(viewer!)
  await tryEverySeat(early!)
  await heir.ask('sit', { seat: OWNER })
  for (const player of [host!, viewer!])
    await player.host({ do: 'accept', person: heir.you.person, seat: OWNER })
  await heir.sync()
  await tryEverySeat(viewer!)
  await tryEverySeat(owner!)
  await evening.calm(revision)
}

async function play(evening: Evening, intents: readonly RecordedIntent[]): Promise<void> {
  let revision = 0
  const players = ['Seat0', 'Seat1', 'Seat2']
  for (const [seat, intent] of intents) {
    // Out of turn, foreign and senseless intents are answered alike, too.
    await evening.get('Viewer').intend({ kind: 'nonsense' }, 'nonsense-1')
    await evening.get('Early').intend(intent, 'foreign-0001')
    const answer = await evening
      .get(players[seat]!)
      .intend(intent, `intent-${String(revision).padStart(4, '0')}`)
    if (!answer.ok) throw new Error(`step ${revision + 1}: ${answer.refusal?.reason}`)
    revision++
    await evening.calm(revision)
    if (revision === 5) {
      await evening.enter('Late')
      await evening.calm(revision)
      await moveAround(evening, revision)
      players[OWNER] = 'Heir'
    }
    // Whoever looks back is told what they would have seen, and no more.
    for (const name of ['Seat1', 'Viewer'])
      await evening.get(name).ask('past', { match: 1, from: Math.max(0, revision - 3) })
    if (revision % 7 === 0) await evening.noteSummary()
  }
}

/** One server, one table, one story; everything each viewer was sent. */
async function tell(game: AnyGame, intents: readonly RecordedIntent[]): Promise<Traffic> {
  const Visitors = await loadVisitor()
  const hall = await openHall(
    // Bots decide by what they hold: here none has time to.
    { HEOROT_BOT_PAUSE: '60000' },
    {
      findGame: () => game,
      newCode: () => CODE,
      now: () => 1_800_000_000_000,
      random: size => Buffer.alloc(size, 7),
    },
  )
  const evening = new Evening(hall, Visitors)
  await hall.create({ game: game.id, seats: SEATS, public: true, name: 'Seat0', token: tokenOf('Seat0') })
  await evening.enter('Seat0')
  await evening.enter('Seat1', VIEWER)
  await evening.enter('Seat2', OWNER)
  for (const name of ['Early', 'Viewer']) {
    await evening.enter(name)
    // Spectators are counted once a second; here, one by one.
    await evening.calm(0)
  }
  await evening.get('Seat0').host({ do: 'start' })
  await until('the start', () => ['Seat0', 'Seat1', 'Seat2'].every(name => evening.get(name).mine))
  await evening.calm(0)
  await play(evening, intents)
  // A last change that everybody hears of: whatever came before it has arrived.
  await evening.get('Seat0').host({ do: 'lock', locked: true })
  await until('the last word', () => evening.isKnownLocked)
  const traffic = evening.traffic()
  await hall.stop()
  return traffic
}

/** What the server derives from its fixed randomness when nobody adds entropy. */
const SEED = matchSeed('07'.repeat(32), ['', '', ''])

describe.each(gameIds)('%s at the wire', id => {
  let story: TwinStory
  beforeAll(() => {
    const game = findGame(id)!
    const options = game.readOptions({}, SEATS)
    story = longestTwinStory({ game, seats: SEATS, options, seed: SEED }, VIEWER, 16)
  })

  it('sends nobody a byte that depends on what they may not know', async () => {
    expect(story.intents.length).toBeGreaterThanOrEqual(8)
    const [here, there] = [
      await tell(story.games[0], story.intents),
      await tell(story.games[1], story.intents),
    ]
    for (const viewer of ['Seat1', 'Seat2', 'Early', 'Viewer', 'Late', 'summary', 'lobby'])
      expect({ viewer, sent: there[viewer] }).toEqual({ viewer, sent: here[viewer] })
    // The owners of what differs are told so, or this test would prove nothing.
    expect([there.Seat0, there.Heir]).not.toEqual([here.Seat0, here.Heir])
    expect(here.Early!.length).toBeGreaterThan(story.intents.length)
  })
})
