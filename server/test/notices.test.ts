/** Turns are announced to devices and chats: once, to those who are away, and without secrets. */
import { membersOf } from './support/hallMembers'
import { hallForTest } from './support/hallForTest'
import { type Hall, until } from './support/harness'
import { TestDevice, usePushService } from './support/pushService'
import { tableForTwo, Visitor } from './support/Visitor'

const service = usePushService()

let hall: Hall
const { found, change } = membersOf(() => hall)

/** Two people at a game over days; the first is the host. */
async function openTable(env: Record<string, string> = { HEOROT_NOTIFY_PRIVATE: '1' }) {
  hall = await hallForTest({ ...env, HEOROT_PUBLIC_URL: 'https://play.example.org' })
  return tableForTwo(hall, { clock: 'days' })
}

it('tells a device once that it is its turn, in words only it can read', async () => {
  const { code, host, guest } = await openTable()
  const device = new TestDevice(`${service.url}/device`)
  expect(await guest.ask('notify', { on: device.subscription })).toEqual({ ok: true })
  expect(await guest.ask('notices', { endpoint: device.endpoint })).toEqual({
    ok: true,
    on: true,
    webhook: null,
  })
  await guest.leave()
  await host.host({ do: 'start' })
  await host.playUntil('a notice', () => service.received.length > 0)
  const [{ body, headers }] = service.received as [(typeof service.received)[0]]
  expect(headers['content-encoding']).toBe('aes128gcm')
  expect(headers.authorization).toMatch(/^vapid t=/)
  expect(body.toString('latin1')).not.toMatch(new RegExp(`${code}|Hrothgar`))
  expect(device.read(body)).toEqual({
    ...{ title: 'Du bist dran', body: expect.stringMatching(/^Mit Hrothgar\nBis .+ UTC$/) },
    ...{ lang: 'de', tag: code, navigate: `https://play.example.org/t/${code}` },
  })
  // Coming back, leaving again and a restart of the page are no new decision.
  const again = await Visitor.join(hall.url, code, { token: guest.token, name: 'Unferth' })
  await again.leave()
  await host.sync()
  expect(service.received).toHaveLength(1)
})

it('forgets a device that has unsubscribed', async () => {
  const { host, guest } = await openTable()
  service.status = 410
  const device = new TestDevice(`${service.url}/gone`)
  await guest.ask('notify', { on: device.subscription })
  await guest.ask('visible', { visible: false })
  await host.host({ do: 'start' })
  await host.playUntil('a notice', () => service.received.length > 0)
  await until('being forgotten', async () => {
    const { on } = (await guest.ask('notices', { endpoint: device.endpoint })) as unknown as { on: boolean }
    return !on
  })
})

it('posts to a chat whose turn it is, and lets only the host decide where', async () => {
  const { code, host, guest } = await openTable()
  const webhook = { kind: 'discord', url: `${service.url}/hook`, language: 'en' } as const
  expect(await guest.host({ do: 'webhook', webhook })).toEqual({ refusal: { reason: 'not-host' } })
  expect(await host.host({ do: 'webhook', webhook })).toEqual({ ok: true })
  await until('a first message', () => service.to('/hook').length === 1)
  expect(await guest.ask('notices')).toEqual({ ok: true, on: false, webhook: null })
  const { webhook: known } = (await host.ask('notices')) as unknown as { webhook: object }
  expect(known).toEqual({ kind: 'discord', host: service.url.slice(7), works: true })
  await guest.ask('visible', { visible: false })
  await host.host({ do: 'start' })
  await host.playUntil('a notice', () => service.to('/hook').length === 2)
  const message = JSON.parse(service.received[1]!.body.toString()) as { content: string }
  expect(message.content).toMatch(
    /^Unferth, it’s your turn\. Until .*UTC\. https:\/\/play\.example\.org\/t\//,
  )
  expect(message).toMatchObject({ allowed_mentions: { parse: [] } })
  const all = service.received.map(({ body }) => body.toString()).join()
  for (const secret of [host.token, guest.token, service.url]) expect(all).not.toContain(secret)
  expect(all).toContain(code)
  expect(JSON.stringify(guest.table)).not.toContain(service.url)
})

it('calls nothing in the own network unless the operator allows it', async () => {
  const { host, guest } = await openTable({})
  const refused = { refusal: { reason: 'bad-address' } }
  const hookAt = (url: string) => ({ kind: 'json', url, language: 'en' }) as const
  const addresses = ['https://127.0.0.1/x', 'https://[::ffff:10.0.0.1]/', 'https://2130706433/']
  for (const url of [`${service.url}/hook`, ...addresses])
    expect(await host.host({ do: 'webhook', webhook: hookAt(url) })).toEqual(refused)
  const device = new TestDevice(`${service.url}/device`)
  expect(await guest.ask('notify', { on: device.subscription })).toEqual(refused)

  const maren = await found()
  const webhook = hookAt(`${service.url}/hook`)
  expect(await change(maren, { do: 'webhook', webhook })).toBe('bad-address')
  expect(await change(maren, { do: 'notify', on: device.subscription })).toBe('bad-address')
  expect(await hall.store.loadHall(maren.id)).not.toHaveProperty('notify')
  expect(service.received).toHaveLength(0)
})
