/** Several processes, for real: nginx, Redis, Postgres, and processes that die, pause, stop and come back. */
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE_WAKING, findGame, gameIds, rngFrom } from '@heorot/shared'
import { openStore } from '../server/src/store/open'
import { Fenced, type Store } from '../server/src/store/Store'
import { newCode } from '../server/src/ops/secrets'
import { membersOf } from '../server/test/support/hallMembers'
import { type Hall, postJson, readLobby, until, visitorOf } from '../server/test/support/harness'
import { PushService } from '../server/test/support/pushService'
import { runSql } from '../server/test/support/runSql'
import { hallLaws } from '../server/test/support/hallLaws'
import { intentAt, openIn, testRecord, storeLaws } from '../server/test/support/storeLaws'
import { matchForTwo, newTestEntropy, newTestToken, playMove, Visitor } from '../server/test/support/Visitor'
import { Cluster } from '../tools/cluster/Cluster'

const PER_MINUTE = 200
/** Of the two processes, the one with bots at human pace and the one without. */
const [PACED, HASTY] = ['a', 'b']
let cluster: Cluster
beforeAll(async () => {
  // The SDK tells of every line that breaks.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  cluster = await Cluster.start({
    env: {
      HEOROT_BOT_PAUSE: '50',
      HEOROT_CREATE_PER_MINUTE: String(PER_MINUTE),
      HEOROT_JOIN_PER_MINUTE: '100000',
      HEOROT_MESSAGES_PER_SECOND: '1000',
      HEOROT_NOTIFY_PRIVATE: '1',
    },
    // On one process bots do not wait: a match that it takes over ends soon.
    envOf: name => (name === HASTY ? { HEOROT_BOT_PAUSE: '0' } : {}),
  })
})
afterAll(() => cluster?.stop())
/** Whatever a test broke, the next one finds the house in order. */
afterEach(async () => {
  for (const { name, service } of cluster.nodes) {
    if (service.isRunning) cluster.resumeNode(name)
    else await cluster.startNode(name)
  }
})

/** As the client does it: again and again, by the token alone. */
async function comeBack(code: string, token: string): Promise<Visitor> {
  for (let attempt = 0; ; attempt++)
    try {
      return await Visitor.join(cluster.address, code, { token })
    } catch (error) {
      if (attempt > 100) throw error
      await pause(250)
    }
}

interface Party {
  readonly code: string
  players: Visitor[]
  spectator: Visitor
}

async function openTable(game: string, order: object = {}): Promise<Party> {
  const { code, host, guest } = await matchForTwo(visitorOf(cluster.address), { game, ...order })
  return { code, players: [host, guest], spectator: await Visitor.join(cluster.address, code) }
}

const move = ({ players }: Party) => playMove(players)

/** Sends a move without waiting for what becomes of it. */
async function moveThatMayBreak(party: Party) {
  const seat = party.players[0]!.table.waitingFor[0]!
  const player = party.players[seat]!
  const { table, mine } = player
  const intent = findGame(table.game)!.suggest(mine!.prompt!, rngFrom(newTestEntropy()))
  const [id, revision] = [newTestToken(), table.revision + 1]
  await player.intend(intent, id).catch(() => null)
  return { party, seat, id, intent, revision }
}

/** Everybody sees the same moment. */
const inStep = ({ players, spectator }: Party) =>
  until('everybody seeing the same', () => {
    const { revision } = players[0]!.table
    return [...players, spectator].every(v => v.table.revision === revision && v.inStep)
  })

const leave = ({ players, spectator }: Party) =>
  Promise.all([...players, spectator].map(visitor => visitor.leave()))

const processOf = (visitor: Visitor): string => visitor.process ?? ''

describe('postgres', () => {
  const openAs = (name: string) =>
    openStore(cluster.databaseUrl, { data: '', sync: 'normal' }, { name, address: `http://${name}` })

  storeLaws(() => openAs('laws'))
  hallLaws(() => openAs('laws'))

  it('says who opened a table last, and takes writes from nobody else', async () => {
    const code = newCode()
    const [first, second] = await Promise.all([openAs('first'), openAs('second')])
    await first.commit([{ kind: 'table', record: testRecord(code), wakeAt: 0 }])
    const early = await openIn(first, code)
    const owner = { name: 'first', address: 'http://first' }
    expect(await second.ownership(code)).toEqual({ fence: early.fence, owner })
    expect(await second.due(1)).toContainEqual({ code, owner })
    const late = await openIn(second, code)
    await expect(first.commit([intentAt(code, 1, 'a')], early)).rejects.toThrow(Fenced)
    await second.commit([intentAt(code, 1, 'b'), { kind: 'release', code }], late)
    expect(await first.ownership(code)).toEqual({ fence: late.fence, owner: null })
    await Promise.all([first, second].map((store: Store) => store.close()))
  })

  it('keeps the fences of earlier versions, which held leases', async () => {
    const code = newCode()
    await runSql(cluster.databaseUrl, [
      'create table nodes (name text primary key)',
      'create table leases (code text primary key, node text, fence integer not null)',
      `insert into leases values ('${code}', 'some process', 41)`,
    ])
    const store = await openAs('laws')
    expect(await store.ownership(code)).toEqual({ fence: 41, owner: null })
    expect(await openIn(store, code)).toEqual({ code, fence: 42 })
    await store.close()
  })
})

describe('the lobby', () => {
  it('shows the tables of all processes, and again after Redis was away', async () => {
    const readers = cluster.nodes.map(({ address }) => readLobby(address))
    const heardBy = (count: number, text: string) => () =>
      readers.filter(reader => reader.text.includes(text)).length === count
    const first = await openTable('movie', { public: true })
    await until('all hearing of the table', heardBy(2, `"code":"${first.code}"`))
    await cluster.redis.end('SIGKILL')
    const lonely = await openTable('legend', { public: true })
    await move(lonely)
    await until('one hearing of it', heardBy(1, `"code":"${lonely.code}"`))
    await cluster.redis.start()
    await until('all hearing of it in the end', heardBy(2, `"code":"${lonely.code}"`))
    await Promise.all([first, lonely].map(leave))
    await until('all hearing that it is gone', heardBy(2, `event: gone\ndata: {"code":"${lonely.code}"}`))
    for (const reader of readers) reader.stop()
  })
})

it('counts who comes too often in all processes together', async () => {
  const knock = ({ address }: { address: string }) =>
    postJson(`${address}/api/tables`, { not: 'an order' }, { 'x-forwarded-for': '192.0.2.7' })
  const answers: number[] = []
  for (let i = 0; i < PER_MINUTE; i++) answers.push((await knock(cluster.nodes[i % 2]!)).status)
  expect(new Set(answers)).toEqual(new Set([400]))
  // A count that took too long was let pass: far fewer than one process alone would let pass after that.
  let tries = 0
  const refusing = async () =>
    (await Promise.all(cluster.nodes.map(knock))).every(({ status }) => status === 429)
  while (!(await refusing())) expect(++tries).toBeLessThan(PER_MINUTE / 4)
})

it('goes on at fifty tables when one of two processes is killed', async () => {
  const parties = await Promise.all(
    Array.from({ length: 50 }, (_, i) => openTable(gameIds[i % gameIds.length]!)),
  )
  await Promise.all(parties.map(move))
  await Promise.all(parties.map(inStep))
  await Promise.all(parties.map(({ players }) => players[0]!.ask('chat', { said: { phrase: 'goodbye' } })))
  const before = parties.map(({ players }) => players.map(({ mine, table }) => ({ mine, table })))

  const victims = new Map<string, Party[]>()
  for (const party of parties) {
    const name = processOf(party.players[0]!)
    victims.set(name, [...(victims.get(name) ?? []), party])
  }
  expect([...victims.keys()].sort()).toEqual(['a', 'b'])
  const [victim] = [...victims].sort(([, x], [, y]) => y.length - x.length)[0]!
  // Every other table is in the middle of a move when it happens.
  const moving = parties.filter((_, i) => i % 4 < 2).map(moveThatMayBreak)
  await cluster.killNode(victim)
  const killed = performance.now()
  await Promise.all(
    parties.map(async party => {
      const back = async (visitor: Visitor) => {
        if (processOf(visitor) !== victim) return visitor
        await visitor.until('the line to break', v => v.closedWith !== null)
        return comeBack(party.code, visitor.token)
      }
      party.players = await Promise.all(party.players.map(back))
      party.spectator = await back(party.spectator)
    }),
  )
  const seconds = (performance.now() - killed) / 1000
  console.log(`fifty tables with everybody back after ${seconds.toFixed(1)} s`)

  for (const { party, seat, id, intent, revision } of await Promise.all(moving)) {
    // Whether it was stored or not: asked again, it has happened once.
    expect(await party.players[seat]!.intend(intent, id)).toEqual({ ok: true, revision })
    await inStep(party)
    expect(party.players[0]!.table.revision).toBe(revision)
  }
  parties.forEach(({ players, spectator }, i) => {
    players.forEach((player, seat) => {
      const { mine, table } = before[i]![seat]!
      expect(player.you.seat).toBe(seat)
      if (i % 4 < 2) return
      expect(player.table.revision).toBe(table.revision)
      expect(player.mine).toMatchObject({ secret: mine?.secret, prompt: mine?.prompt })
    })
    expect(spectator.view).toEqual(players[0]!.view)
    expect(processOf(spectator)).toBe(processOf(players[0]!))
  })
  await Promise.all(parties.map(move))
  await Promise.all(parties.map(inStep))
  for (const { players } of parties)
    expect((await players[1]!.sync()).chat).toMatchObject([{ said: { phrase: 'goodbye' } }])
  await Promise.all(parties.map(leave))
})

it('lets no process write that was paused while its table moved on', async () => {
  const party = await openTable('movie')
  const { code, players } = party
  const [actor, other] = players[0]!.table.waitingFor.includes(0) ? players : [...players].reverse()
  const name = processOf(actor!)
  cluster.pauseNode(name)
  const late = actor!.playAnything().catch(() => null)
  const back = await comeBack(code, actor!.token)
  expect(processOf(back)).not.toBe(name)
  expect([back.table.revision, back.mine?.secret]).toEqual([0, actor!.mine?.secret])
  expect(await back.playAnything()).toEqual({ ok: true, revision: 1 })
  cluster.resumeNode(name)
  await other!.until('being sent away', v => v.closedWith !== null)
  expect(other!.closedWith).toBe(CLOSE_WAKING)
  expect((await late)?.ok).toBeUndefined()
  const guest = await comeBack(code, other!.token)
  expect([guest.table.revision, processOf(guest)]).toEqual([1, processOf(back)])
  await move({ ...party, players: [back, guest] })
  await Promise.all([back, guest].map(visitor => visitor.leave()))
  const isReady = async () => (await fetch(`${cluster.node(name).address}/readyz`)).ok
  await until('the paused process being of use again', isReady)
})

it('shows nobody an old copy when a process goes on after a pause', async () => {
  const party = await openTable('legend')
  const { code, spectator } = party
  const name = processOf(spectator)
  const { address } = cluster.node(name)
  cluster.pauseNode(name)
  party.players = await Promise.all(party.players.map(({ token }) => comeBack(code, token)))
  for (let moves = 0; moves < 3; moves++) await move(party)
  const { revision } = party.players[0]!.table
  expect(revision).toBeGreaterThan(0)
  // They wait at the paused process itself, past the proxy, and are answered in the moment it goes on.
  const summary = fetch(`${address}/api/tables/${code}`, { redirect: 'manual' })
  const visits = Array.from({ length: 5 }, () => Visitor.join(address, code))
  await pause(500)
  cluster.resumeNode(name)
  const shown = (await Promise.allSettled(visits)).flatMap(visit =>
    visit.status === 'fulfilled' ? [visit.value.table.revision] : [],
  )
  expect(shown.filter(step => step < revision)).toEqual([])
  expect((await summary).status).toBe(307)
  await spectator.until('being sent to where the table is', v => v.closedWith === CLOSE_WAKING)
  await Promise.all(party.players.map(player => player.leave()))
})

it('hands its tables over when it is told to stop', async () => {
  const parties = await Promise.all(
    Array.from({ length: 8 }, (_, i) => openTable(gameIds[i % gameIds.length]!)),
  )
  const staying = newTestToken()
  const name = processOf(parties[0]!.players[0]!)
  const moved = parties.filter(({ players }) => processOf(players[0]!) === name)
  const hands = moved.map(({ players }) => players.map(({ mine }) => mine?.secret))
  const ended = cluster.drainNode(name)
  const back = await Promise.all(
    moved.map(async ({ code, players }) =>
      Promise.all(
        players.map(async player => {
          await player.until('being told', v => v.closedWith !== null)
          expect(player.closedWith).toBe(4001)
          return comeBack(code, player.token)
        }),
      ),
    ),
  )
  expect(await ended).toBe(0)
  expect(back.map(players => players.map(({ mine }) => mine?.secret))).toEqual(hands)
  const newcomer = await Visitor.join(cluster.address, moved[0]!.code, { token: staying })
  expect(newcomer.you.seat).toBeNull()
  await Promise.all([newcomer, ...back.flat()].map(visitor => visitor.leave()))
  await Promise.all(parties.map(leave))
})

it('wakes what moves by itself when its process is killed and nobody looks', async () => {
  const { code, token } = await visitorOf(cluster.address).create({ bots: ['thrall', 'thrall'], sit: false })
  const host = await Visitor.join(cluster.node(PACED).address, code, { token })
  expect(processOf(host)).toBe(PACED)
  await host.host({ do: 'start' })
  await host.until('a move', v => v.table.revision > 2)
  expect(host.table.phase).toBe('playing')
  await host.leave()
  await cluster.killNode(PACED)
  const isOver = async () => (await visitorOf(cluster.address).get(`/api/records/${code}-1`)).ok
  await until('the end of the match', isOver, 180_000)
})

it('announces a decision of a hall’s table once, also when its process is killed or paused after it', async () => {
  const service = new PushService()
  await service.open()
  const { found, join, change, ...halls } = membersOf(() => visitorOf(cluster.address) as Hall)
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  const webhook = { kind: 'json', url: `${service.url}/chat`, language: 'en' }
  expect(await change(maren, { do: 'webhook', webhook })).toBeNull()
  const { code, host } = await halls.openTable(maren, { clock: 'days' })
  let players = [host, await halls.sitDown(code, oswin)]
  const lookAway = () => Promise.all(players.map(player => player.ask('visible', { visible: false })))
  const turns = () =>
    service
      .to('/chat')
      .map(({ body }) => JSON.parse(body.toString()) as { id: string; event: string; name: string })
      .filter(({ event }) => event === 'turn')
  await lookAway()
  await host.host({ do: 'start' })
  for (const [decisions, harm] of ([null, 'kill', 'pause', null] as const).entries()) {
    await until('the notice', () => turns().length > decisions)
    const name = processOf(players[0]!)
    if (harm === 'kill') await cluster.killNode(name)
    if (harm === 'pause') cluster.pauseNode(name)
    if (harm) players = await Promise.all(players.map(({ token }) => comeBack(code, token)))
    if (harm === 'pause') cluster.resumeNode(name)
    if (harm === 'kill') await cluster.startNode(name)
    await lookAway()
    await playMove(players)
  }
  await until('the last notice', () => turns().length === 5)
  await pause(2000)
  expect(turns()).toHaveLength(5)
  expect(new Set(turns().map(({ id }) => id)).size).toBe(5)
  await Promise.all(players.map(player => player.leave()))
  service.close()
})

it('tells nobody anything that is not stored while Postgres is away, and goes on when it is back', async () => {
  const party = await openTable('legend')
  await inStep(party)
  const hands = party.players.map(({ mine }) => mine?.secret)
  await cluster.postgres.end('SIGKILL')
  const answers = await Promise.all(party.players.map(player => player.playAnything().catch(() => null)))
  expect(answers.filter(answer => answer?.ok)).toEqual([])
  await cluster.postgres.start()
  const players = [...party.players]
  await until('a move after all', async () => {
    for (const [seat, { token, closedWith }] of players.entries()) {
      if (closedWith === null) continue
      players[seat] = await comeBack(party.code, token)
      expect(players[seat].mine?.secret).toEqual(hands[seat])
    }
    const moves = await Promise.all(players.map(player => player.playAnything().catch(() => null)))
    return moves.some(answer => answer?.ok)
  })
  await Promise.all(players.map(player => player.leave()))
})
