import { TestDevice, usePushService } from '../../test/support/pushService'
import type { TableNotice } from './notice'
import { Notifier } from './Notifier'
import webPush from 'web-push'

const service = usePushService()

const notice: TableNotice = {
  ...{ id: '0b9e5f0c-9f0e-4f3e-8a59-3f8f4f1c2d3e', kind: 'turn', code: 'K7MWPD3X', name: 'Unferth' },
  ...{ others: ['Hrothgar'], deadline: null },
}
const notifier = (now = () => 0) =>
  new Notifier({
    ...{ keys: webPush.generateVAPIDKeys(), publicUrl: 'https://play.example.org', now },
    ...{ rules: { allowPrivate: true }, pauses: [1, 1] },
  })
const hook = (kind: 'json' | 'ntfy' = 'json') =>
  ({ kind, url: `${service.url}/${kind}`, language: 'en' }) as const

it('tries three times where that may help, and says each time that it is the same notice', async () => {
  service.status = 503
  const device = new TestDevice(`${service.url}/device`)
  const targets = { subscriptions: [device.subscription], webhook: hook() }
  expect(await notifier().send(notice, targets)).toEqual({ gone: [], webhook: false })
  const posts = service.to('/json')
  const idIn = (body: Buffer) => (JSON.parse(body.toString()) as { id: string }).id
  expect(posts.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill(notice.id))
  expect(posts.map(({ body }) => idIn(body))).toEqual(Array(3).fill(notice.id))
  const pushed = service.to('/device').map(({ headers }) => headers.topic)
  expect(pushed).toEqual(Array(3).fill(notice.id.replaceAll('-', '')))
})

it.each([
  ['stops where it arrived', 204, true],
  ['does not repeat what was refused', 400, false],
  ['follows no redirect', 302, false],
])('%s', async (_, status, webhook) => {
  service.status = status
  expect(await notifier().send(notice, { subscriptions: [], webhook: hook() })).toEqual({
    gone: [],
    webhook,
  })
  expect(service.received).toHaveLength(1)
})

it('sends few to one address in a short time', async () => {
  let now = 0
  const limited = notifier(() => now)
  const send = () => limited.send(notice, { subscriptions: [], webhook: hook() })
  for (let i = 0; i < 12; i++) await send()
  expect(service.received).toHaveLength(10)
  now += 6000
  await send()
  expect(service.received).toHaveLength(11)
})

it.each([
  ['turn', 'It’s your turn', 'Unferth, it’s your turn. Until'],
  ['reminder', 'Still your turn: not much time left', 'Unferth, it’s your turn. Until'],
  [
    'covered',
    'A bot plays for you until you are back',
    'Unferth, a bot plays for you until you are back. Until',
  ],
] as const)(
  'says on devices and in chats what a notice of the kind %s is about',
  async (kind, title, said) => {
    const device = new TestDevice(`${service.url}/device`)
    const subscription = { ...device.subscription, language: 'en', zone: 'Europe/Warsaw' } as const
    const told = { ...notice, kind, deadline: Date.UTC(2026, 10, 20, 18) }
    await notifier().send(told, { subscriptions: [subscription], webhook: hook('ntfy') })
    expect(device.read(service.to('/device')[0]!.body)).toEqual({
      ...{ title, body: 'With Hrothgar\nUntil Fri, Nov 20, 07:00 PM' },
      ...{ lang: 'en', tag: 'K7MWPD3X', navigate: 'https://play.example.org/t/K7MWPD3X' },
    })
    expect(service.to('/ntfy')[0]!.body.toString()).toMatch(said)
  },
)
