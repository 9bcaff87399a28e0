/** A risk, a sealed contest and the scoring of an act against bots at normal speed: nothing on the page runs ahead of the table. */
import { filmSoFar, longest, type Shot, startFilm, strip } from './film'
import type { Guest, Screen } from './Guest'
import { House, waitUntil } from './House'
import { recordUntil, PLAYED_SCENES } from './legendScenes'
import { MOVIE_SCENES, movieUntil } from './movieScenes'
import { sitDown } from './preparedTable'

jest.setTimeout(300_000)

const RISK = recordUntil(PLAYED_SCENES.risk)
const ACT_END = movieUntil(MOVIE_SCENES.actEnds)
const CONTEST = recordUntil(PLAYED_SCENES.atOnce)

let house: House
let guest: Guest
beforeAll(async () => {
  house = await House.open()
  guest = await house.guest('Wiglaf', 'laptop', { speed: 'normal' })
}, 120_000)
afterAll(() => house?.close(), 120_000)

const press = (button: string) => guest.page.locator(`[data-button=${button}]`).first().click()
/** An empty bid asks first. */
async function lockNothing({ page }: Guest): Promise<void> {
  const lock = page.locator('[data-button=lock]').first()
  await lock.click()
  await lock.click()
}
const logged = (words: RegExp) => (shot: { readonly log: readonly string[] }) =>
  shot.log.some(line => words.test(line))

test('a risk labels each card for its full time, and the log waits for the last one', async () => {
  await sitDown(guest, RISK, { speed: 'normal' })
  await startFilm(guest)
  await press('risk')
  await waitUntil('the log tells the risk', async () =>
    (await filmSoFar(guest)).some(logged(/^Wiglaf took the risk/)),
  )
  const film = await filmSoFar(guest)
  expect(longest(film, ({ verdicts }) => verdicts.length === 1)).toBeGreaterThan(1700)
  expect(longest(film, ({ verdicts }) => verdicts.length === 2)).toBeGreaterThan(800)
  // Later on, somebody else may take a risk.
  expect(film.find(logged(/^Wiglaf took the risk/))?.verdicts).toEqual([])
  expect(
    film.filter(({ verdicts }) => verdicts.length > 0).every(({ bar }) => /takes a risk/.test(bar)),
  ).toBe(true)
  expect(guest.errors).toEqual([])
})

test('a click completes the scene', async () => {
  await sitDown(guest, RISK, { speed: 'normal' })
  await startFilm(guest)
  await press('risk')
  await waitUntil('the risk begins', async () =>
    (await filmSoFar(guest)).some(({ bar }) => /takes a risk/.test(bar)),
  )
  await press('skip')
  await waitUntil('the log tells the risk', async () =>
    (await filmSoFar(guest)).some(logged(/^Wiglaf took the risk/)),
  )
  const film = await filmSoFar(guest)
  expect(longest(film, ({ verdicts }) => verdicts.length === 2)).toBe(0)
})

test('sealed bids turn over before anything tells who is first', async () => {
  await sitDown(guest, CONTEST, { speed: 'normal' })
  const known = /took marker 1/
  await startFilm(guest)
  const before = (await filmSoFar(guest))[0]!
  await lockNothing(guest)
  const told = (shot: { readonly log: readonly string[] }) =>
    shot.log.length > before.log.length && logged(known)(shot)
  await waitUntil('the log tells the order', async () => (await filmSoFar(guest)).some(told))
  const film = await filmSoFar(guest)
  const revealing = film.filter(({ bar }) => /All bids are in/.test(bar))
  expect(longest(film, ({ bar }) => /All bids are in/.test(bar))).toBeGreaterThan(4000)
  expect(
    revealing.every(({ log, header }) => log.length === before.log.length && header === revealing[0]?.header),
  ).toBe(true)
  expect(guest.errors).toEqual([])
})

test('an act of the Movie is scored figure by figure before log and header tell the total', async () => {
  await sitDown(guest, ACT_END, { speed: 'normal' })
  await startFilm(guest)
  await waitUntil('Act II begins', async () => /Act II/.test((await filmSoFar(guest)).at(-1)?.header ?? ''))
  const film = await filmSoFar(guest)
  const isScoring = ({ bar }: Shot) => /is scored| = /.test(bar)
  const scoring = film.filter(isScoring)
  expect(longest(film, isScoring)).toBeGreaterThan(5500)
  expect(new Set(scoring.map(({ bar }) => bar)).size).toBeGreaterThan(4)
  expect(new Set(scoring.map(({ log }) => log.length)).size).toBe(1)
  expect(scoring.every(({ header }) => /^Act I:/.test(header))).toBe(true)
  expect(guest.errors).toEqual([])
})

/** Removes the first tile that may be removed. */
async function useAbility({ page }: Guest): Promise<void> {
  const { x, y, width, height } = (await page.locator('[data-target]').first().boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.locator('[data-button=confirm]').click()
}

test.each<Screen>(['laptop', 'phone'])('film strips on a %s', async screen => {
  const watcher = await house.guest('Wiglaf', screen, { speed: 'normal', sharp: true })
  for (const [name, record, button] of [
    ['risk', RISK, 'risk'],
    ['reveal', CONTEST, 'lock'],
  ] as const) {
    await sitDown(watcher, record, { speed: 'normal' })
    if (button === 'lock') await lockNothing(watcher)
    else await watcher.page.locator(`[data-button=${button}]`).first().click()
    await strip(watcher, name, 420)
  }
  for (const [name, scene, every] of [
    ['tile', 'tile', 200],
    ['ability', 'ability', 160],
    ['scoring', 'actEnds', 600],
    ['final', 'gameEnds', 2000],
  ] as const) {
    await sitDown(watcher, movieUntil(MOVIE_SCENES[scene]), { speed: 'slow' })
    if (scene === 'ability') await useAbility(watcher)
    await watcher.page.locator('[data-button=skip]').first().waitFor()
    await strip(watcher, name, every)
  }
  expect(watcher.errors).toEqual([])
  await watcher.leave()
})
