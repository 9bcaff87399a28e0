/** Film strips of The Legend: a prize, an auction, a third scratch, the final count. */
import { stopClock, stripByClock } from './film'
import type { Screen } from './Guest'
import { House } from './House'
import { PLAYED_SCENES, recordUntil } from './legendScenes'
import { sitDown } from './preparedTable'

jest.setTimeout(600_000)

let house: House
beforeAll(async () => {
  house = await House.open()
}, 120_000)
afterAll(() => house?.close(), 120_000)

const TAKE = ['[data-target^=prize]', '[data-button=take]']

/** What is pressed at each moment, and how far apart the frames are. */
const FILMED = [
  ['prize', TAKE, 480],
  ['auction', ['[data-button=withdraw]', '[data-button=withdraw]'], 800],
  ['wound', ['[data-button=risk]'], 640],
  ['final', TAKE, 1100],
] as const

test.each<Screen>(['laptop', 'phone'])('on a %s', async screen => {
  const watcher = await house.guest('Wiglaf', screen, { speed: 'normal', sharp: screen === 'phone' })
  await watcher.page.clock.install()
  for (const [name, presses, everyMs] of FILMED) {
    await sitDown(watcher, recordUntil(PLAYED_SCENES[name]), { speed: 'normal' })
    for (const [i, selector] of presses.entries()) {
      const thing = watcher.page.locator(selector).first()
      if (i === presses.length - 1) await stopClock(watcher)
      await thing.click({ force: true })
    }
    await stripByClock(watcher, `legend-${name}`, everyMs)
  }
  expect(watcher.errors).toEqual([])
  await watcher.leave()
})
