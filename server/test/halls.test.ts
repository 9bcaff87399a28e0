/** Halls over real HTTP and sockets: from founding to standings, and everything a stranger may try. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { HallPlace, HallScreen } from '@heorot/shared'
import { membersOf, proof, reasonIn } from './support/hallMembers'
import { postJson, sharedHall } from './support/harness'
import { matchForTwo, newTestToken, playOut, tableForTwo, Visitor } from './support/Visitor'

const server = sharedHall()
const halls = membersOf(() => server)
const { at, found, join, look, info, change, passOf, redeem, mine, sitDown, openTable } = halls

it('goes from the first member to standings over several tables', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  const ilse = await join(maren, 'Ilse')
  const first = await info(oswin)
  expect(first.members.map(({ name }) => name)).toEqual(['Maren', 'Oswin', 'Ilse'])
  expect(first.members.map(({ status }) => status)).toEqual(['away', 'online', 'away'])
  expect(first).toMatchObject({ name: 'Thursday Thanes', owner: maren.person, you: oswin.person, played: 0 })
  expect(new Set(first.members.map(({ sign }) => sign)).size).toBe(3)

  for (const members of [
    [maren, oswin],
    [oswin, maren, ilse],
  ]) {
    const { code, host } = await openTable(members[0]!, { seats: members.length })
    const listed = (await info(ilse)).tables.find(table => table.code === code)!
    expect(listed).toMatchObject({ phase: 'waiting', free: members.length - 1, mine: null })
    const others = await Promise.all(members.slice(1).map(member => sitDown(code, member)))
    expect(await host.host({ do: 'start' })).toEqual({ ok: true })
    await playOut([host, ...others])
    await Promise.all([host, ...others].map(visitor => visitor.leave()))
  }
  const after = await info(maren)
  expect(after.tables).toEqual([])
  expect(after.played).toBe(2)
  const people = [maren, oswin, ilse].map(({ person }) => person)
  expect(after.recent[0]!.seats.map(({ member }) => member).sort()).toEqual(people.sort())
  expect(after.settings).toMatchObject({ game: 'movie', seats: 3 })
  const [movie] = after.standings
  expect(movie!.rows.map(({ played }) => played).sort()).toEqual([1, 2, 2])
  expect(movie!.pairs).toHaveLength(3)
  const record = await server.get(`/api/records/${after.recent[0]!.id}`)
  expect(record.status).toBe(200)
  // Nothing of the hall is in what everybody may read.
  expect(await record.text()).not.toContain(maren.id)
})

it('refuses what a database cannot look up, and reads on from nonsense as from the start', async () => {
  const maren = await found()
  const { token } = maren
  for (const body of [
    { seats: [{ code: 'A\0', token }], halls: [] },
    { seats: [], halls: [{ id: 'A\0', token }] },
  ])
    expect((await postJson(at('/mine'), body)).status).toBe(400)
  for (const from of ['1e300', '-5', 'Infinity', '1.5', '9007199254740991']) {
    const answer = await fetch(at(`/halls/${maren.id}/games?from=${from}`), { headers: proof(token) })
    expect([from, answer.status, await answer.json()]).toEqual([from, 200, { games: [], more: false }])
  }
})

it('counts no game with a bot, and shows it among the past games', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  const { code, host } = await openTable(maren, { seats: 3, bots: [null, null, 'thrall'] })
  const guest = await sitDown(code, oswin)
  await host.host({ do: 'start' })
  await playOut([host, guest])
  const after = await info(maren)
  expect([after.played, after.standings]).toEqual([1, []])
  expect(after.recent[0]!.seats.map(({ bot }) => bot)).toEqual([false, false, true])
})

it('lets a member play the same seat from another device, with a pass that works once', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  const { code, host } = await openTable(maren)
  const guest = await sitDown(code, oswin)
  await host.host({ do: 'start' })
  await host.until('the deal', visitor => visitor.table.phase === 'playing')

  const pass = await passOf(oswin)
  const phone = newTestToken()
  const redeemed = (await (await redeem(oswin.id, pass, phone)).json()) as HallPlace
  expect(redeemed.person).toBe(oswin.person)
  expect(await reasonIn(await redeem(oswin.id, pass))).toBe('pass-used')

  const second = { ...oswin, token: phone }
  expect((await info(second)).devices).toBe(2)
  const asked = host.table.waitingFor.map(seat => host.table.seats[seat]!.name)
  const { turns } = await mine([], [asked.includes('Oswin') ? second : maren])
  expect(turns.map(turn => turn.code)).toEqual([code])
  const onPhone = await Visitor.join(server.url, code, {
    name: 'Oswin',
    hall: { id: oswin.id, token: phone },
  })
  expect(onPhone.you).toMatchObject({ seat: guest.you.seat, acts: true, hall: oswin.id })
  await playOut([host, onPhone])
  expect((await info(second)).played).toBe(1)

  expect(await change(oswin, { do: 'devices' })).toBeNull()
  expect((await look(oswin.id, phone)).status).toBe(404)
  expect((await info(oswin)).devices).toBe(1)
  // A device that was signed out is somebody new when it joins again.
  expect((await join(oswin, 'Oswin', phone)).person).not.toBe(oswin.person)
})

it('keeps the group of a finished table together, each by their seat', async () => {
  const { code, host, guest } = await tableForTwo(server)
  const spectator = await Visitor.join(server.url, code, { name: 'Scop' })
  const keep = (visitor: Visitor, secret: string) =>
    visitor.ask('keepGroup', { name: 'Hrothgar’s hall', token: secret }) as Promise<
      Partial<HallPlace> & object
    >
  const secrets = [newTestToken(), newTestToken()]
  expect(await keep(host, secrets[0]!)).toEqual({ refusal: { reason: 'not-finished' } })
  await host.host({ do: 'start' })
  await playOut([host, guest])
  expect(await keep(spectator, newTestToken())).toEqual({ refusal: { reason: 'not-seated' } })
  const place = (await keep(host, secrets[0]!)) as HallPlace
  expect(await keep(host, secrets[0]!)).toEqual(place)
  await guest.until('the hall', visitor => visitor.you.hall === place.id)
  expect(spectator.you.hall).toBeUndefined()
  const joined = (await keep(guest, secrets[1]!)) as HallPlace
  expect(joined.id).toBe(place.id)
  const after = await info({ ...place, token: secrets[0]!, name: 'Hrothgar' })
  expect(after.members.map(({ name }) => name)).toEqual(['Hrothgar', 'Unferth'])
  expect([after.played, after.standings[0]!.rows.length]).toEqual([1, 2])
})

describe('a big screen', () => {
  const screen = async ({ code }: Pick<HallPlace, 'code'>) =>
    (await (await server.get(`/api/halls/${code}/screen`)).json()) as HallScreen
  const codes = async (hall: Pick<HallPlace, 'code'>) => (await screen(hall)).tables.map(({ code }) => code)

  it('needs the link alone, and learns of running tables that everyone may watch', async () => {
    const maren = await found()
    const oswin = await join(maren, 'Oswin')
    const empty = await screen(maren)
    expect(Object.keys(empty).sort()).toEqual(['banner', 'name', 'shields', 'tables'])
    expect(empty.shields.map(shield => Object.keys(shield).sort())).toEqual(Array(2).fill(['colour', 'sign']))

    const started = async (order = {}) => {
      const { code, host } = await openTable(maren, order)
      const guest = await sitDown(code, oswin)
      expect(await codes(maren)).not.toContain(code)
      expect(await host.host({ do: 'start' })).toEqual({ ok: true })
      return { code, players: [host, guest] as const }
    }
    const first = await started()
    const hidden = await started({ watch: 'nobody' })
    expect(await screen(maren)).toMatchObject({ tables: [{ code: first.code, game: 'movie', quiet: false }] })
    const second = await started()
    expect(await codes(maren)).toEqual([second.code, first.code])
    await first.players[0].host({ do: 'lock', locked: true })
    expect(await codes(maren)).toEqual([second.code])
    await playOut([...second.players])
    expect(await codes(maren)).toEqual([])
    for (const name of [maren.id, maren.person, oswin.person, 'Oswin', hidden.code])
      expect(JSON.stringify({ ...(await screen(maren)), banner: null })).not.toContain(name)
  })

  it('ends with the link', async () => {
    const maren = await found()
    expect(await change(maren, { do: 'invite' })).toBeNull()
    const response = await server.get(`/api/halls/${maren.code}/screen`)
    expect([response.status, await reasonIn(response)]).toEqual([404, 'no-such-hall'])
    expect((await screen(await info(maren))).name).toBe('Thursday Thanes')
  })
})

it('strangers cannot open a table in a hall, nor take a member’s seat with a token of their own', async () => {
  const maren = await found()
  const order = { game: 'movie', name: 'Grendel', seats: 2, hall: { id: maren.id, token: newTestToken() } }
  expect((await postJson(at('/tables'), order)).status).toBe(404)
  const { code, host } = await openTable(maren)
  const thief = await Visitor.join(server.url, code, { hall: { id: maren.id, token: newTestToken() } })
  expect(thief.you.seat).toBeNull()
  const other = await found('Grendel')
  const elsewhere = await Visitor.join(server.url, code, { hall: { id: other.id, token: other.token } })
  expect(elsewhere.you.seat).toBeNull()
  expect(host.you.seat).toBe(0)
})

describe('members', () => {
  it('join once, however often they ask', async () => {
    const maren = await found()
    const token = newTestToken()
    const places = await Promise.all(Array.from({ length: 6 }, () => join(maren, 'Oswin', token)))
    expect(new Set(places.map(({ person }) => person)).size).toBe(1)
    expect((await info(maren)).members).toHaveLength(2)
    expect((await server.store.loadHall(maren.id))?.version).toBe(2)
  })

  it('all get in when they come at the same moment, until the hall is full', async () => {
    const maren = await found()
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_, i) =>
        postJson(at(`/halls/${maren.code}/members`), { name: `M${i}`, token: newTestToken() }),
      ),
    )
    const reasons = await Promise.all(answers.map(reasonIn))
    expect(reasons.filter(reason => reason === null)).toHaveLength(23)
    expect(reasons.filter(reason => reason === 'hall-full')).toHaveLength(3)
    expect((await info(maren)).members).toHaveLength(24)
  })

  it('may leave, and the owner’s role passes on', async () => {
    const maren = await found()
    const oswin = await join(maren, 'Oswin')
    expect(await change(oswin, { do: 'leave' })).toBeNull()
    expect((await look(oswin.id, oswin.token)).status).toBe(404)
    expect(await change(maren, { do: 'leave' })).toBe('not-owner')
    const ilse = await join(maren, 'Ilse')
    expect(await change(maren, { do: 'leave' })).toBeNull()
    expect((await info(ilse)).owner).toBe(ilse.person)
  })

  it('may not do what is the owner’s', async () => {
    const maren = await found()
    const oswin = await join(maren, 'Oswin')
    for (const body of [
      { do: 'name', name: 'Grendel’s hall' },
      { do: 'invite' },
      { do: 'talk', url: 'https://talk.example/x' },
      { do: 'remove', person: maren.person },
      { do: 'handover', person: oswin.person },
      { do: 'close', name: 'Thursday Thanes' },
    ])
      expect(await change(oswin, body)).toBe('not-owner')
    expect(await change(oswin, { do: 'me', name: 'Os', sign: 'fox' })).toBeNull()
    expect((await info(maren)).members[1]).toMatchObject({ name: 'Os', sign: 'fox' })
  })
})

describe('the owner', () => {
  it('sets name, banner, link and clock, and nothing that is not one', async () => {
    const maren = await found()
    const banner = { cloth: 'teal', second: 'white', division: 'bend', sign: 'dragon' }
    expect(await change(maren, { do: 'name', name: 'Friday Thanes' })).toBeNull()
    expect(await change(maren, { do: 'banner', banner })).toBeNull()
    expect(await change(maren, { do: 'talk', url: 'https://discord.com/channels/1/2' })).toBeNull()
    for (const url of [
      'http://a.example',
      'javascript:alert(1)',
      'https://u:p@a.example/',
      'https://localhost/',
    ])
      expect(await change(maren, { do: 'talk', url })).toBe('bad-link')
    expect(await change(maren, { do: 'name', name: 'a\u202eb' })).toBe('text-invisible')
    expect(await change(maren, { do: 'banner', banner: { ...banner, cloth: 'url(x)' } })).toBe('malformed')
    expect(await info(maren)).toMatchObject({
      name: 'Friday Thanes',
      banner,
      talk: 'https://discord.com/channels/1/2',
    })
  })

  it('decides who opens tables', async () => {
    const maren = await found()
    const { id, token } = await join(maren, 'Oswin')
    expect(await change(maren, { do: 'opening', opening: 'owner' })).toBeNull()
    const order = { game: 'movie', name: 'Oswin', seats: 2, hall: { id, token } }
    expect(await reasonIn(await postJson(at('/tables'), order))).toBe('not-owner')
  })

  it('closes the hall only by its name; then nobody finds it, and its tables go on', async () => {
    const maren = await found()
    const oswin = await join(maren, 'Oswin')
    const { code, host } = await openTable(maren)
    expect(await change(maren, { do: 'close', name: 'thursday' })).toBe('wrong-name')
    expect(await change(maren, { do: 'close', name: 'Thursday Thanes' })).toBeNull()
    for (const { id, token } of [maren, oswin]) expect((await look(id, token)).status).toBe(404)
    expect((await server.get(`/api/halls/${maren.code}/door`)).status).toBe(404)
    const guest = await Visitor.join(server.url, code, { name: 'Oswin', sit: true })
    await host.host({ do: 'start' })
    await playOut([host, guest])
    expect(host.table.phase).toBe('finished')
  })
})

it('says nothing new while nothing is new', async () => {
  const maren = await found()
  const first = await look(maren.id, maren.token)
  const tag = first.headers.get('etag')!
  // `fetch` would ask for a fresh answer; a browser's cache does not.
  const headers = { ...proof(maren.token), 'if-none-match': tag }
  const [again] = (await once(get(at(`/halls/${maren.id}`), { headers }), 'response')) as [IncomingMessage]
  again.resume()
  expect(again.statusCode).toBe(304)
})

it('tells a browser where it is its turn, also without a hall', async () => {
  const { code, token, host, guest, actor } = await matchForTwo(server, { clock: 'days' })
  const [asked, other] = actor === host ? [host, guest] : [guest, host]
  const turnsOf = async (...seats: object[]) => (await mine(seats, [])).turns
  const turns = await turnsOf({ code, token: asked.token })
  const names = [asked === host ? 'Unferth' : 'Hrothgar']
  expect(turns).toMatchObject([{ code, game: 'movie', hall: null, names }])
  expect(turns[0]!.deadline).toBeGreaterThan(Date.now())
  expect(await turnsOf({ code, token: newTestToken() }, { code: 'NOTHERE2', token })).toEqual([])
  if (!host.table.waitingFor.includes(other.you.seat!))
    expect(await turnsOf({ code, token: other.token })).toEqual([])
  // Asleep, it is worked out from the record.
  await Promise.all([host.leave(), guest.leave()])
  expect(await turnsOf({ code, token: asked.token })).toMatchObject([{ code }])
})
