import {
  everybodySees,
  hostTable,
  joinTable,
  playByKeyboard,
  playByPointer,
  playNow,
  pressOnce,
  sceneShown,
  startMatch,
} from './atTable'
import type { Guest } from './Guest'
import { houseForTests } from './House'
import { type MovieMoment, movieUntil } from './movieScenes'
import { anything, bold } from './preferences'
import { sitDown } from './preparedTable'

const house = houseForTests()

/** Asks for a hint as soon as it can be asked for, and reads it. */
async function askForHint({ page }: Guest): Promise<string> {
  await page.locator('.hint-button:not(:disabled)').click()
  const said = page.locator('[data-hint=said] p:not(:empty)')
  await said.waitFor()
  return (await said.textContent()) ?? ''
}

describe('bots', () => {
  it('play with a person from two clicks on, and a King gives a hint with its reason', async () => {
    const anna = await house.guest('Anna', 'tablet')
    await playNow(anna, 'movie')
    await sceneShown(anna)
    await playByPointer(anna, anything(1), { turns: 2 })
    expect(await askForHint(anna)).toMatch(/^Hint: .+\. .+\.$/)
    await anna.pictures('movie-hint', 'tablet')
    await playByPointer(anna, anything(2), { turns: 2 })
  })

  it('are as strong as the host wants, and people get hints only where the table allows them', async () => {
    const bo = await house.guest('Bo', 'tablet')
    const { page } = bo
    const button = page.locator('.hint-button')
    await hostTable(bo, 'legend', 2, async () => {
      await page.locator('.seat-plan select').nth(1).selectOption('king')
      await page
        .getByRole('group', { name: 'Hints' })
        .getByRole('radio', { name: 'First-timers' })
        .click({ force: true })
    })
    await startMatch(bo)
    await sceneShown(bo)
    await button.waitFor()
    // After one finished game, a player is no longer a first-timer.
    await page.evaluate(() => localStorage.setItem('heorot.experience.legend', '{"finished":["earlier"]}'))
    await page.reload()
    await sceneShown(bo)
    expect(await button.count()).toBe(0)
    await playByPointer(bo, bold(3), { turns: 2 })
  })
})

describe('a bot’s seat', () => {
  it('is given to a spectator once everybody agrees, and played; a seat left is taken back', async () => {
    const [anna, bo, cleo] = [
      await house.guest('Anna', 'laptop', { sharp: true }),
      await house.guest('Bo', 'phone'),
      await house.guest('Bo', 'tablet'),
    ]
    const path = await hostTable(anna, 'movie', 3, async page => {
      await page.locator('.seat-plan select').nth(2).selectOption('thrall')
    })
    await joinTable(bo, path)
    await startMatch(anna)
    await cleo.open(path)
    await cleo.page.locator('#your-name').fill(cleo.name)
    await cleo.page.getByRole('button', { name: 'Ask to take over' }).click()
    await cleo.page.getByText('Still to agree: Anna and Bo.').waitFor()
    const request = ({ page }: Guest) =>
      page.locator('.takeover').filter({ hasText: 'Bo (2) asks to take over' })
    const accept = (guest: Guest) => request(guest).getByRole('button', { name: 'Accept' }).press('Enter')
    for (const guest of [anna, bo, cleo]) await sceneShown(guest)
    await anna.pictures('takeover-asked', 'laptop', 'tablet', 'phone')
    await cleo.pictures('takeover-pending', 'phone')
    await accept(anna)
    await request(anna).filter({ hasText: 'Agreed: you. Still to agree: Bo.' }).waitFor()
    await accept(bo)
    await cleo.page.locator('.watching').waitFor({ state: 'detached' })
    await bo.page.locator('.toast', { hasText: 'Bo (2) now plays instead of Hrefn.' }).waitFor()
    await anna.page.locator('.log-change', { hasText: 'Bo (2) now plays instead of Hrefn.' }).waitFor()
    await anna.pictures('takeover-log', 'laptop')
    await anna.page.locator('#tab-people').click()
    await anna.page.getByRole('button', { name: 'Stand up' }).click()
    await anna.page.getByRole('button', { name: 'Keep my seat' }).click()
    await anna.page.getByText('A bot is playing for you.').waitFor()
    await anna.pictures('takeover-reserved', 'laptop')
    await anna.page.locator('.takeover').getByRole('button', { name: 'Sit down' }).click()
    await anna.page.locator('.takeover').waitFor({ state: 'detached' })
    const moved = anna.page.locator('.log-line', { hasText: /^Bo \(2\) / })
    await anna.page.locator('#tab-log').click()
    const preference = anything(5)
    while ((await moved.count()) === 0)
      for (const guest of [anna, bo, cleo]) await pressOnce(guest, false, preference)
  })
})

const isMyLastMove = ({ isMine, nextAct }: MovieMoment) => isMine && nextAct === 4

describe('practice', () => {
  it('is opened, reloaded and played to its end while there is no server', async () => {
    const cleo = await house.guest('Cleo', 'tablet', { stores: true })
    const { page } = cleo
    await cleo.open('/practice/movie')
    await page.locator('[data-kept=kept]').waitFor()
    await cleo.pictures('practice', 'tablet')
    await house.killServer()
    await page.getByRole('radio', { name: '2', exact: true }).click({ force: true })
    await page.locator('.seat-plan select').nth(1).selectOption('thrall')
    await page.locator('.slim-page button[type=submit]').click()
    await sceneShown(cleo)
    await askForHint(cleo)
    await playByPointer(cleo, anything(4), { turns: 2 })
    await page.reload({ waitUntil: 'commit' })
    await sceneShown(cleo)
    await sitDown(cleo, movieUntil(isMyLastMove), { speed: 'off' })
    await playByKeyboard(cleo, () => 0)
    await everybodySees([cleo], '.end-panel, .result-button')
    await cleo.pictures('practice-end', 'tablet')
    await house.startServer()
  })
})
