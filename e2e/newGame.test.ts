import { hostTable, joinTable, playByKeyboard, playByPointer, sceneShown, startMatch } from './atTable'
import { Copy } from './Copy'
import { House } from './House'
import { anything } from './preferences'

const GAME = 'wiglaf'
let copy: Copy
beforeAll(() => {
  copy = new Copy()
  copy.run('tsx', 'tools/newGame.ts', GAME)
})
afterAll(() => copy.remove())

it('is made of the template in our style, and gives no name a second meaning', () => {
  const folders = ['shared/src/games', 'client/src/games']
  copy.run('@biomejs/biome', 'lint', '--error-on-warnings', '--vcs-enabled=false', ...folders)
  copy.run('@biomejs/biome', 'format', '--vcs-enabled=false', ...folders)
  copy.run('tsx', 'tools/names.ts')
})

it('obeys the laws, and so do its bots, its records and its words', () => {
  const tests = [`games/${GAME}/`, 'games/advice', 'testkit/recorded', 'bots/odds']
  copy.run('jest', '--selectProjects', 'shared', 'client', '--testPathPatterns', ...tests)
})

it('is played to its end in a browser, by pointer and by keyboard', async () => {
  copy.build()
  const house = await House.open(copy.folder)
  try {
    const [anna, bo] = [
      await house.guest('Anna', 'laptop', { sharp: true }),
      await house.guest('Bo', 'phone'),
    ]
    const path = await hostTable(anna, GAME, 2)
    await joinTable(bo, path)
    await startMatch(anna)
    await sceneShown(anna)
    let turns = 0
    const onTurn = async () => {
      if (++turns === 2) await anna.pictures('newGame', 'laptop', 'phone')
    }
    await Promise.all([playByPointer(anna, anything(1), { onTurn }), playByKeyboard(bo, () => 0)])
    // Five rounds; a new look at the same question counts once more.
    expect(turns).toBeGreaterThanOrEqual(5)
    for (const { page } of [anna, bo]) await page.locator('.end-panel, .result-button').first().waitFor()
    expect(await house.dismiss()).toEqual([])
  } finally {
    await house.close()
  }
})
