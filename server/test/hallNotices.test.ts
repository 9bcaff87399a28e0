/** Whoever turns notifications on in a hall is told at all its tables, and so is the chat of the group: once each. */
import { type Member, membersOf } from './support/hallMembers'
import { sharedHall, until } from './support/harness'
import { TestDevice, usePushService } from './support/pushService'
import type { Visitor } from './support/Visitor'

const service = usePushService()
const server = sharedHall({ HEOROT_NOTIFY_PRIVATE: '1', HEOROT_PUBLIC_URL: 'https://play.example.org' })
const { found, join, info, change, sitDown, openTable } = membersOf(() => server)

let devices = 0
const newDevice = () => new TestDevice(`${service.url}/device${++devices}`)
const newHook = () => ({ kind: 'json', url: `${service.url}/hook${++devices}`, language: 'en' }) as const
const at = ({ endpoint }: TestDevice) => service.to(new URL(endpoint).pathname)
const posts = ({ url }: { url: string }) =>
  service.to(new URL(url).pathname).map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>)

async function turnOn(member: Member, device = newDevice()): Promise<TestDevice> {
  expect(await change(member, { do: 'notify', on: device.subscription })).toBeNull()
  return device
}

/** A game over days in the hall; the second player is away from its start on, and it is their turn. */
async function awayFor(maren: Member, oswin: Member, before?: (host: Visitor) => Promise<unknown>) {
  const { code, host } = await openTable(maren, { clock: 'days' })
  const guest = await sitDown(code, oswin)
  await before?.(host)
  await guest.leave()
  await host.host({ do: 'start' })
  await host.playUntil('their turn', () => host.table.waitingFor.includes(1))
  return { code, host }
}

it('tells the device of a member at every table of the hall, once per decision', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  expect((await info(oswin)).notified).toBe(false)
  const device = await turnOn(oswin)
  expect([(await info(oswin)).notified, (await info(maren)).notified]).toEqual([true, false])
  const tables = [await awayFor(maren, oswin), await awayFor(maren, oswin)]
  await until('both notices', () => at(device).length === 2)
  for (const [i, { code, host }] of tables.entries()) {
    const { body } = at(device)[i]!
    expect(device.read(body)).toMatchObject({ title: 'Du bist dran', tag: code, lang: 'de' })
    expect(body.toString('latin1')).not.toMatch(new RegExp(`${code}|Maren`))
    await host.sync()
  }
  expect(service.received).toHaveLength(2)
})

it('tells a device once that is known to the table and to the hall, and a chat likewise', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  const device = await turnOn(oswin)
  const webhook = newHook()
  expect(await change(maren, { do: 'webhook', webhook })).toBeNull()
  const { code, host } = await openTable(maren, { clock: 'days' })
  const guest = await sitDown(code, oswin)
  await guest.ask('notify', { on: device.subscription })
  await host.host({ do: 'webhook', webhook })
  await guest.leave()
  await host.host({ do: 'start' })
  await host.playUntil(
    'a notice',
    () => at(device).length > 0 && posts(webhook).some(({ event }) => event === 'turn'),
  )
  await host.sync()
  expect(at(device)).toHaveLength(1)
  expect(posts(webhook).filter(({ event }) => event === 'turn')).toHaveLength(1)
})

it('posts turns and new tables of the hall to its chat, without secrets', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  const webhook = newHook()
  expect(await change(oswin, { do: 'webhook', webhook })).toBe('not-owner')
  expect(await change(maren, { do: 'webhook', webhook })).toBeNull()
  await until('a first message', () => posts(webhook).length === 1)
  expect(posts(webhook)[0]).toMatchObject({ event: 'test', table: null, link: null })
  const { code } = await awayFor(maren, oswin)
  await until('a turn', () => posts(webhook).length === 3)
  const link = `https://play.example.org/t/${code}`
  expect(posts(webhook).slice(1)).toEqual([
    {
      ...{ id: expect.any(String), event: 'opened', table: code, name: 'Maren', deadline: null, link },
      text: 'Maren opened a table with free seats.',
    },
    {
      ...{ id: expect.any(String), event: 'turn', table: code, name: 'Oswin', link },
      deadline: expect.any(Number),
      text: expect.stringMatching(/^Oswin, it’s your turn\. Until /),
    },
  ])
  const sent = JSON.stringify(posts(webhook))
  for (const secret of [maren.id, maren.code, maren.token, oswin.token, webhook.url])
    expect(sent).not.toContain(secret)
  // Against bots alone there is nobody to invite.
  await openTable(maren, { seats: 2, bots: [null, 'thrall'] })
  expect(posts(webhook)).toHaveLength(3)
})

it('shows members that a chat is told, only the owner where, and nobody its address', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  expect((await info(maren)).webhook).toBeNull()
  const webhook = { ...newHook(), kind: 'discord' }
  await change(maren, { do: 'webhook', webhook })
  const shown = { kind: 'discord', failingSince: null }
  expect((await info(maren)).webhook).toEqual({ ...shown, host: new URL(service.url).host })
  expect((await info(oswin)).webhook).toEqual({ ...shown, host: null })
  for (const member of [maren, oswin])
    expect(JSON.stringify(await info(member))).not.toContain(new URL(webhook.url).pathname)
  expect(await change(maren, { do: 'webhook', webhook: null })).toBeNull()
  expect((await info(maren)).webhook).toBeNull()
})

it('lets nobody name one address after the other', async () => {
  const maren = await found()
  const answers: (string | null)[] = []
  for (let n = 0; n < 12; n++) answers.push(await change(maren, { do: 'webhook', webhook: newHook() }))
  expect(answers[0]).toBeNull()
  expect(answers.at(-1)).toBe('too-often')
})

it('says since when the chat is not reached, until it is again', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  const webhook = newHook()
  service.status = 403
  const begun = Date.now()
  await change(maren, { do: 'webhook', webhook })
  const failing = async () => (await info(maren)).webhook?.failingSince
  const since = await until('the failure', failing)
  expect(since).toBeGreaterThanOrEqual(begun)
  await openTable(maren)
  await until('a second message', () => posts(webhook).length === 2)
  expect(await failing()).toBe(since)
  service.status = 200
  await awayFor(maren, oswin)
  await until('it works', async () => (await failing()) === null)
})

it('forgets devices that have unsubscribed, were signed out, or left', async () => {
  const maren = await found()
  const oswin = await join(maren, 'Oswin')
  const stored = async () => (await server.store.loadHall(maren.id))?.notify?.devices ?? []
  service.status = 410
  const device = await turnOn(oswin)
  await awayFor(maren, oswin)
  await until('being forgotten', async () => !(await info(oswin)).notified)
  expect(at(device)).toHaveLength(1)
  expect(await stored()).toEqual([])

  await turnOn(oswin)
  await turnOn(oswin)
  expect(await stored()).toHaveLength(1)
  expect(await change(oswin, { do: 'notify', on: null })).toBeNull()
  expect(await stored()).toEqual([])
  await turnOn(oswin)
  expect(await change(maren, { do: 'remove', person: oswin.person })).toBeNull()
  expect(await stored()).toEqual([])
})
