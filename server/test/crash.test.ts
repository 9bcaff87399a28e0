/** Whole games while the process is killed again and again: nothing is lost, nothing is doubled. */
import { canonical, findGame, gameIds, type PublishedRecord, replay } from '@heorot/shared'
import { buildServer, ChildServer } from './support/ChildServer'
import { until, visitorOf } from './support/harness'
import { fingerprint, stubbornMatch } from './support/StubbornPlayer'
import { freePort } from './support/freePort'
import { tempFolder } from './support/tempFolder'

const KILLS = 50
/** A kill comes after so many promises at most, and then at any moment. */
const PROMISES_BETWEEN = 14
const MOMENT_MS = 12

const folder = tempFolder('crash')
const evenings: Evening[] = []
let server: ChildServer | null = null

const goHome = (): void => {
  for (const { players } of evenings) for (const player of players) player.stop()
}

// Also after a failure: whoever played on would keep the whole test run from ending.
afterAll(async () => {
  goHome()
  await server?.end('SIGKILL')
})

type Evening = Awaited<ReturnType<typeof stubbornMatch>> & { readonly game: string }

/** The record holds what was promised, where it was promised, and leads through everything that was seen. */
function check({ game, players }: Evening, { record }: PublishedRecord): void {
  const rules = findGame(game)!
  const views = [fingerprint(rules.publicView(replay(rules, { ...record, intents: [] }).state))]
  const match = replay(rules, record, () => views.push(''))
  record.intents.forEach((_, i) => {
    const upTo = { ...record, intents: record.intents.slice(0, i + 1) }
    if (players.some(player => player.seen.has(`1:${i + 1}`)))
      views[i + 1] = fingerprint(rules.publicView(replay(rules, upTo).state))
  })
  players.forEach((player, seat) => {
    const own = record.intents.flatMap(([by, intent], i) =>
      by === seat ? [`${i + 1}:${canonical(intent)}`] : [],
    )
    const promised = player.promised.map(({ revision, intent }) => `${revision}:${canonical(intent)}`)
    expect(promised).toEqual(own)
    for (const [moment, seen] of player.seen) {
      const revision = Number(moment.split(':')[1])
      if (views[revision] !== seen) throw new Error(`${game}: revision ${revision} was seen differently`)
    }
    expect(player.seen.has(`1:${match.revision}`)).toBe(true)
  })
}

it(`keeps every promise through ${KILLS} kills`, async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  buildServer()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  server = new ChildServer({
    HEOROT_PORT: String(port),
    HEOROT_DATA: folder,
    HEOROT_LOG: 'trace',
    HEOROT_CREATE_PER_MINUTE: '100000',
    HEOROT_JOIN_PER_MINUTE: '100000',
    HEOROT_MESSAGES_PER_SECOND: '10000',
  })
  await server.start()
  let promises = 0
  const running: Promise<void>[] = []
  const open = async (game: string): Promise<void> => {
    const evening = { game, ...(await stubbornMatch(url, { game }, () => promises++)) }
    evenings.push(evening)
    running.push(...evening.players.map(player => player.run()))
  }
  for (const game of gameIds) await open(game)

  const isOver = ({ players }: Evening) => players.every(player => player.phase === 'finished')
  for (let kills = 0; kills < KILLS; kills++) {
    // There is always somebody in the middle of a game.
    for (const game of gameIds)
      if (evenings.filter(evening => evening.game === game).every(isOver)) await open(game)
    const before = promises
    const enough = before + 1 + Math.floor(Math.random() * PROMISES_BETWEEN)
    await until('some moves', () => promises >= enough || evenings.every(isOver))
    expect(promises).toBeGreaterThan(before)
    await new Promise(resolve => setTimeout(resolve, Math.random() * MOMENT_MS))
    await server.end('SIGKILL')
    await server.start()
  }
  await until('every game to end', () => evenings.every(isOver), 200_000)
  goHome()
  await Promise.all(running)
  for (const evening of evenings) check(evening, await visitorOf(url).record(`${evening.code}-1`))
  expect(await server.end('SIGTERM')).toBe(0)
  for (const { code, tokens } of evenings)
    for (const secret of [code, ...tokens]) expect(server.output).not.toContain(secret)
})
