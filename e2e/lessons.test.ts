import { lessons } from '../client/src/lessons'
import type { Lesson } from '../client/src/lessons/Lesson'
import { seriousViolations } from './axe'
import type { Guest } from './Guest'
import { houseForTests } from './House'
import { asksFor, type WalkedStep, walkOf } from './lessonWalk'

const GAMES = lessons.map(({ game }) => game)
const BROKEN_WORDS = /undefined|\[object|NaN/
/** In English, lessons are walked by keyboard. */
const OTHER_LANGUAGES = ['de', 'fr', 'pl'] as const

const house = houseForTests()
const loaded = new Map<string, Lesson>()
beforeAll(async () => {
  for (const entry of lessons) loaded.set(entry.game, await entry.loadLesson())
})

const NEXT_CHAPTER = '.chapter-end a[href^="/learn/"][href*="/"]'
const chapterPath = (game: string, chapter: string) => `/learn/${game}/${chapter}`

type Press = (guest: Guest, selector: string, key?: string) => Promise<void>

const click: Press = ({ page }, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate(button => (button as HTMLElement).click())

/** Does what a step asks for, by the table as text. */
async function answer(guest: Guest, { taps, does }: WalkedStep, press: Press): Promise<void> {
  if (taps !== null) return press(guest, `[data-thing="${taps}"]`)
  if (!does) return press(guest, '[data-voice=next]')
  const { picks, button, show, twice } = does
  const picked = await guest.page
    .locator('#table-text [aria-pressed=true]')
    .evaluateAll(found => found.map(one => (one as HTMLElement).dataset.pick ?? ''))
  // What the table proposes is dropped first.
  for (const key of picked.filter(one => !picks.includes(one)))
    await press(guest, `#table-text [data-pick="${key}"]`)
  for (const key of picks.filter(one => !picked.includes(one)))
    await press(guest, `#table-text :is([data-pick="${key}"], [data-action="${key}"])`)
  if (show) await press(guest, '#table-text input[type=checkbox]', 'Space')
  for (let i = 0; i < (twice ? 2 : 1); i++)
    await press(guest, `#table-text [data-action="${button}"]:not([aria-disabled=true])`)
}

/** Goes through a whole lesson on one page: what it has loaded once, it has. */
async function complete(walker: Guest, game: string): Promise<void> {
  const lesson = loaded.get(game)!
  const { page } = walker
  await walker.open(chapterPath(game, lesson.chapters[0]!.id))
  for (const chapter of lesson.chapters) {
    for (const step of walkOf(lesson, chapter)) {
      await asksFor(walker, step.id)
      await answer(walker, step, click)
    }
    if (chapter !== lesson.chapters.at(-1)) await page.locator(NEXT_CHAPTER).first().click()
  }
  expect(await page.locator('body').textContent()).not.toMatch(BROKEN_WORDS)
  await page.locator('[data-play-now]').click()
  await page.waitForURL(`**/practice/${game}*`)
}

it('every chapter of both games can be completed in every other language', async () => {
  // A page mostly waits for its next frame, so the languages go side by side. A small screen has less to draw.
  const walks = OTHER_LANGUAGES.map(async language => {
    const walker = await house.guest('Åsa', 'phone', { language })
    for (const game of GAMES)
      await complete(walker, game).catch(error => {
        throw new Error(`${game} in ${language}: ${error.message}`)
      })
  })
  await Promise.all(walks)
})

/** How often Tab has to be pressed for something to have the focus; negative: with Shift. */
const tabsTo = ({ page }: Guest, selector: string): Promise<number> =>
  page.evaluate(wanted => {
    const focused = document.activeElement
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]')]
    const stops = all.filter(
      one => one === focused || (one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility()),
    )
    return stops.findIndex(one => one.matches(wanted)) - stops.findIndex(one => one.matches(':focus'))
  }, selector)

/** Presses Tab until something has the focus. */
async function tabTo(guest: Guest, selector: string): Promise<void> {
  const { page } = guest
  for (let i = 0; i < 20; i++) {
    await page.locator(selector).first().waitFor({ state: 'attached' })
    const tabs = await tabsTo(guest, selector)
    if (tabs === 0) return
    const key = tabs < 0 ? 'Shift+Tab' : 'Tab'
    for (let n = 0; n < (Math.abs(tabs) || 1); n++) await page.keyboard.press(key)
  }
  throw new Error(`Tab never comes to ${selector}`)
}

async function pressByKey(guest: Guest, selector: string, key = 'Enter'): Promise<void> {
  await tabTo(guest, selector)
  await guest.page.keyboard.press(key)
}

/** What a newcomer can answer after the lesson, and the words of the step that answers it. */
const ANSWERS: readonly (readonly [question: string, game: string, at: string, words: string])[] = [
  ['what a risk is', 'legend', 'denmark risk', 'Turn up two cards.'],
  ['what a scratch is', 'legend', 'grendel scratch', 'the third becomes a wound'],
  ['what a wound costs', 'legend', 'heir wounds', 'With three or more, every single one costs 5'],
  ['which symbols count', 'legend', 'bluff contest', 'the most Friendship symbols'],
  ['how prizes are taken', 'legend', 'bluff leftOver', 'the last one takes what is left'],
  ['treasure and fame', 'legend', 'gold money', 'treasure is money, not points'],
  ['what scores', 'legend', 'grendel soFar', '5 more for no wound'],
  [
    'how a figure scores',
    'movie',
    'rowAndColumn figures',
    'all tiles in their row and column, times their diamonds',
  ],
  ['what a gorge does', 'movie', 'claws gorge', 'cuts its row and its column in two'],
  ['what treachery does', 'movie', 'claws treachery', 'all boons in its row and column count 0'],
  ['what a horn does', 'movie', 'claws horn', 'one more diamond'],
  ['when an act ends', 'movie', 'claws fourLeft', 'When the last one is filled, the act ends at once'],
  ['what returns to hand', 'movie', 'claws home', 'Your Longship comes back'],
]

it('every chapter of both games can be completed by keyboard alone, and says in sight what has to be known', async () => {
  const answered: string[] = []
  const walks = GAMES.map(async game => {
    const walker = await house.guest('Åsa', 'phone')
    const lesson = loaded.get(game)!
    await walker.open(chapterPath(game, lesson.chapters[0]!.id))
    for (const chapter of lesson.chapters) {
      for (const step of walkOf(lesson, chapter)) {
        await asksFor(walker, step.id)
        for (const [question, of, at, words] of ANSWERS)
          if (of === game && at === `${chapter.id} ${step.id}`) {
            const said = await walker.page.locator('.voice-said').innerText()
            expect([question, said]).toEqual([question, expect.stringContaining(words)])
            answered.push(question)
          }
        await answer(walker, step, pressByKey)
      }
      await walker.page.locator('.chapter-end').waitFor()
      expect(await walker.page.locator('body').textContent()).not.toMatch(BROKEN_WORDS)
      if (chapter !== lesson.chapters.at(-1)) await pressByKey(walker, NEXT_CHAPTER)
    }
  })
  await Promise.all(walks)
  expect(answered).toHaveLength(ANSWERS.length)
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
})
