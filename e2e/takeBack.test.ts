/** Taking a move back, and a pause both agree on. */
import type { Page } from 'playwright-core'
import { hostTable, joinTable, sceneShown, startMatch } from './atTable'
import type { Guest } from './Guest'
import { houseForTests } from './House'

const house = houseForTests()

const press = async (page: Page, selector: string) => {
  await page.locator(selector).first().focus()
  await page.keyboard.press('Enter')
}

const atStep = ({ page }: Guest, step: number) => page.locator(`[data-revision="${step}"]`).waitFor()

async function placeLongship({ page }: Guest): Promise<void> {
  await press(page, '.mirror [data-pick="kind:longship"]')
  await press(page, '.mirror [data-pick^="cell:"]')
  await press(page, '.mirror [data-action=confirm]')
}

it('a misplaced figure is taken back, and the clocks stand still while both want a pause', async () => {
  const [anna, bo] = [await house.guest('Anna', 'laptop', { sharp: true }), await house.guest('Bo', 'phone')]
  const path = await hostTable(anna, 'movie', 2, async page => {
    await page.getByRole('radio', { name: 'Relaxed' }).click({ force: true })
    await page.getByLabel('Who starts').selectOption({ index: 1 })
  })
  await joinTable(bo, path)
  await startMatch(anna)
  for (const guest of [anna, bo]) await sceneShown(guest)
  const [first, second] = [anna, bo]

  await placeLongship(first)
  await atStep(first, 1)
  expect(await second.page.locator('[data-button=takeBack]').count()).toBe(0)
  await anna.pictures('take-back', 'laptop', 'phone')
  // As long as a person presses: the text view, which has the focus, must not close under the pointer.
  await first.page.locator('[data-button=takeBack]').click({ delay: 120 })
  await atStep(second, 2)
  await second.page.getByText(`${first.name} took the last move back.`).first().waitFor({ state: 'attached' })

  await placeLongship(first)
  await atStep(second, 3)
  expect(await first.page.locator('[data-button=takeBack]').count()).toBe(0)

  await anna.page.getByRole('tab', { name: 'People' }).click()
  await anna.page.getByRole('button', { name: 'Ask for a pause' }).click()
  await bo.page.getByRole('button', { name: 'Agree' }).click()
  await anna.page.getByText('Paused: all clocks are stopped.').waitFor()
  await anna.pictures('pause', 'laptop', 'phone')
  await placeLongship(second)
  await second.page.getByText('The game is paused.').first().waitFor()
  await bo.page.getByRole('button', { name: 'Resume' }).click()
  await anna.page.getByText('Paused: all clocks are stopped.').waitFor({ state: 'detached' })
  await anna.page.getByRole('button', { name: 'Give Bo more time' }).click()
  await placeLongship(second)
  await atStep(first, 4)
})
