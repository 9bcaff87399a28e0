/** A game over days: whoever is away learns on their device that it is their turn. */
import type { Page } from 'playwright-core'
import { PushService, TestDevice } from '../server/test/support/pushService'
import { hostTable, joinTable, startMatch } from './atTable'
import type { Guest } from './Guest'
import { House, waitUntil } from './House'

jest.setTimeout(300_000)

const service = new PushService()
let house: House
beforeAll(async () => {
  await service.open()
  house = await House.open()
}, 120_000)
afterAll(async () => {
  await house?.close()
  service.close()
}, 120_000)

/** A headless Chromium has no push service and refuses notifications: this device brings both. */
async function withPush(guest: Guest): Promise<TestDevice> {
  const device = new TestDevice(`${service.url}/${encodeURIComponent(guest.name)}`)
  await guest.context.addInitScript(subscription => {
    const made = { endpoint: subscription.endpoint, toJSON: () => subscription }
    let kept: object | null = null
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    Object.assign(PushManager.prototype, {
      getSubscription: async () => kept,
      subscribe: async () => {
        kept = made
        return made
      },
    })
  }, device.subscription)
  return device
}

const turnOn = async ({ page }: Guest) => {
  await page.getByRole('checkbox', { name: /Tell me on this device/ }).click({ force: true })
  await waitUntil('the switch is on', () => page.getByRole('checkbox', { name: /Tell me/ }).isChecked())
}

/** As if the person had gone to another tab. */
const lookAway = ({ page }: Guest) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

const chooseDays = async (page: Page) => {
  await page.getByRole('radio', { name: 'Days' }).click({ force: true })
}

/** Hands a message to the service worker as the browser does, and returns what it shows. */
async function deliver({ page, context }: Guest, origin: string, data: string): Promise<unknown[]> {
  const worker = context.serviceWorkers()[0]
  await worker?.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    const { registration } = globalThis as unknown as { registration: { showNotification: unknown } }
    registration.showNotification = async (...shows: unknown[]) => shown.push(shows)
  })
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  // The page itself counts as one that can be seen.
  await page.goto('about:blank')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  const shown = async () =>
    (await worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)) ?? []
  await waitUntil('a notification', async () => (await shown()).length > 0)
  return shown()
}

it('announces the turn at a table over days', async () => {
  const host = await house.guest('Åsa', 'laptop', { stores: true, sharp: true })
  const friend = await house.guest('Bjørn', 'phone', { stores: true })
  const devices = new Map([
    [host, await withPush(host)],
    [friend, await withPush(friend)],
  ])
  const path = await hostTable(host, 'movie', 2, chooseDays)
  await joinTable(friend, path)
  for (const guest of [host, friend]) await turnOn(guest)
  await host.pictures('notifications', 'laptop', 'tablet', 'phone')
  for (const guest of [host, friend]) await lookAway(guest)
  await startMatch(host)
  await waitUntil('a push message', () => service.received.length > 0)
  const [message] = service.received
  const told = [host, friend].find(({ name }) => message?.path === `/${encodeURIComponent(name)}`)
  if (!told || !message) throw new Error('nobody was told')
  const payload = devices.get(told)!.read(message.body)
  const other = told === host ? 'Bjørn' : 'Åsa'
  expect(payload).toMatchObject({ kind: 'turn', code: path.slice(3), others: [other] })
  const shown = await deliver(told, house.address, JSON.stringify(payload))
  expect(shown).toEqual([
    [expect.any(String), expect.objectContaining({ tag: path.slice(3), data: { path } })],
  ])
  expect(service.received).toHaveLength(1)
  expect([...host.errors, ...friend.errors]).toEqual([])
})

it('shows what it is about under the link of a public table', async () => {
  const made = await fetch(`${house.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'legend', name: 'Hrothgar', seats: 3, public: true }),
  })
  const { code } = (await made.json()) as { code: string }
  const html = await (await fetch(`${house.address}/t/${code}`)).text()
  expect(html).toContain('<meta property="og:title" content="The Legend · Waiting for players" />')
  const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = Buffer.from(await (await fetch(image)).arrayBuffer())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})
