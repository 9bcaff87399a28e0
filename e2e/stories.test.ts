/**
 * Moments of both games: the table is drawn at every kind of episode, and everything that is told at length begins and
 * ends. With `HEOROT_PICTURES=1` they leave pictures and film strips to look at.
 */
import { runUntil, sitDownStopped, strip } from './film'
import { type Screen, TAKES_PICTURES } from './Guest'
import { houseForTests } from './House'
import { LEGEND_SCENES, PLAYED_SCENES, recordUntil } from './legendScenes'
import { MOVIE_SCENES, movieUntil } from './movieScenes'
import { sitDown } from './preparedTable'

const house = houseForTests()

it('every kind of episode of The Legend is drawn at three sizes', async () => {
  const guest = await house.guest('Wiglaf', 'laptop', { sharp: true })
  for (const moment of [...LEGEND_SCENES, PLAYED_SCENES.risk, PLAYED_SCENES.atOnce]) {
    await sitDown(guest, recordUntil(moment), { motion: 'reduced', speed: 'off' })
    for (const screen of ['tablet', 'phone', 'laptop'] as const) {
      await guest.resize(screen)
      await guest.pictures(`legend-${moment.name}`, screen)
    }
    expect([moment.name, guest.errors]).toEqual([moment.name, []])
  }
})

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

const TOLD = [
  ...LEGEND.map(([name, ...rest]) => ['legend', name, recordUntil(PLAYED_SCENES[name]), ...rest] as const),
  ...MOVIE.map(([name, ...rest]) => ['movie', name, movieUntil(MOVIE_SCENES[name]), ...rest] as const),
]

it.each<Screen>(TAKES_PICTURES ? ['laptop', 'phone'] : ['laptop'])(
  'everything that is told at length is told on a %s',
  async screen => {
    const watcher = await house.guest('Wiglaf', screen, { speed: 'normal', sharp: screen === 'phone' })
    const { page } = watcher
    await page.clock.install()
    for (const [game, name, record, presses, everyMs] of TOLD) {
      await sitDownStopped(watcher, record)
      for (const selector of presses) await page.locator(selector).first().click({ force: true })
      const story = page.locator('[data-button=skip]')
      await runUntil(watcher, `${name} begins`, async () => (await story.count()) > 0)
      await strip(watcher, `${game}-${name}`, everyMs)
      expect([name, watcher.errors]).toEqual([name, []])
    }
  },
)
