/** A delayed stream is the record's past, byte by byte, whatever happens later and whatever the clock does. */
import type { History, Past, RecordedIntent } from '@heorot/shared'
import { CLOSE_BROADCAST, findGame, gameIds, pastOf, rngFrom, seedFromNumber } from '@heorot/shared'
import { PublicState, packOpenHands } from '@heorot/shared/wire'
import { type Hall, openHall, until } from './support/harness'
import { loadVisitor, sockets } from './support/recordingSocket'
import type { Visitor } from './support/Visitor'

const CODE = 'ABCDEFGH'
const MINUTE = 60_000
const DELAY = 5
const SHOWN = 8
const tokenOf = (name: string) => name.padEnd(22, '0')

let hall: Hall | null = null
/** Rooms are one for a process, so there is one server at a time. */
async function stop(): Promise<void> {
  await hall?.stop()
  hall = null
}
afterEach(stop)

/** A server whose clock moves when told; its tables are looked after at the same moments in every run. */
class Evening {
  now = 1_800_000_000_000
  hall!: Hall
  players: Visitor[] = []
  viewer!: Visitor
  viewerFrames!: string[]
  liveFrames!: string[]
  #tick!: () => void
  #join!: (name: string, more?: object) => Promise<Visitor>

  async open(game: string): Promise<void> {
    const Visitors = await loadVisitor()
    this.hall = await openHall(
      {},
      { newCode: () => CODE, now: () => this.now, random: size => Buffer.alloc(size, 7) },
    )
    hall = this.hall
    const { registry, url } = this.hall
    this.#tick = registry.tick.bind(registry)
    registry.tick = () => {}
    this.#join = (name, more = {}) => Visitors.join(url, CODE, { name, token: tokenOf(name), ...more })
    await this.hall.create({ game, broadcast: DELAY, name: 'Seat0', token: tokenOf('Seat0') })
    this.players = [await this.#join('Seat0'), await this.#join('Seat1', { sit: true, agree: DELAY })]
    await this.players[0]!.host({ do: 'start' })
    await this.#join('Live')
    this.liveFrames = sockets.at(-1)!.frames
    this.viewer = await this.#join('Viewer', { open: true })
    this.viewerFrames = sockets.at(-1)!.frames
    await this.pass(0)
    await until('the count of spectators', () => this.viewer.table.spectators === 2)
  }

  join(name: string, more?: object): Promise<Visitor> {
    return this.#join(name, more)
  }

  get played() {
    const { play, record } = this.hall.registry.awake.get(CODE)!
    const intents = play!.rows.map(({ seat, intent }): RecordedIntent => [seat, intent])
    return { seats: 2, options: record.options, seed: record.seed!, intents }
  }

  /** Lets time pass as it does, or jump. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 4000) {
      this.now += Math.min(left, 4000)
      await this.#look()
    }
    await this.#look()
  }

  async #look(): Promise<void> {
    await this.hall.saveTime()
    this.#tick()
  }

  async play(moves: number, seed: number): Promise<void> {
    const game = findGame(this.viewer.table.game)!
    for (let move = 0; move < moves; move++) {
      const revision = this.players[0]!.table.revision
      await until('both in step', () =>
        this.players.every(one => one.table.revision === revision && one.inStep),
      )
      const player = this.players.find(one => one.table.waitingFor.includes(one.you.seat!))!
      const rng = rngFrom(seedFromNumber(seed + revision))
      const id = `intent-${String(revision).padStart(4, '0')}-${player.you.seat}`
      const answer = await player.intend(game.suggest(player.mine!.prompt as never, rng), id)
      if (!answer.ok) throw new Error(answer.refusal?.reason)
      await until('the move', () => this.players.every(one => one.table.revision > revision))
      await this.pass(1000)
    }
  }

  /** Everything that was sent before this has arrived. */
  async settled(): Promise<void> {
    await this.viewer.ask('audience')
  }
}

type Later = (evening: Evening) => Promise<void>

/** The same moves as ever, then whatever comes; what the viewer was sent when the first moves were due. */
async function tell(game: string, later: Later): Promise<Evening> {
  const evening = new Evening()
  await evening.open(game)
  await evening.play(SHOWN, 1)
  await later(evening)
  await evening.settled()
  return evening
}

const pause: Later = evening => evening.pass(DELAY * MINUTE - 4000)

const goOn =
  (seed: number): Later =>
  async evening => {
    await evening.pass(MINUTE)
    await evening.play(12, seed)
    await evening.pass(DELAY * MINUTE - 4000 - MINUTE - 12_000)
  }

const jump: Later = async evening => {
  evening.now += 2 * 60 * MINUTE
  await evening.pass(0)
  await goOn(900)(evening)
}

const jumpBack: Later = async evening => {
  await evening.pass(MINUTE)
  evening.now -= 60 * MINUTE
  await evening.pass(0)
  await evening.play(12, 700)
  evening.now += 60 * MINUTE
  await evening.pass(0)
  // Time that went back and came again is waited for twice.
  await evening.pass(60 * MINUTE + DELAY * MINUTE - 4000 - MINUTE - 12_000)
}

const openFrame = (bytes: Uint8Array): string =>
  Buffer.concat([Buffer.from([17, 0xa4]), Buffer.from('open'), bytes]).toString('hex')

describe.each(gameIds)('%s with open hands', id => {
  const game = findGame(id)!

  it('tells the past of the record, and not a byte of what came later', async () => {
    const first = await tell(id, goOn(500))
    const before = [...first.viewerFrames]
    expect(first.viewer.table.revision).toBeGreaterThan(2)
    expect(first.viewer.table.revision).toBeLessThan(SHOWN)
    for (const later of [goOn(600), jump, jumpBack]) {
      await stop()
      const evening = await tell(id, later)
      expect(evening.players[0]!.table.revision).toBe(SHOWN + 12)
      expect(evening.viewerFrames).toEqual(before)
    }
    await stop()
    const { viewerFrames } = await tell(id, pause)
    expect(viewerFrames.length).toBeGreaterThan(2)
    expect(viewerFrames).toEqual(before.slice(0, viewerFrames.length))
  })

  it('shows nothing of what is still being decided, however long that takes', async () => {
    const evening = await tell(id, evening => evening.pass(60 * MINUTE))
    const { viewer } = evening
    const shown = viewer.table.revision
    const lastDecisions = [0, 1].map(seat => evening.played.intents.findLastIndex(([by]) => by === seat))
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThanOrEqual(Math.min(...lastDecisions))
    expect(viewer.opened.at(-1)?.revision).toBe(shown)
    expect((await viewer.sync()).open?.revision).toBe(shown)
    const { frames } = (await viewer.ask('past', { match: 1, from: 0 })) as unknown as Past
    expect(frames.at(-1)?.revision).toBe(shown)
    const again = await evening.join('Later', { open: true })
    expect(again.table.revision).toBe(shown)
    await evening.play(6, 40)
    expect(viewer.table.revision).toBeGreaterThan(shown)
    expect(viewer.table.revision).toBeLessThanOrEqual(SHOWN)
  })

  it('sends every hand once its time has come, to its viewers alone', async () => {
    const evening = await tell(id, goOn(500))
    const { viewer, played } = evening
    const { revision } = viewer.table
    const past = pastOf(game, played, 'open', { from: 0, to: revision })
    expect(viewer.view).toEqual(past.at(-1)!.view)
    const { codec } = new PublicState(id)
    const expected = past.slice(1).map(({ revision, hands }) => {
      const bytes = packOpenHands(codec, { match: 1, revision, hands: hands! })
      return openFrame(bytes)
    })
    const marker = openFrame(new Uint8Array())
    expect(evening.viewerFrames.filter(frame => frame.startsWith(marker))).toEqual(expected)
    expect(evening.liveFrames.filter(frame => frame.startsWith(marker))).toEqual([])
    const asked = (await viewer.ask('past', { match: 1, from: 0 })) as unknown as Past
    expect(asked.frames).toEqual(past)
    const history = (await viewer.ask('history', { match: 1 })) as unknown as History
    expect(history.steps).toEqual(past.slice(1).map(({ events }) => events))
    expect((await viewer.sync()).open).toEqual({ match: 1, revision, hands: past.at(-1)!.hands })
    await expect(evening.join('Seat1', { open: true })).rejects.toThrow('own-hand-only')
  })

  it('closes at once when a player withdraws', async () => {
    const evening = await tell(id, pause)
    const { viewer, players } = evening
    const sent = evening.viewerFrames.length
    expect(await players[1]!.ask('broadcast', { agree: 0 })).toEqual({ ok: true })
    await viewer.until('being sent out', one => one.closedWith === CLOSE_BROADCAST)
    await evening.pass(DELAY * MINUTE)
    expect(evening.viewerFrames.length).toBe(sent)
    await players[0]!.until('the news', one => one.table.hands === 'closed')
    await expect(evening.join('Viewer', { open: true })).rejects.toThrow('no-broadcast')
    const live = await evening.join('Viewer')
    expect([live.table.revision, (await live.sync()).open]).toEqual([SHOWN, undefined])
  })
})
