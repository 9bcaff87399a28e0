/** A game over days: whoever is away learns on their device that it is their turn. */
import type { Page } from 'playwright-core'
import { visitorOf } from '../server/test/support/harness'
import { PushService, TestDevice } from '../server/test/support/pushService'
import { Visitor } from '../server/test/support/Visitor'
import { hostTable, joinTable, startMatch } from './atTable'
import { seriousViolations } from './axe'
import type { Guest } from './Guest'
import { fullBrowser, houseForTests, waitUntil } from './House'

const service = new PushService()
const house = houseForTests(fullBrowser)
beforeAll(() => service.open())
afterAll(() => service.close())

/** A Chromium that reaches nobody outside has no push service: this device brings one. */
async function withPush(guest: Guest): Promise<TestDevice> {
  const device = new TestDevice(`${service.url}/${encodeURIComponent(guest.name)}`)
  await guest.context.grantPermissions(['notifications'], { origin: house.address })
  await guest.context.addInitScript(subscription => {
    const made = { endpoint: subscription.endpoint, toJSON: () => subscription }
    let kept: object | null = null
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

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: unknown
}

/** Hands a message to the service worker as the browser does, and returns the notifications on the screen. */
async function deliver({ page, context }: Guest, data: string): Promise<Shown[]> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${house.address}/`)
      if (own) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('the service worker does not run')
  // The page itself counts as one that can be seen, and on a busy machine it outlives its address for a moment.
  await page.goto('about:blank')
  const isGone = () =>
    worker.evaluate(async () => {
      const { clients } = globalThis as unknown as {
        clients: { matchAll(options: object): Promise<object[]> }
      }
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 0
    })
  await waitUntil('the page is gone', isGone)
  await session.send('ServiceWorker.deliverPushMessage', { origin: house.address, registrationId, data })
  const shown = (): Promise<Shown[]> =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const all = await registration.getNotifications()
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }))
    })
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
  // What the friend says afterwards arrives after it, and what the host does, too.
  await friend.page.locator('.composer .input').fill('Bye!')
  await friend.page.locator('.composer [type=submit]').click()
  await host.page.locator('.said', { hasText: 'Bye!' }).waitFor()
  await startMatch(host)
  await waitUntil('a push message', () => service.received.length > 0)
  const [message] = service.received
  const told = [host, friend].find(({ name }) => message?.path === `/${encodeURIComponent(name)}`)
  if (!told || !message) throw new Error('nobody was told')
  const notification = devices.get(told)!.read(message.body)
  const other = told === host ? 'Bjørn' : 'Åsa'
  const [shown] = await deliver(told, JSON.stringify({ notification }))
  expect(shown).toMatchObject({ title: 'It’s your turn', tag: path.slice(3), data: { path } })
  expect(shown?.body).toMatch(new RegExp(`^With ${other}\nUntil `))
  expect(service.received).toHaveLength(1)
  service.received.length = 0
})

it('tells members of a hall on their device, and the chat of the group', async () => {
  const maren = await house.guest('Maren', 'laptop', { stores: true, sharp: true })
  const { page } = maren
  const device = await withPush(maren)
  await maren.open('/')
  await page.locator('#your-name').fill('Maren')
  await page.locator('.new-hall').click()
  await page.locator('.notice-card .switch').click()
  await waitUntil('the switch is on', () => page.locator('.notice-card .switch-input').isChecked())
  await page.locator('.webhook-line .button').click()
  await page.locator('.notice-card .segment', { hasText: 'JSON' }).click()
  await page.locator('.notice-card input[type=url]').fill(`${service.url}/chat`)
  await page.locator('.notice-card input[type=url]').press('Enter')
  await page.locator('.webhook-line', { hasText: 'on, to JSON' }).waitFor()
  expect(await seriousViolations(maren)).toEqual([])
  await maren.pictures('hall-notices', 'laptop', 'tablet', 'phone')

  const [hall] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('heorot.halls') ?? '[]') as { id: string; token: string }[],
  )
  await page.goto('about:blank')
  const membership = { id: hall!.id, token: hall!.token }
  const { code, token } = await visitorOf(house.address).create({
    name: 'Maren',
    clock: 'days',
    hall: membership,
  })
  const away = await Visitor.join(house.address, code, { token, name: 'Maren', hall: membership })
  const friend = await Visitor.join(house.address, code, { name: 'Oswin', sit: true })
  await away.ask('visible', { visible: false })
  await away.host({ do: 'start' })
  await away.leave()
  const path = new URL(device.endpoint).pathname
  await waitUntil('a push message', async () => {
    await friend.playAnything()
    return service.to(path).length > 0
  })
  expect(device.read(service.to(path)[0]!.body)).toMatchObject({ title: 'It’s your turn', tag: code })
  const posted = service
    .to('/chat')
    .map(({ body }) => (JSON.parse(body.toString()) as { event: string }).event)
  expect(posted.sort()).toEqual(['opened', 'test', 'turn'])
})

it('shows what it is about under the link of a public table', async () => {
  const { code } = await visitorOf(house.address).create({ game: 'legend', seats: 3, public: true })
  const html = await (await fetch(`${house.address}/t/${code}`)).text()
  expect(html).toContain('<meta property="og:title" content="The Legend · Waiting for players" />')
  const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  let picture = Buffer.alloc(0)
  // On a busy machine the server gives up drawing after a while, as it should.
  await waitUntil('the picture', async () => {
    const reply = await fetch(image)
    picture = Buffer.from(await reply.arrayBuffer())
    return reply.ok
  })
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})
