import { watchEn } from '../client/src/pages/broadcast/texts/en'
import { sceneShown } from './atTable'
import { seriousViolations } from './axe'
import type { Guest } from './Guest'
import { houseForTests, waitUntil } from './House'
import { liveTable } from './liveTable'

const house = houseForTests()

const position = async ({ page }: Guest): Promise<number> =>
  Number(await page.locator('.rewind .scrub input').inputValue())

const standsAt = (guest: Guest, step: number): Promise<void> =>
  waitUntil(`the table stands at ${step}`, async () => {
    const shown = await guest.page.locator('[data-revision]').first().getAttribute('data-revision')
    return Number(shown) === step && (await position(guest)) === step
  })

async function watch(guest: Guest, code: string): Promise<void> {
  await guest.open(`/t/${code}?watch`)
  await sceneShown(guest)
  await guest.page.locator('.rewind').waitFor()
}

test('a spectator goes back by keys, sees nothing newer, and comes back to live', async () => {
  const table = await liveTable(house.address, 'legend')
  await table.playTo(30)
  const guest = await house.guest('Agnes')
  const { page } = guest
  await watch(guest, table.code)
  // With animations off the recap is a list.
  await page.locator('[data-recap=offer] .button.primary').click()
  expect(await page.locator('[data-recap=list] li').count()).toBeGreaterThan(2)
  // On a phone it covers the table, which stays as large as it is.
  await guest.resize('phone')
  expect((await page.locator('.kit-scene').boundingBox())!.height).toBeGreaterThan(400)
  expect(await seriousViolations(guest)).toEqual([])
  await guest.resize('laptop')
  await page.locator('[data-recap=list] .button').click()
  // While it is there, it has the focus and takes the key.
  await page.locator('[data-recap=list]').waitFor({ state: 'detached' })

  await page.keyboard.press('Space')
  await table.playTo(34)
  await page.locator('.turn.behind', { hasText: '4' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await standsAt(guest, 29)
  await page.keyboard.press('Shift+ArrowLeft')
  await waitUntil('an earlier episode', async () => (await position(guest)) < 29)
  const chapter = await position(guest)
  await standsAt(guest, chapter)
  expect(await page.locator('.scrub input').getAttribute('aria-valuetext')).toMatch(
    /Move \d+ of 34, .+ behind live/,
  )
  expect(await page.locator('.scrub-mark').count()).toBeGreaterThan(0)
  await page.locator('#tab-log').click()
  const told = await page.locator('.log-line').allTextContents()
  await page.locator('.scrub input').focus()
  await page.keyboard.press('ArrowRight')
  await standsAt(guest, chapter + 1)
  expect(await seriousViolations(guest)).toEqual([])
  await page.keyboard.press('End')
  await page.locator('.live-badge').waitFor()
  await standsAt(guest, 34)
  expect(await page.locator('.log-line').allTextContents()).not.toEqual(told)
  await table.leave()
})

test('a followed seat lies at the lower edge with its hand face down, also after a reload', async () => {
  const table = await liveTable(house.address, 'movie')
  await table.playTo(6)
  const guest = await house.guest('Ole')
  const { page } = guest
  await watch(guest, table.code)
  const bottomOf = async (seat: number) =>
    (await page.locator(`.kit-plate[data-seat="${seat}"]`).boundingBox())?.y ?? 0
  expect(await bottomOf(1)).toBeLessThan(400)
  await page.locator('.follow-row input[value="1"]').focus()
  await page.keyboard.press('Space')
  await page.locator('.kit-plate.followed[data-seat="1"]').waitFor()
  await waitUntil('it lies below', async () => (await bottomOf(1)) > 400)
  await watch(guest, table.code)
  await page.locator('.kit-plate.followed[data-seat="1"]').waitFor()
  await table.leave()
})

test('on a phone a tap follows a seat, the track is dragged, and the recap plays until it is live', async () => {
  const table = await liveTable(house.address, 'movie')
  await table.playTo(12)
  const guest = await house.guest('Chiara', 'phone', { speed: 'normal' })
  const { page } = guest
  await watch(guest, table.code)
  await page.locator('[data-recap=offer] .button.primary').tap()
  await page.locator('[data-recap=play]').waitFor()
  // It stands below the table and covers nothing of it.
  const scene = (await page.locator('.kit-scene').boundingBox())!
  const { y } = (await page.locator('[data-recap=play]').boundingBox())!
  expect(y).toBeGreaterThanOrEqual(scene.y + scene.height)
  await page.locator('[data-recap=play]').waitFor({ state: 'detached' })
  await page.locator('.live-badge').waitFor()

  await page.locator('.kit-plate[data-seat="0"] .kit-plate-open').tap()
  await page.locator('.kit-plate.followed[data-seat="0"]').waitFor()
  const track = (await page.locator('.scrub input').boundingBox())!
  await page.touchscreen.tap(track.x + track.width / 2, track.y + track.height - 14)
  await page.locator('.back-to-live').waitFor()
  expect(await position(guest)).toBeLessThan(12)
  expect(await seriousViolations(guest)).toEqual([])
  await page.locator('.back-to-live').tap()
  await page.locator('.live-badge').waitFor()
  await table.leave()
})

test('whoever watches with open hands is told when a player closes them', async () => {
  const table = await liveTable(house.address, 'legend', 5)
  const guest = await house.guest('Priya')
  const { page } = guest
  await watch(guest, table.code)
  await page.locator('.watch-tab .choice input').nth(1).check({ force: true })
  await page.locator('.live-badge[role=img]').waitFor()
  await table.closeHands()
  await page.locator('.toast', { hasText: watchEn.handsClosed }).waitFor()
  await page.locator('.live-badge:not([role])').waitFor()
  await table.leave()
})
