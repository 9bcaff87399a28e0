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
import { houseForTests } from './House'
import { anything } from './preferences'

const house = houseForTests()

async function putSheetAway({ page }: Guest): Promise<void> {
  const close = page.locator('[data-sheet] [data-button=close]')
  if ((await close.count()) > 0) await close.click()
}

describe('the Movie Board Game', () => {
  it('is played to its end by keyboard and by touch, from link to result, while a third watches', async () => {
    const [anna, bo, cleo] = [
      await house.guest('Anna', 'tablet'),
      await house.guest('Bo', 'phone'),
      await house.guest('Cleo', 'phone', { sharp: true }),
    ] as const
    const path = await hostTable(anna, 'movie', 2)
    await joinTable(bo, path)
    await startMatch(anna)
    await watchTable(cleo, path)
    for (const guest of [anna, bo, cleo]) await sceneShown(guest)
    const acts = new Set<string>()
    const newAct = async () => {
      const act = await storyStands(bo)
      if (acts.has(act)) return
      acts.add(act)
      await putSheetAway(cleo)
      await cleo.pictures(`movie-act-${acts.size}`, 'laptop', 'tablet', 'phone')
    }
    const rng = rngFrom(seedFromNumber(4))
    await Promise.all([
      playByKeyboard(anna, count => rng.below(count)),
      playByPointer(bo, anything(2), { touch: true, onTurn: newAct }),
    ])
    await everybodySees([anna, bo, cleo], '.end-panel, .result-button')
    await cleo.pictures('movie-final', 'laptop', 'tablet', 'phone')
    await putSheetAway(cleo)
    await cleo.pictures('movie-end', 'laptop', 'tablet', 'phone')
    expect(acts.size).toBe(3)
    const told = await Promise.all([anna, bo, cleo].map(guest => guest.page.locator('.places').textContent()))
    expect(new Set(told).size).toBe(1)
  })

  it('goes on after a reload in the middle of a turn, and after the server was killed', async () => {
    const dora = await house.guest('Dora', 'tablet')
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
    await playByPointer(dora, anything(3), { onTurn: mishaps, turns: 9 })
    expect(turns).toBeGreaterThanOrEqual(9)
  })
})
