/** What explains the games: coach cards, picture story, glossary and rules, in a real browser. */
import { readFileSync } from 'node:fs'
import { playNow, sceneShown } from './atTable'
import { houseForTests } from './House'

/** The files of the build that hold lessons and their words. */
const lessonFiles = Object.entries<{ readonly file: string }>(
  JSON.parse(readFileSync('client/dist/.vite/manifest.json', 'utf8')),
)
  .filter(([source]) => /^_lesson-|^src\/(lessons|pages\/lesson)\//.test(source))
  .map(([, { file }]) => file)

const house = houseForTests()

test('a card explains what is new, once; afterwards the rules open at what is on the table', async () => {
  const anna = await house.guest('Anna', 'laptop', { coach: 'newcomer' })
  const { page } = anna
  const loaded: string[] = []
  page.on('request', request => loaded.push(request.url()))
  await playNow(anna, 'legend')
  await sceneShown(anna)
  const card = page.locator('[data-coach]')
  await card.getByRole('button', { name: 'Got it' }).click()
  await card.waitFor({ state: 'detached' })
  const shown = () => page.evaluate(() => localStorage.getItem('heorot.experience.legend') ?? '')
  expect(JSON.parse(await shown()).shown).toHaveLength(1)
  // A table has no use for lessons.
  expect(lessonFiles.length).toBeGreaterThan(10)
  expect(loaded.filter(url => lessonFiles.some(file => url.endsWith(file)))).toEqual([])
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
})

/** Pages of a printed document. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

test.each(['legend', 'movie'])('the summary of %s fits on one page of A4 in every language', async game => {
  const bo = await house.guest('Bo', 'laptop')
  const { page } = bo
  await bo.context.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true)
  })
  for (const language of ['en', 'de', 'fr', 'pl']) {
    await bo.speak(language)
    await bo.open(`/rules/${game}`)
    await page.locator('[data-print]').click()
    await page.locator('html[data-printed]').waitFor()
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect([language, pagesIn(pdf)]).toEqual([language, 1])
    // What does not fit would be cut off: a page of A4 without its margins is so wide.
    await page.setViewportSize({ width: 733, height: 1050 })
    await page.emulateMedia({ media: 'print' })
    const room = await page
      .locator('.summary')
      .evaluate(({ scrollHeight, clientHeight }) => clientHeight - scrollHeight)
    expect([language, room]).toEqual([language, 0])
    await page.emulateMedia({ media: null })
    await bo.resize('laptop')
  }
})

test('a rule shows a worked example, drawn by the real table', async () => {
  const bo = await house.guest('Bo', 'phone')
  const { page } = bo
  await bo.open('/rules/movie#scoring')
  const example = page.locator('[data-example=scoring]')
  await example.locator('.kit-still[data-drawn]').waitFor()
  expect(await example.locator('figcaption').innerText()).toContain('7 × 2 = 14')
})

test('six pictures tell a game', async () => {
  const bo = await house.guest('Bo', 'phone', { language: 'pl' })
  const { page } = bo
  await bo.open('/')
  await page.locator('[data-game=movie] .how-to-link').click()
  await page.locator('.how-to-frame').nth(5).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.how-to').waitFor({ state: 'detached' })
})
