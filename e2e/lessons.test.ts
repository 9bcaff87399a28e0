import { lessons } from '../client/src/lessons'
import type { Lesson } from '../client/src/lessons/Lesson'
import { seriousViolations } from './axe'
import type { Guest } from './Guest'
import { House } from './House'
import { type WalkedStep, walkOf } from './lessonWalk'

jest.setTimeout(600_000)

const GAMES = lessons.map(({ game }) => game)
const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const

let house: House
const loaded = new Map<string, Lesson>()
beforeAll(async () => {
  house = await House.open()
  for (const entry of lessons) loaded.set(entry.game, await entry.loadLesson())
}, 120_000)
afterAll(() => house?.close(), 120_000)

/** A chapter's first step is there before its table is drawn. */
const asksFor = ({ page }: Guest, step: string) =>
  page.locator(`.lesson-page[data-step=${step}][data-watching=false]:has([data-scene=shown])`).waitFor()

/** Does what a step asks for, by the table as text. */
const doStep = ({ page }: Guest, step: WalkedStep): Promise<void> =>
  page.evaluate(async ({ id, taps, does }) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    const rendered = () => new Promise(resolve => setTimeout(resolve, 15))
    const press = async (selector: string) => {
      const button = find(selector)
      if (!button) throw new Error(`${id}: there is no ${selector}`)
      button.click()
      await rendered()
    }
    if (taps !== null) return press(`[data-thing="${taps}"]`)
    if (!does) return press('[data-voice=next]')
    for (const proposed of document.querySelectorAll<HTMLElement>('#table-text [aria-pressed=true]'))
      if (!does.picks.includes(proposed.dataset.pick ?? ''))
        await press(`[data-pick="${proposed.dataset.pick}"]`)
    for (const key of does.picks)
      if (!find(`[data-pick="${key}"][aria-pressed=true]`))
        await press(find(`[data-pick="${key}"]`) ? `[data-pick="${key}"]` : `[data-action="${key}"]`)
    if (does.show) await press('#table-text input[type=checkbox]')
    for (let i = 0; i < (does.twice ? 2 : 1); i++) await press(`#table-text [data-action="${does.button}"]`)
  }, step)

describe.each(LANGUAGES)('in %s', language => {
  it.each(GAMES)('every chapter of %s can be completed', async game => {
    const lesson = loaded.get(game)!
    const guest = await house.guest('Åsa', 'laptop', { language })
    await guest.open(`/learn/${game}/${lesson.chapters[0]!.id}`)
    await guest.page.locator('[data-scene=shown]').waitFor()
    for (const chapter of lesson.chapters) {
      for (const step of walkOf(lesson, chapter)) {
        await asksFor(guest, step.id)
        await doStep(guest, step)
      }
      await guest.page.locator('.chapter-end').waitFor()
      const next = guest.page.locator('.chapter-end a[href^="/learn/"][href*="/"]').first()
      if (chapter !== lesson.chapters.at(-1)) await next.click()
    }
    expect(await guest.page.locator('body').textContent()).not.toMatch(/undefined|\[object|NaN/)
    await guest.page.locator('[data-play-now]').click()
    await guest.page.locator('[data-scene=shown]').waitFor()
    expect(new URL(guest.page.url()).pathname).toBe(`/practice/${game}`)
    expect(guest.errors).toEqual([])
    await guest.leave()
  })
})

/** Presses Tab until something has the focus. */
async function tabTo({ page }: Guest, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}

async function pressByKey(guest: Guest, selector: string, key = 'Enter'): Promise<void> {
  await tabTo(guest, selector)
  await guest.page.keyboard.press(key)
  await guest.twoFrames()
}

async function stepByKeys(guest: Guest, { taps, does }: WalkedStep): Promise<void> {
  const { page } = guest
  if (taps !== null) return pressByKey(guest, `[data-thing="${taps}"]`)
  if (!does) return pressByKey(guest, '[data-voice=next]')
  const picked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#table-text [aria-pressed=true]')].map(
        one => one.dataset.pick ?? '',
      ),
    )
  for (const key of await picked())
    if (!does.picks.includes(key)) await pressByKey(guest, `#table-text [data-pick="${key}"]`)
  for (const key of does.picks)
    if (!(await picked()).includes(key))
      await pressByKey(guest, `#table-text :is([data-pick="${key}"], [data-action="${key}"])`)
  if (does.show) await pressByKey(guest, '#table-text input[type=checkbox]', 'Space')
  for (let i = 0; i < (does.twice ? 2 : 1); i++)
    await pressByKey(guest, `#table-text [data-action="${does.button}"]`)
}

it.each(GAMES)('every chapter of %s can be completed by keyboard alone', async game => {
  const lesson = loaded.get(game)!
  const guest = await house.guest('Åsa', 'laptop')
  for (const chapter of lesson.chapters) {
    await guest.open(`/learn/${game}/${chapter.id}`)
    await guest.page.locator('[data-scene=shown]').waitFor()
    for (const step of walkOf(lesson, chapter)) {
      await asksFor(guest, step.id)
      await stepByKeys(guest, step)
    }
    await guest.page.locator('.chapter-end').waitFor()
  }
  expect(guest.errors).toEqual([])
  await guest.leave()
})

it('is left and resumed at any step, answers wrong choices, and lets a screen reader follow', async () => {
  const guest = await house.guest('Åsa', 'phone')
  const { page } = guest
  await guest.open('/')
  await page.locator('[data-game=movie] a[href="/learn/movie"]').click()
  await page.locator('[data-chapter=rowAndColumn] .button').click()
  await page.locator('[data-scene=shown]').waitFor()
  await asksFor(guest, 'hall')
  await page.locator('[data-voice=next]').click()
  await page.locator('[data-voice=next]').click()
  await asksFor(guest, 'figures')
  await page.locator('[data-thing="kind *"]').evaluate(button => (button as HTMLElement).click())
  await page.locator('.voice-answer').waitFor()
  expect(await page.locator('.voice [role=status]').textContent()).toContain('Count the diamonds')
  expect(await seriousViolations(guest)).toEqual([])
  await page.reload()
  await asksFor(guest, 'figures')
  await page.locator('[data-voice=back]').click()
  await asksFor(guest, 'saga')
  await page.locator('.lesson-leave').click()
  await page.locator('[data-chapter=rowAndColumn]').waitFor()
  expect(await page.locator('[data-chapter=rowAndColumn]').textContent()).toContain('Step 2 of 10')
  expect(await seriousViolations(guest)).toEqual([])
  expect(guest.errors).toEqual([])
  await guest.leave()
})
