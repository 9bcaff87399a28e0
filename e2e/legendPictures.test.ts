/** Leaves a picture of every kind of episode at three sizes: the real page at a prepared practice game. */
import type { Guest, Screen } from './Guest'
import { House } from './House'
import { LEGEND_SCENES, recordUntil, PLAYED_SCENES } from './legendScenes'
import { sitDown } from './preparedTable'

jest.setTimeout(300_000)

const SCREENS: readonly Screen[] = ['laptop', 'tablet', 'phone']

let house: House
let guest: Guest
beforeAll(async () => {
  house = await House.open()
  guest = await house.guest('Wiglaf', 'laptop', { sharp: true })
}, 120_000)
afterAll(() => house?.close(), 120_000)

describe('pictures of The Legend', () => {
  it.each([...LEGEND_SCENES, PLAYED_SCENES.risk, PLAYED_SCENES.atOnce])('$name', async moment => {
    await sitDown(guest, recordUntil(moment), { motion: 'reduced', speed: 'off' })
    await guest.pictures(`legend-${moment.name}`, ...SCREENS)
    expect(guest.errors).toEqual([])
  })
})
