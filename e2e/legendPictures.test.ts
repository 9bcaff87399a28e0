/** Leaves a picture of every kind of episode at three sizes: the real page at a prepared practice game. */

import { sceneShown } from './atTable'
import type { Guest, Screen } from './Guest'
import { House } from './House'
import { LEGEND_SCENES, type LegendScene, recordUntil, PLAYED_SCENES } from './legendScenes'

jest.setTimeout(300_000)

const SCREENS: readonly Screen[] = ['laptop', 'tablet', 'phone']

let house: House
let guest: Guest
beforeAll(async () => {
  house = await House.open()
  guest = await house.guest('Wiglaf', 'laptop', { sharp: true })
}, 120_000)
afterAll(() => house?.close(), 120_000)

/** Sits down at the moment; the page finds it stored like any practice game. */
async function sitDown(moment: LegendScene, motion: 'reduced' | 'full'): Promise<void> {
  const record = recordUntil(moment)
  const bots = Array.from({ length: moment.seats }, (_, seat) => (seat === 0 ? null : 'thane'))
  const stored = {
    'heorot.practice.legend': { bots, match: 1, record },
    'heorot.settings': { name: 'Wiglaf', language: 'en', sound: false, motion },
  }
  // Away from the table first: the game there would go on and be stored over this one.
  await guest.page.goto(`${house.address}/healthz`)
  await guest.page.evaluate(entries => {
    // Nobody has been here before: there is nothing to look back at.
    localStorage.removeItem('heorot.looks')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
  }, stored)
  await guest.open('/practice/legend?play')
  await sceneShown(guest)
}

/** What is told, and the bots, wait where the story pauses for long. */
const holdLongPauses = (passes: number): Promise<void> =>
  guest.page.evaluate(shorter => {
    const real = window.setTimeout.bind(window)
    const patient = (run: () => void, ms = 0) => (ms >= 600 && ms !== shorter ? 0 : real(run, ms))
    Object.assign(window, { setTimeout: patient })
  }, passes)

describe('pictures of The Legend', () => {
  it.each(LEGEND_SCENES)('$name', async moment => {
    await sitDown(moment, 'reduced')
    await guest.pictures(`legend-${moment.name}`, ...SCREENS)
    expect(guest.errors).toEqual([])
  })

  it.each(PLAYED_SCENES)('$name, as it is told', async moment => {
    await sitDown(moment, 'full')
    await guest.pictures(`legend-${moment.name}`, ...SCREENS)
    await holdLongPauses(moment.passes)
    await guest.page.locator(`[data-button=${moment.press}]`).first().click()
    await guest.page.waitForTimeout(2500)
    await guest.pictures(`legend-${moment.name}-told`, ...SCREENS)
    expect(guest.errors).toEqual([])
  })
})
