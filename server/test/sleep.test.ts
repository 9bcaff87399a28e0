/** Tables that leave memory, servers that stop, rules that break: everything is there again. */
import { type AnyGame, findGame } from '@heorot/shared'
import { hallForTest } from './support/hallForTest'
import { until } from './support/harness'
import { matchForTwo, playMove, Visitor } from './support/Visitor'
import { tempFolder } from './support/tempFolder'

const folder = tempFolder('sleep')

it('sleeps when nobody is there, and wakes for whoever asks', async () => {
  const hall = await hallForTest()
  const { code, token, host, guest } = await matchForTwo(hall)
  await playMove([host, guest])
  await until('both seeing it', () => host.table.revision === 1 && host.inStep && guest.inStep)
  const { view, mine } = host
  await host.ask('chat', { said: { phrase: 'goodbye' } })
  await Promise.all([host.leave(), guest.leave()])
  await until('sleep', () => hall.registry.awake.size === 0)
  expect(await (await hall.get(`/api/tables/${code}`)).json()).toMatchObject({ phase: 'playing', free: 0 })
  expect(hall.registry.awake.size).toBe(1)
  const back = await Visitor.join(hall.url, code, { token })
  expect(back.view).toEqual(view)
  expect(back.mine?.secret).toEqual(mine?.secret)
  expect((await back.sync()).chat).toMatchObject([{ said: { phrase: 'goodbye' } }])
})

it('stops gracefully, tells clients to come back, and has everything when it starts again', async () => {
  const env = { HEOROT_DATA: folder }
  const hall = await hallForTest(env)
  const { code, host, guest } = await matchForTwo(hall, { clock: 'brisk' })
  const { secret } = guest.mine!
  await hall.stop()
  await host.until('being told', v => v.closedWith === 4001)
  const again = await hallForTest(env)
  const back = await Visitor.join(again.url, code, { token: guest.token })
  expect([back.you.seat, back.mine?.secret, back.table.phase]).toEqual([1, secret, 'playing'])
})

it('lets bots finish a table that nobody watches', async () => {
  const hall = await hallForTest()
  const { code, token } = await hall.create({ bots: ['thrall', 'thrall'], sit: false })
  const host = await Visitor.join(hall.url, code, { token })
  expect(host.you.seat).toBeNull()
  expect(await host.host({ do: 'start' })).toEqual({ ok: true })
  await host.leave()
  await until('a record', async () => (await hall.get(`/api/records/${code}-1`)).status === 200)
  await until('sleep', () => hall.registry.awake.size === 0)
})

it('goes on after the rules have broken on an intent', async () => {
  const movie = findGame('movie')!
  let broken = true
  const flawed: AnyGame = {
    ...movie,
    apply: (...args) => {
      movie.apply(...args)
      if (broken) throw new Error('a bug in the rules')
    },
  }
  const hall = await hallForTest({ HEOROT_LOG: 'silent' }, { findGame: () => flawed })
  const { actor } = await matchForTwo(hall)
  expect(await actor.playAnything()).toEqual({ refusal: { reason: 'server-error' } })
  broken = false
  expect(await actor.playAnything()).toEqual({ ok: true, revision: 1 })
})

it('says so when it no longer has the rules of a table', async () => {
  const env = { HEOROT_DATA: folder, HEOROT_LOG: 'silent' }
  const hall = await hallForTest(env)
  const { code, token } = await matchForTwo(hall)
  await hall.stop()
  const movie = findGame('movie')!
  const newer = await hallForTest(env, {
    findGame: () => ({ ...movie, rulesVersion: movie.rulesVersion + 1 }),
  })
  await expect(Visitor.join(newer.url, code, { token })).rejects.toThrow('rules-changed')
  expect((await newer.get('/healthz')).status).toBe(200)
})

it('sends nobody to a server that is leaving', async () => {
  const hall = await hallForTest({ HEOROT_LOG: 'silent' })
  const { code, token } = await hall.create()
  expect((await hall.get('/readyz')).status).toBe(200)
  hall.registry.leave()
  expect((await hall.get('/readyz')).status).toBe(503)
  await expect(Visitor.join(hall.url, code, { token })).rejects.toThrow('server-stopping')
})
