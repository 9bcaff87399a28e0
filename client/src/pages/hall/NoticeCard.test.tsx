import type { HallInfo, HallWebhookView } from '@heorot/shared'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import { NoticeCard } from './NoticeCard'
import { loadHallTexts } from './texts'

let page: HTMLElement
beforeEach(async () => {
  await speak('en')
  await loadHallTexts()
  page = document.createElement('div')
  document.body.replaceChildren(page)
})

async function shown(webhook: HallWebhookView | null, you = 'owner'): Promise<string> {
  const info = { owner: 'owner', you, notified: false, webhook } as HallInfo
  await act(() =>
    render(<NoticeCard info={info} member={{ id: 'A', token: 'b' }} onChange={() => {}} />, page),
  )
  // Its other words are loaded with the first card.
  await act(() => new Promise(resolve => setTimeout(resolve)))
  return page.querySelector('.webhook-line')?.textContent ?? ''
}

const works = { kind: 'discord', host: 'discord.com', failingSince: null } as const

test('the webhook is off, on or failing, in words', async () => {
  expect(await shown(null)).toBe('WebhookoffSet up')
  expect(await shown(works)).toBe('Webhookon, to DiscordChange')
  expect(page.querySelector('.failing')).toBeNull()
  const failingSince = new Date(2026, 10, 14, 10, 2).getTime()
  expect(await shown({ ...works, failingSince })).toMatch(/failing since Nov 14, 2026, 10:02.AM \(Discord\)/)
  expect(page.querySelector('.failing')).not.toBeNull()
})

test('only the owner changes it', async () => {
  expect(await shown({ ...works, host: null }, 'member')).toBe('Webhookon, to Discord')
  expect(page.querySelector('form')).toBeNull()
  await shown(null)
  act(() => page.querySelector<HTMLButtonElement>('.webhook-line .button')!.click())
  expect(page.querySelectorAll('form input[type=radio]')).toHaveLength(4)
  expect(page.querySelector('form input[type=url]')).not.toBeNull()
})

test('a browser that cannot be told says why', async () => {
  await shown(null)
  expect(page.textContent).toContain('Notifications need a page opened with https.')
})
