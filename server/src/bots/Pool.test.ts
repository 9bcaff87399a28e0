import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { begin, findGame, gameIds, playableGame, seedFromNumber } from '@heorot/shared'
import { decide as decideTask, seenFrom } from '@heorot/shared/bots'
import { buildServer, SERVER } from '../../test/support/ChildServer'
import { until } from '../../test/support/harness'
import { threadClock } from '../ops/playTime'
import { Late, Pool, type PoolOptions, type SentTask } from './Pool'
import { pooledThinker } from './pooledThinker'
import { tempFolder } from '../../test/support/tempFolder'

/** A worker that does what its prompt says. */
const OBEDIENT = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ strength, budgetMs, seen }) => {
  const [what, whom] = seen.prompt.kind.split(' ')
  const meant = whom === undefined || whom === strength
  if (what === 'crash' && meant) throw new Error('a fall')
  if (what === 'exit' && meant) process.exit(3)
  while (what === 'hang' && meant);
  const slow = what === 'nap' ? 30 : 0
  setTimeout(() => parentPort.postMessage({ kind: strength, budgetMs }), slow)
})
`

const folder = tempFolder('pool')
const script = join(folder, 'worker.cjs')
writeFileSync(script, OBEDIENT)

let pool: Pool
const open = (options: Partial<PoolOptions> = {}) => {
  pool = new Pool({ script, threads: 2, budgetMs: 1000, graceMs: 60_000, ...options })
}
afterEach(() => pool.close())

const task = (kind: string, strength: 'thane' | 'king' = 'king') => ({
  ...{ game: 'movie', strength, seed: seedFromNumber(1) },
  seen: { seat: 0, public: null, secret: null, prompt: { kind } },
})
const question = (kind: string, strength: 'thrall' | 'thane' | 'king') => {
  const game = { ...findGame('movie')!, suggest: () => ({ kind: 'anything' }) }
  return { game, seat: 0, strength, view: null, secret: null, prompt: { kind } }
}

describe('the pool', () => {
  it('answers each task with its own intent, in no more threads than allowed', async () => {
    open()
    const names = ['king', 'thane', 'king', 'thane', 'king'] as const
    const asked = names.map(strength => pool.ask(task('nap', strength)))
    expect(pool.threads).toBe(2)
    expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(names)
    expect(pool.threads).toBe(2)
  })

  it('shares the time when more wait than can think', async () => {
    let now = 0
    open({ threads: 1, now: () => now })
    const budgets: number[] = []
    const ask = () => pool.ask(task('go')).then(intent => budgets.push(Reflect.get(intent, 'budgetMs')))
    const crowd = Array.from({ length: 10 }, ask)
    // The first did not know of the others.
    await crowd[0]
    now = 730
    await Promise.all(crowd)
    // The last has waited, and must not be answered later than the others for that.
    expect(budgets).toEqual([1000, 111, 125, 142, 166, 200, 250, 270, 270, 270])
  })

  it('goes on with new threads after one crashed or ended', async () => {
    open({ threads: 1 })
    const asked = ['crash', 'exit', 'go'].map(kind => pool.ask(task(kind)))
    const results = await Promise.allSettled(asked)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })

  it('gives up what takes too long, be it thinking or waiting, and frees the thread', async () => {
    open({ threads: 1, budgetMs: 10, graceMs: 2000 })
    const [hangs, waits] = [pool.ask(task('hang')), pool.ask(task('go'))]
    await expect(hangs).rejects.toBeInstanceOf(Late)
    await waits.catch(error => expect(error).toBeInstanceOf(Late))
    const again = () => pool.ask(task('go')).catch(() => null)
    expect(await until('a thread that answers again', again)).toMatchObject({ kind: 'king' })
  })

  it('lets nobody wait for ever when it closes', async () => {
    open({ threads: 1 })
    const asked = [pool.ask(task('hang')), pool.ask(task('go'))]
    const ended = Promise.allSettled(asked)
    await pool.close()
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('a bot that fails', () => {
  const decide = async (kind: string, strength: 'thrall' | 'thane' | 'king') => {
    const log: string[] = []
    const intent = await pooledThinker(pool, (_, what) => log.push(what)).think(question(kind, strength))
    return { kind: intent.kind, log }
  }

  it('is replaced by the next weaker one, with a line in the log', async () => {
    open()
    expect(await decide('go', 'king')).toEqual({ kind: 'king', log: [] })
    expect(await decide('crash king', 'king')).toEqual({
      kind: 'thane',
      log: ['a king could not decide in movie: a thane plays instead'],
    })
    expect(await decide('crash', 'king')).toMatchObject({ kind: 'anything', log: { length: 2 } })
  })

  it('is replaced when it is late', async () => {
    open({ budgetMs: 10, graceMs: 0 })
    const { kind, log } = await decide('hang', 'king')
    expect(kind).toBe('anything')
    expect(log).toHaveLength(2)
  })

  it('needs no thread when it is the weakest', async () => {
    open()
    expect(await decide('crash', 'thrall')).toEqual({ kind: 'anything', log: [] })
    expect(pool.threads).toBe(0)
  })
})

/** The first question of a match. */
function firstQuestion(id: string) {
  const game = findGame(id)!
  const { state } = begin(game, { seats: 3, options: {}, seed: seedFromNumber(2) })
  const seat = game.asked(state)[0]!
  const seen = seenFrom(game, state, seat)!
  const task = { game: id, strength: 'king', seen, budgetMs: 20, seed: seedFromNumber(3) } as const
  return { game, state, seat, task }
}

test('a thread that took long to start has used up its time to think', async () => {
  buildServer('src/bots/worker.ts', 'dist/testing/botWorker.js')
  const worker = new Worker(join(SERVER, 'dist/testing/botWorker.js'))
  const { game, state, seat, task } = firstQuestion('movie')
  const sentAt = threadClock() - 10 * 60_000
  worker.postMessage({ ...task, budgetMs: 10 * 60_000, sentAt } satisfies SentTask)
  const [intent] = await once(worker, 'message')
  await worker.terminate()
  expect(game.refuse(state, seat, intent)).toBeNull()
})

test.each(gameIds)('what a worker does decides legally in %s', id => {
  open()
  const { game, state, seat, task } = firstQuestion(id)
  let clock = 0
  const intent = decideTask(playableGame(task.game), task, () => clock++)
  expect(game.refuse(state, seat, intent)).toBeNull()
})
