/** What explains the games: coach cards, picture story, glossary and rules, in a real browser. */
import { playNow, sceneShown } from './atTable'
import { House } from './House'

jest.setTimeout(180_000)

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

test('a card explains what is new, once; afterwards the rules open at what is on the table', async () => {
  const anna = await house.guest('Anna', 'laptop', { coach: 'newcomer' })
  const { page } = anna
  await playNow(anna, 'legend')
  await sceneShown(anna)
  const card = page.locator('[data-coach]')
  await card.getByRole('button', { name: 'Got it' }).click()
  await card.waitFor({ state: 'detached' })
  const shown = () => page.evaluate(() => localStorage.getItem('heorot.experience.legend') ?? '')
  expect(JSON.parse(await shown()).shown).toHaveLength(1)
  await page.reload()
  await sceneShown(anna)
  await page.locator('.kit-bar.asked').waitFor()
  expect(await page.locator('[data-coach] h2').allTextContents()).not.toContain('A fair trade')

  await page.getByRole('tab', { name: 'Rules' }).click()
  const now = page.locator('.rule-list details.now[open]')
  await now.waitFor()
  await now.locator('.term').first().focus()
  await page.locator('.term-tip').waitFor()
  await page.getByLabel('Search the rules').fill('third scratch')
  await page.locator('.rule-list details[open] summary', { hasText: 'Warrior' }).waitFor()
  expect(anna.errors).toEqual([])
  await anna.leave()
})

test('six pictures tell a game', async () => {
  const bo = await house.guest('Bo', 'phone', { language: 'pl' })
  const { page } = bo
  await bo.open('/')
  await page.locator('[data-game=movie] .how-to-link').click()
  await page.locator('.how-to-frame').nth(5).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.how-to').waitFor({ state: 'detached' })
  expect(bo.errors).toEqual([])
  await bo.leave()
})
