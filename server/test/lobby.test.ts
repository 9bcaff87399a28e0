import type { TableSummary } from '@heorot/shared'
import { Lobby } from '../src/registry/Lobby'
import { hallForTest } from './support/hallForTest'
import { readLobby, until } from './support/harness'
import { playOut, tableForTwo, Visitor } from './support/Visitor'

it('pushes public tables as they change, and never a private one', async () => {
  const hall = await hallForTest()
  const heard = readLobby(hall.url)
  await until('the list', () => heard.text.includes('event: tables\ndata: []'))

  const open = await hall.create({ public: true, seats: 3, bots: [null, 'king'] })
  const hidden = await hall.create({ public: false })
  const host = await Visitor.join(hall.url, open.code, { token: open.token })
  const recluse = await Visitor.join(hall.url, hidden.code, { token: hidden.token })
  await until('the table', () => heard.text.includes(`"code":"${open.code}"`))
  expect(hall.registry.lobby.tables).toMatchObject([
    { code: open.code, game: 'movie', phase: 'waiting', free: 2, spectators: 0, progress: null },
  ])
  await host.host({ do: 'bot', seat: 2, strength: 'thrall' })
  await host.host({ do: 'start' })
  await until('its start', () => heard.text.includes('"phase":"playing"'))
  expect(hall.registry.lobby.tables[0]?.progress).toMatchObject({ step: 1 })

  await recluse.host({ do: 'setup', change: { public: true } })
  await until('the other opening up', () => heard.text.includes(hidden.code))
  await recluse.host({ do: 'setup', change: { public: false } })
  await until('the other closing', () => heard.text.includes(`event: gone\ndata: {"code":"${hidden.code}"}`))
  await host.leave()
  await until('nobody there', () => heard.text.includes(`event: gone\ndata: {"code":"${open.code}"}`))
  heard.stop()
})

it('is open a hundred times at most for one address', async () => {
  const hall = await hallForTest()
  const opened = [...Array(101).keys()].map(() => new AbortController())
  const look = async (stop: AbortController) =>
    (await fetch(`${hall.url}/api/lobby`, { signal: stop.signal })).status
  const statuses = await Promise.all(opened.map(look))
  expect(statuses.filter(status => status === 429)).toHaveLength(1)
  for (const stop of opened) stop.abort()
  await until('room for another', async () => (await look(new AbortController())) === 200)
})

it('lets any player take a finished game off the list, and nobody else', async () => {
  const hall = await hallForTest()
  const bots = [null, null, 'thrall'] as const
  const { code, host, guest } = await tableForTwo(hall, { public: true, seats: 3, bots: [...bots] })
  const spectator = await Visitor.join(hall.url, code, { name: 'Scop' })
  const unlist = { do: 'list', listed: false } as const
  await host.host({ do: 'start' })
  expect(await guest.host(unlist)).toEqual({ refusal: { reason: 'not-host' } })
  await playOut([host, guest])
  await guest.until('the end', v => v.table.phase === 'finished')
  expect(await spectator.host(unlist)).toEqual({ refusal: { reason: 'not-host' } })
  expect(await guest.host({ do: 'list', listed: true })).toEqual({ refusal: { reason: 'not-host' } })
  expect(await guest.host(unlist)).toEqual({ ok: true })
  await until('the list without it', () => hall.registry.lobby.tables.length === 0)
})

it('says nothing when nothing has changed', () => {
  const lobby = new Lobby()
  const heard: string[] = []
  const stop = lobby.listen(event => heard.push(event))
  const summary = { code: 'ABCDEFGH', spectators: 0 } as TableSummary
  lobby.show(summary)
  lobby.show({ ...summary })
  lobby.show({ ...summary, spectators: 1 })
  lobby.hide('ZZZZZZZZ')
  lobby.hide('ABCDEFGH')
  stop()
  lobby.show(summary)
  expect(heard).toEqual(['tables', 'table', 'table', 'gone'])
})
