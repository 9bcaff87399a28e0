import { rngFrom, seedFromNumber } from '@heorot/shared'
import {
  startMatch,
  hostTable,
  everybodySees,
  joinTable,
  playByKeyboard,
  playByPointer,
  playNow,
  sceneShown,
  storyStands,
  watchTable,
} from './atTable'
import type { Guest } from './Guest'
import { House } from './House'
import { anything } from './preferences'

jest.setTimeout(900_000)

let house: House
beforeAll(async () => {
  house = await House.open()
}, 120_000)
afterAll(() => house?.close(), 120_000)

async function putSheetAway({ page }: Guest): Promise<void> {
  const close = page.locator('[data-sheet] [data-button=close]')
  if ((await close.count()) > 0) await close.click()
}

describe('the Movie Board Game', () => {
  it('is created, joined by link and played to its end by two people while a third watches', async () => {
    const [anna, bo, cleo] = [
      await house.guest('Anna', 'tablet', { sharp: true }),
      await house.guest('Bo', 'phone'),
      await house.guest('Cleo', 'phone'),
    ] as const
    const path = await hostTable(anna, 'movie', 2)
    await joinTable(bo, path)
    await startMatch(anna)
    await watchTable(cleo, path)
    for (const guest of [anna, bo, cleo]) await sceneShown(guest)
    const acts = new Set<string>()
    const newAct = async () => {
      const act = await storyStands(anna)
      if (acts.has(act)) return
      acts.add(act)
      await putSheetAway(anna)
      await anna.pictures(`movie-act-${acts.size}`, 'laptop', 'tablet', 'phone')
    }
    await Promise.all([
      playByPointer(anna, anything(1), { onTurn: newAct }),
      playByPointer(bo, anything(2), { touch: true }),
    ])
    await everybodySees([anna, bo, cleo], '.end-panel, .result-button')
    await anna.pictures('movie-final', 'laptop', 'tablet', 'phone')
    await putSheetAway(anna)
    await anna.pictures('movie-end', 'laptop', 'tablet', 'phone')
    expect(acts.size).toBe(3)
    const told = await Promise.all([anna, bo, cleo].map(guest => guest.page.locator('.places').textContent()))
    expect(new Set(told).size).toBe(1)
    for (const guest of [anna, bo, cleo]) expect(guest.errors).toEqual([])
    for (const guest of [anna, bo, cleo]) await guest.leave()
  })

  it('goes on after a reload in the middle of a turn, and after the server was killed', async () => {
    const dora: Guest = await house.guest('Dora', 'phone')
    await playNow(dora, 'movie')
    await sceneShown(dora)
    let turns = 0
    const mishaps = async () => {
      turns++
      if (turns === 3) {
        await dora.page.reload()
        await sceneShown(dora)
      }
      if (turns === 6) {
        await house.killServer()
        await dora.page.locator('.connection:not(.live)').waitFor()
        await house.startServer()
        await dora.page.locator('.connection.live').waitFor()
      }
    }
    await playByPointer(dora, anything(3), { touch: true, onTurn: mishaps, turns: 9 })
    expect(turns).toBeGreaterThanOrEqual(9)
    expect(dora.errors).toEqual([])
    await dora.leave()
  })

  it('is played from the first move to the last with the keyboard and the table as text', async () => {
    const emil = await house.guest('Emil', 'tablet')
    await playNow(emil, 'movie')
    await emil.page.locator('#table-text').waitFor({ state: 'attached' })
    const rng = rngFrom(seedFromNumber(4))
    await playByKeyboard(emil, count => rng.below(count))
    await everybodySees([emil], '.end-panel, .result-button')
    expect(emil.errors).toEqual([])
    await emil.leave()
  })
})
