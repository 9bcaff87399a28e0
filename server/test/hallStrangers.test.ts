/** What people try who are not members of a hall, or not any more. */
import { createShape, findGame, type HallPlace } from '@heorot/shared'
import { start } from '../src/tables/record/life'
import { newRecord } from '../src/tables/record/newRecord'
import { newCode, ownerOf } from '../src/ops/secrets'
import { type Member, membersOf, proof, reasonIn } from './support/hallMembers'
import { postJson, sharedHall } from './support/harness'
import { matchForTwo, newTestToken, playOut, Visitor } from './support/Visitor'

const server = sharedHall()
const halls = membersOf(() => server)
const { at, found, join, look, info, change, enter, passOf, redeem, mine, sitDown, openTable } = halls

const keep = (visitor: Visitor) =>
  visitor.ask('keepGroup', { name: 'Mere', token: newTestToken() }) as Promise<Partial<HallPlace> & object>

it('lets nobody back in who was removed, by whatever they still have', async () => {
  const maren = await found()
  const grendel = await join(maren, 'Grendel')
  const pass = await passOf(grendel)
  const { code, host } = await openTable(maren)
  const seat = await sitDown(code, grendel)
  await host.host({ do: 'start' })
  expect(await change(maren, { do: 'remove', person: maren.person })).toBe('no-such-person')
  expect(await change(maren, { do: 'remove', person: grendel.person })).toBeNull()
  await playOut([host, seat])

  const refused = { refusal: { reason: 'no-such-hall' } }
  expect(await keep(seat)).toEqual(refused)
  expect(await reasonIn(await redeem(grendel.id, pass))).toBe('pass-used')
  for (const token of [grendel.token, newTestToken()])
    for (const word of [maren.code, maren.id]) expect(await enter(word, token)).toBe('no-such-hall')
  expect(await change(grendel, { do: 'me', name: 'Grendel' })).toBe('no-such-hall')
  expect(await mine([], [grendel])).toMatchObject({ turns: [], halls: [] })
  const order = { game: 'movie', name: 'Grendel', seats: 2, hall: { id: grendel.id, token: grendel.token } }
  expect((await postJson(at('/tables'), order)).status).toBe(404)
  const after = await info(maren)
  const doors = await Promise.all([maren, after].map(({ code }) => server.get(`/api/halls/${code}/door`)))
  expect(doors.map(({ status }) => status)).toEqual([404, 200])
  expect(Object.keys((await doors[1]!.json()) as object).sort()).toEqual(['banner', 'members', 'name'])
  expect(after.members.map(({ name }) => name)).toEqual(['Maren'])
  // The game counts for the person who played it all the same.
  expect(after.recent[0]!.seats.map(({ member }) => member)).toEqual([maren.person, grendel.person])
})

it('lets those who founded it together in until its link is replaced, and nobody of a later match', async () => {
  const { code, host, guest } = await matchForTwo(server)
  await playOut([host, guest])
  const secret = newTestToken()
  const place = (await host.ask('keepGroup', { name: 'Heorot', token: secret })) as unknown as HallPlace
  const owner: Member = { ...place, token: secret, name: 'Hrothgar' }
  const joined = await keep(guest)
  expect(joined).toMatchObject({ id: place.id })
  expect(await change(owner, { do: 'remove', person: joined.person })).toBeNull()
  expect(await keep(guest)).toEqual({ refusal: { reason: 'no-such-hall' } })

  await host.host({ do: 'rematch' })
  await guest.ask('stand')
  const late = await Visitor.join(server.url, code, { name: 'Unferth', sit: true })
  await host.host({ do: 'start' })
  await playOut([host, late])
  expect(late.you).toMatchObject({ seat: 1, guest: true })
  expect(await keep(late)).toEqual({ refusal: { reason: 'no-such-hall' } })
  expect((await info(owner)).members).toHaveLength(1)
})

it('lets nobody in who sat down after the end, and gives them no game of others', async () => {
  const { code, token } = await server.create({ seats: 3, bots: [null, null, 'thrall'] })
  const host = await Visitor.join(server.url, code, { token })
  const guest = await Visitor.join(server.url, code, { name: 'Wiglaf', sit: true })
  await host.host({ do: 'start' })
  await playOut([host, guest])
  const stranger = await Visitor.join(server.url, code, { name: 'Grendel', sit: 2 })
  expect(stranger.you.seat).toBe(2)
  expect(await keep(stranger)).toEqual({ refusal: { reason: 'not-seated' } })
  const secret = newTestToken()
  const place = (await host.ask('keepGroup', { name: 'Heorot', token: secret })) as unknown as HallPlace
  expect(stranger.you).not.toHaveProperty('hall')
  expect(await keep(stranger)).toEqual({ refusal: { reason: 'not-seated' } })
  await guest.ask('stand')
  const late = await Visitor.join(server.url, code, { name: 'Unferth', sit: 1 })
  expect(await keep(late)).toEqual({ refusal: { reason: 'not-seated' } })
  const { members, recent } = await info({ ...place, token: secret, name: 'Hrothgar' })
  expect(members).toHaveLength(1)
  const { seats } = recent[0]!
  expect(seats.map(({ name }) => name)).toEqual(['Hrothgar', 'Wiglaf', ''])
  expect(seats.map(({ bot }) => bot)).toEqual([false, false, true])
})

it('tells a guest at one of its tables neither its link nor where it is', async () => {
  const maren = await found()
  const { code, host } = await openTable(maren)
  const guest = await Visitor.join(server.url, code, { name: 'Unferth', sit: true })
  const spectator = await Visitor.join(server.url, code, { name: 'Scop' })
  expect(host.you.hall).toBe(maren.id)
  expect(guest.you).toEqual({ person: expect.any(String), seat: 1, acts: true, guest: true })
  await host.host({ do: 'start' })
  await playOut([host, guest])
  expect(await keep(guest)).toEqual({ refusal: { reason: 'no-such-hall' } })
  const summary = await (await server.get(`/api/tables/${code}`)).text()
  const record = await (await server.get(`/api/records/${code}-1`)).text()
  const seen = [guest, spectator].map(({ you, table, view }) => ({ you, table, view }))
  for (const secret of [maren.id, maren.code, maren.person])
    expect(JSON.stringify([seen, summary, record])).not.toContain(secret)
  expect(maren.id).not.toBe(maren.code)
})

it('ends the old invite link with a new one, and a personal link with the device that made it', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  expect(await change(maren, { do: 'invite' })).toBeNull()
  const { code } = await info(oswin)
  expect(code).not.toBe(maren.code)
  expect(await enter(maren.code, newTestToken())).toBe('no-such-hall')
  expect(await enter(code, newTestToken())).toBeNull()
  const pass = await passOf(oswin)
  expect(await change(oswin, { do: 'devices' })).toBeNull()
  expect(await reasonIn(await redeem(oswin.id, pass))).toBe('pass-used')
})

it('answers every question of a stranger as if there were no hall', async () => {
  const maren = await found()
  const other = await found('Grendel')
  const bodies = [{ do: 'notify', on: null }, { do: 'webhook', webhook: null }, { do: 'invite' }]
  const asked = (token: string) =>
    [maren.id, maren.code, 'ABCDEFGHJKMN'].flatMap(id => [
      ...['', '/games', '/games?from=0'].map(path => look(`${id}${path}`, token)),
      ...bodies.map(body => postJson(at(`/halls/${id}/changes`), body, proof(token))),
      postJson(at(`/halls/${id}/passes`), {}, proof(token)),
    ])
  const paths = [`/halls/${maren.id}`, '/halls/ABCDEFGHJKMN/door', '/halls/__proto__/door']
  const answers = await Promise.all([
    ...[other.token, newTestToken(), maren.token.slice(1), ''].flatMap(asked),
    ...paths.map(path => fetch(at(path))),
  ])
  for (const answer of answers) expect([answer.status, await reasonIn(answer)]).toEqual([404, 'no-such-hall'])
  expect(await reasonIn(await redeem(maren.id, newTestToken()))).toBe('pass-used')
  expect((await mine([], [{ ...maren, token: other.token }])).halls).toEqual([])
})

it('replays only tables where the asking browser has a seat', async () => {
  const token = newTestToken()
  const codes = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const code = newCode()
      const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2, bots: [null, 'thrall'] })
      const owner = ownerOf(code, i === 7 ? token : newTestToken())
      const game = findGame('movie')!
      const options = game.readOptions({}, 2)
      const record = newRecord(code, order, options, { owner, person: 'p' }, `${i}`.padStart(64, '0'), 1)
      start(record, game)
      await server.store.commit([{ kind: 'table', record, wakeAt: null }])
      return code
    }),
  )
  const load = jest.spyOn(server.store, 'loadIntents')
  const { turns } = await mine(
    codes.map(code => ({ code, token })),
    [],
  )
  expect(load.mock.calls).toEqual([[codes[7], 1]])
  expect(turns.every(({ code }) => code === codes[7])).toBe(true)
  load.mockRestore()
})
