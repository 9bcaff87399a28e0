import { startMatch, hostTable, joinTable, sceneShown, watchTable } from './atTable'
import { seriousViolations } from './axe'
import type { Guest } from './Guest'
import { houseForTests } from './House'

const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const
const PAGES = { home: '/', create: '/create/movie', rules: '/rules', about: '/about' } as const

const house = houseForTests()

/** Nothing may make the page wider than the screen. */
const tooWide = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)

describe.each(LANGUAGES)('in %s', language => {
  it('every page opens whole, at three sizes, and nothing serious stands in anybody’s way', async () => {
    const guest = await house.guest('Åsa', 'laptop', { language, sharp: true })
    for (const [name, path] of Object.entries(PAGES)) {
      await guest.open(path)
      expect(await guest.page.locator('html').getAttribute('lang')).toBe(language)
      expect(await guest.page.locator('body').textContent()).not.toMatch(/undefined|\[object|NaN/)
      for (const screen of ['laptop', 'phone', 'tablet'] as const) {
        await guest.resize(screen)
        expect([name, screen, await tooWide(guest)]).toEqual([name, screen, false])
      }
      if (language === 'en') expect([name, await seriousViolations(guest)]).toEqual([name, []])
      if (language === 'en' || language === 'de')
        await guest.pictures(`${name}-${language}`, 'laptop', 'tablet', 'phone')
      expect([name, guest.errors]).toEqual([name, []])
    }
  })
})

it.each([
  ['cannot read the scripts', 'let x = ¿'],
  ['lacks what the scripts call', '[].fromTheFuture()'],
])('a browser that %s is told that it is too old', async (_, script) => {
  const { page, errors } = await house.guest('Åsa', 'phone', { language: 'pl' })
  await page.route('**/assets/index-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.goto(house.address)
  await page.getByText('Ta przeglądarka jest za stara').waitFor()
  expect(errors).toHaveLength(1)
  errors.length = 0
})

describe('nothing serious stands in anybody’s way', () => {
  it('in the waiting room, at the door and at the table', async () => {
    const host = await house.guest('Åsa', 'tablet', { sharp: true })
    const path = await hostTable(host, 'movie', 2)
    await host.pictures('waiting', 'laptop', 'tablet', 'phone')
    expect(await seriousViolations(host)).toEqual([])
    const friend = await house.guest('Bjørn', 'phone')
    await friend.open(path)
    await friend.pictures('door', 'phone')
    expect(await seriousViolations(friend)).toEqual([])
    await joinTable(friend, path)
    await host.page.locator('.host-corner .button.primary').click()
    await host.page.locator('[data-scene=shown]').waitFor()
    expect(await seriousViolations(host)).toEqual([])
  })
})

async function say({ page }: Guest, text: string): Promise<void> {
  await page.locator('.composer .input').fill(text)
  await page.locator('.composer [type=submit]').click()
}

describe('a host and those who only watch', () => {
  const everywhere = ['laptop', 'tablet', 'phone'] as const

  it('mutes, removes and lets nobody watch any more, by keyboard too', async () => {
    const host = await house.guest('Åsa', 'phone', { sharp: true })
    const watcher = await house.guest('Grendel', 'phone')
    const path = await hostTable(host, 'movie', 2)
    await host.page.locator('.seat-row.free .button').click()
    await watchTable(watcher, path)
    await say(watcher, 'Is there mead?')

    const manage = host.page.locator('.watching-list button').first()
    await manage.focus()
    await host.page.keyboard.press('Enter')
    await host.page.getByRole('button', { name: 'Mute for everyone' }).focus()
    await host.page.keyboard.press('Enter')
    await host.page.locator('.watching-list button', { hasText: 'Muted' }).waitFor()
    expect(await manage.evaluate(button => button === document.activeElement)).toBe(true)
    await say(watcher, 'I want mead!')
    await watcher.page.getByText('The host has muted you.').waitFor()

    await startMatch(host)
    await sceneShown(host)
    // Here before the removal, so it does not keep them out as a stranger from the same place.
    const another = await house.guest('Unferth', 'phone')
    await watchTable(another, path)
    await sceneShown(another)
    await host.page.locator('.drawer-button').tap()
    await host.page.locator('#tab-people').tap()
    const muted = host.page.locator('.watching-list button', { hasText: 'Muted' })
    const { width, height } = (await muted.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await host.pictures('host-spectators', ...everywhere)
    await muted.tap()
    await host.page.keyboard.press('Escape')
    await muted.tap()
    await host.page.getByRole('button', { name: 'Remove from the table' }).tap()
    await host.pictures('host-manages', ...everywhere)
    expect(await seriousViolations(host)).toEqual([])
    await host.page.getByRole('button', { name: 'Remove from the table' }).tap()
    await watcher.page.getByText('The host removed you from this table.').waitFor()

    await host.pictures('host-people', ...everywhere)
    const doors = host.page.getByRole('group', { name: 'Who can watch' })
    await doors.getByRole('radio', { name: 'Nobody' }).tap({ force: true })
    await another.page.getByText('This table doesn’t allow spectators.').waitFor()
    expect(await seriousViolations(host)).toEqual([])
  })
})
