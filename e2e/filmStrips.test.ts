/** Film strips to look at, ten frames each, of everything that is told at length in both games. */
import { runUntil, sitDownStopped, strip } from './film'
import type { Screen } from './Guest'
import { House } from './House'
import { PLAYED_SCENES, recordUntil } from './legendScenes'
import { MOVIE_SCENES, movieUntil } from './movieScenes'

jest.setTimeout(600_000)

let house: House
beforeAll(async () => {
  house = await House.open()
}, 120_000)
afterAll(() => house?.close(), 120_000)

const TAKE = ['[data-target^=prize]', '[data-button=take]']
const twice = (button: string) => [`[data-button=${button}]`, `[data-button=${button}]`]

/** What is pressed at each moment of The Legend, and how far apart the frames are. */
const LEGEND = [
  ['risk', ['[data-button=risk]'], 420],
  ['atOnce', twice('lock'), 700],
  ['prize', TAKE, 480],
  ['auction', twice('withdraw'), 800],
  ['wound', ['[data-button=risk]'], 640],
  ['final', TAKE, 1400],
] as const

/** In the Movie bots move by themselves, but for the ability. */
const MOVIE = [
  ['tile', [], 120],
  ['ability', ['[data-target]', '[data-button=confirm]'], 100],
  ['actEnds', [], 1500],
  ['gameEnds', [], 1700],
] as const

const FILMED = [
  ...LEGEND.map(([name, ...rest]) => ['legend', name, recordUntil(PLAYED_SCENES[name]), ...rest] as const),
  ...MOVIE.map(([name, ...rest]) => ['movie', name, movieUntil(MOVIE_SCENES[name]), ...rest] as const),
]

test.each<Screen>(['laptop', 'phone'])('on a %s', async screen => {
  const watcher = await house.guest('Wiglaf', screen, { speed: 'normal', sharp: screen === 'phone' })
  const { page } = watcher
  await page.clock.install()
  for (const [game, name, record, presses, everyMs] of FILMED) {
    await sitDownStopped(watcher, record)
    for (const selector of presses) await page.locator(selector).first().click({ force: true })
    const story = page.locator('[data-button=skip]')
    await runUntil(watcher, `${name} begins`, async () => (await story.count()) > 0)
    await strip(watcher, `${game}-${name}`, everyMs)
  }
  expect(watcher.errors).toEqual([])
  await watcher.leave()
})
