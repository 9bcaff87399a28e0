/** A risk, a sealed contest and the scoring of an act against bots at normal speed: nothing on the page runs ahead of the table. */

import type { MatchRecord } from '@heorot/shared'
import { filmSoFar, longest, type Shot, startFilm } from './film'
import type { Guest } from './Guest'
import { houseForTests, waitUntil } from './House'
import { PLAYED_SCENES, recordUntil } from './legendScenes'
import { MOVIE_SCENES, movieUntil } from './movieScenes'
import { sitDown } from './preparedTable'

const RISK = recordUntil(PLAYED_SCENES.risk)
const ACT_END = movieUntil(MOVIE_SCENES.actEnds)
const CONTEST = recordUntil(PLAYED_SCENES.atOnce)

const house = houseForTests()
let guest: Guest
beforeEach(async () => {
  guest = await house.guest('Wiglaf', 'laptop', { speed: 'normal' })
})

const until = (what: string, met: (film: readonly Shot[]) => boolean) =>
  waitUntil(what, async () => met(await filmSoFar(guest)))

async function beginFilm(record: MatchRecord): Promise<void> {
  await sitDown(guest, record, { speed: 'normal' })
  await startFilm(guest)
}

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
  await beginFilm(RISK)
  await press('risk')
  await until('the log tells the risk', film => film.some(logged(/^Wiglaf took the risk/)))
  const film = await filmSoFar(guest)
  expect(longest(film, ({ verdicts }) => verdicts.length === 1)).toBeGreaterThan(1700)
  expect(longest(film, ({ verdicts }) => verdicts.length === 2)).toBeGreaterThan(800)
  // Another player may take a risk later.
  expect(film.find(logged(/^Wiglaf took the risk/))?.verdicts).toEqual([])
  expect(
    film.filter(({ verdicts }) => verdicts.length > 0).every(({ bar }) => /takes a risk/.test(bar)),
  ).toBe(true)
})

test('a click completes the scene', async () => {
  await beginFilm(RISK)
  await press('risk')
  await until('the risk begins', film => film.some(({ bar }) => /takes a risk/.test(bar)))
  await press('skip')
  await until('the log tells the risk', film => film.some(logged(/^Wiglaf took the risk/)))
  const film = await filmSoFar(guest)
  expect(longest(film, ({ verdicts }) => verdicts.length === 2)).toBe(0)
})

test('sealed bids turn over before anything tells who is first', async () => {
  const known = /took marker 1/
  await beginFilm(CONTEST)
  const before = (await filmSoFar(guest))[0]!
  await lockNothing(guest)
  const told = (shot: { readonly log: readonly string[] }) =>
    shot.log.length > before.log.length && logged(known)(shot)
  await until('the log tells the order', film => film.some(told))
  const film = await filmSoFar(guest)
  const revealing = film.filter(({ bar }) => /All bids are in/.test(bar))
  expect(longest(film, ({ bar }) => /All bids are in/.test(bar))).toBeGreaterThan(4000)
  expect(
    revealing.every(({ log, header }) => log.length === before.log.length && header === revealing[0]?.header),
  ).toBe(true)
})

test('an act of the Movie is scored figure by figure before log and header tell the total', async () => {
  await beginFilm(ACT_END)
  await until('Act II begins', film => /Act II/.test(film.at(-1)?.header ?? ''))
  const film = await filmSoFar(guest)
  const isScoring = ({ bar }: Shot) => /is scored| = /.test(bar)
  const scoring = film.filter(isScoring)
  expect(longest(film, isScoring)).toBeGreaterThan(5500)
  expect(new Set(scoring.map(({ bar }) => bar)).size).toBeGreaterThan(4)
  expect(new Set(scoring.map(({ log }) => log.length)).size).toBe(1)
  expect(scoring.every(({ header }) => /^Act I:/.test(header))).toBe(true)
})
