import { rngFrom, seedFromNumber } from '@heorot/shared'
import {
  everybodySees,
  hostTable,
  playByKeyboard,
  playByPointer,
  playNow,
  pressOnce,
  sceneShown,
  startMatch,
} from './atTable'
import type { Guest } from './Guest'
import { House } from './House'
import { anything, bold } from './preferences'

jest.setTimeout(900_000)

let house: House
beforeAll(async () => {
  house = await House.open()
}, 120_000)
afterAll(() => house?.close(), 120_000)

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
    expect(anna.errors).toEqual([])
    await anna.leave()
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
    expect(bo.errors).toEqual([])
    await bo.leave()
  })
})

describe('a bot’s seat', () => {
  it('is asked for by a spectator, given by the host, and played; a seat left is taken back', async () => {
    const [anna, cleo] = [
      await house.guest('Anna', 'laptop', { sharp: true }),
      await house.guest('Cleo', 'tablet'),
    ]
    const path = await hostTable(anna, 'movie', 2, async page => {
      await page.locator('.seat-plan select').nth(1).selectOption('thrall')
    })
    await startMatch(anna)
    await cleo.open(path)
    await cleo.page.locator('#your-name').fill(cleo.name)
    await cleo.page.getByRole('button', { name: 'Ask to take over' }).click()
    await cleo.page.getByText('Waiting for the host').waitFor()
    const request = anna.page.getByRole('alert').filter({ hasText: 'Cleo asks to take over' })
    await request.waitFor()
    for (const guest of [anna, cleo]) await sceneShown(guest)
    await anna.pictures('takeover-asked', 'laptop', 'tablet', 'phone')
    await cleo.pictures('takeover-pending', 'phone')
    await request.getByRole('button', { name: 'Accept' }).press('Enter')
    await cleo.page.locator('.watching').waitFor({ state: 'detached' })
    const moved = anna.page.locator('.log-line', { hasText: /^Cleo / })
    const preference = anything(5)
    while ((await moved.count()) === 0)
      for (const guest of [anna, cleo]) await pressOnce(guest, false, preference)
    await anna.page.locator('.log-change', { hasText: 'Cleo plays instead of Eofor.' }).waitFor()
    await anna.pictures('takeover-log', 'laptop')
    await anna.page.locator('#tab-people').click()
    await anna.page.getByRole('button', { name: 'Stand up' }).click()
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Stand up' }).click()
    await anna.page.getByText('A bot is playing for you.').waitFor()
    await anna.pictures('takeover-reserved', 'laptop')
    await anna.page.locator('.takeover .button').click()
    await anna.page.locator('.takeover').waitFor({ state: 'detached' })
    for (const guest of [anna, cleo]) expect(guest.errors).toEqual([])
    for (const guest of [anna, cleo]) await guest.leave()
  })
})

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
    await page.locator('.practice button[type=submit]').click()
    await sceneShown(cleo)
    await askForHint(cleo)
    await playByPointer(cleo, anything(4), { turns: 2 })
    await page.reload({ waitUntil: 'commit' })
    await sceneShown(cleo)
    const rng = rngFrom(seedFromNumber(7))
    await playByKeyboard(cleo, count => rng.below(count))
    await everybodySees([cleo], '.end-panel, .result-button')
    await cleo.pictures('practice-end', 'tablet')
    expect(cleo.errors).toEqual([])
    await cleo.leave()
    await house.startServer()
  })
})
