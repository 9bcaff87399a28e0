import type { HallInfo, HallWebhookView } from '@heorot/shared'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../../app/language'
import { NoticeCard } from './NoticeCard'
import { loadHallTexts } from '../texts'

let page: HTMLElement
const device = { isSecureContext: true }
beforeAll(async () => {
  // jsdom does not say whether a page came by https.
  Object.defineProperty(globalThis, 'isSecureContext', { get: () => device.isSecureContext })
  await speak('en')
  await loadHallTexts()
})
beforeEach(() => {
  page = document.createElement('div')
  document.body.replaceChildren(page)
})
afterEach(() => act(() => render(null, page)))

/** The card once the rest of its words has come, however long that takes. */
async function show(webhook: HallWebhookView | null, you = 'owner'): Promise<string> {
  const info = { owner: 'owner', you, notified: false, webhook } as HallInfo
  await act(() =>
    render(<NoticeCard info={info} member={{ id: 'A', token: 'b' }} onChange={() => {}} />, page),
  )
  while (!page.querySelector('.notice-lines .switch, .notice-lines .hint'))
    await act(() => new Promise(resolve => setTimeout(resolve, 1)))
  return page.querySelector('.webhook-line')?.textContent ?? ''
}

const works = { kind: 'discord', host: 'discord.com', failingSince: null } as const

test('the webhook is off, on or failing, in words', async () => {
  expect(await show(null)).toBe('WebhookoffSet up')
  expect(await show(works)).toBe('Webhookon, to DiscordChange')
  expect(page.querySelector('.failing')).toBeNull()
  const failingSince = new Date(2026, 10, 14, 10, 2).getTime()
  expect(await show({ ...works, failingSince })).toMatch(/failing since Nov 14, 2026, 10:02.AM \(Discord\)/)
  expect(page.querySelector('.failing')).not.toBeNull()
})

test('only the owner changes it', async () => {
  expect(await show({ ...works, host: null }, 'member')).toBe('Webhookon, to Discord')
  expect(page.querySelector('button')).toBeNull()
  await show(null)
  const opener = page.querySelector<HTMLButtonElement>('.webhook-line .button')!
  act(() => opener.click())
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  while (!page.querySelector('form')) await act(() => new Promise(resolve => setTimeout(resolve, 1)))
  expect(page.querySelectorAll('form input[type=radio]')).toHaveLength(4)
  expect(page.querySelector('form input[type=url]')).not.toBeNull()
})

test('a browser that cannot be told says why', async () => {
  device.isSecureContext = false
  await show(null)
  expect(page.textContent).toContain('Notifications need a page opened with https.')
  act(() => render(null, page))
  device.isSecureContext = true
  await show(null)
  expect(page.textContent).toContain('This browser can’t show notifications.')
  const permission = { permission: 'denied' }
  Object.assign(globalThis, { PushManager: class {}, Notification: permission })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => undefined },
    configurable: true,
  })
  act(() => render(null, page))
  await show(null)
  expect(page.textContent).toContain('Notifications are blocked for this page.')
  permission.permission = 'default'
  act(() => render(null, page))
  await show(null)
  expect(page.querySelector<HTMLInputElement>('.switch-input')!.checked).toBe(false)
})
