/** A hall from its first click to standings over several tables, and one member on two devices. */
import { playOut, Visitor } from '../server/test/support/Visitor'
import { seriousViolations } from './axe'
import type { Guest } from './Guest'
import { houseForTests, waitUntil } from './House'

const house = houseForTests()

const stored = <T>({ page }: Guest, key: string): Promise<T> =>
  page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? '[]'), key) as Promise<T>

/** Their seat, played to the end by a program: the browser shows what comes of it. */
async function visit(guest: Guest, code: string): Promise<Visitor> {
  const tables = await stored<{ code: string; token: string }[]>(guest, 'heorot.tables')
  const [hall] = await stored<{ id: string; token: string }[]>(guest, 'heorot.halls')
  const token = tables.find(table => table.code === code)!.token
  return Visitor.join(house.address, code, {
    ...{ name: guest.name, token },
    hall: { id: hall!.id, token: hall!.token },
  })
}

const codeIn = ({ page }: Guest) => /\/t\/([A-Z0-9]+)/.exec(page.url())![1]!

async function writeName({ page, name }: Guest): Promise<void> {
  await page.locator('#your-name').fill(name)
}

it('goes from the home page to standings, on two devices', async () => {
  const maren = await house.guest('Maren', 'laptop', { sharp: true })
  await maren.open('/')
  await writeName(maren)
  await maren.page.locator('.new-hall').click()
  await maren.page.locator('.hall-title').waitFor()
  expect(await maren.page.locator('.first-invite').count()).toBe(1)
  expect(await seriousViolations(maren)).toEqual([])
  await maren.pictures('hall-empty', 'laptop', 'tablet', 'phone')

  await maren.page.locator('.hall-manage').click()
  await maren.page.locator('#hall-name').fill('Thursday Thanes')
  await maren.page.locator('#hall-name').press('Enter')
  await maren.page.locator('.hall-title h1', { hasText: 'Thursday Thanes' }).waitFor()
  expect(await seriousViolations(maren)).toEqual([])
  await maren.page.keyboard.press('Escape')

  const oswin = await house.guest('Oswin', 'phone', { sharp: true })
  await oswin.open(new URL(maren.page.url()).pathname)
  const door = oswin.page.locator('.hall-door')
  expect(await door.innerText()).toContain('Thursday Thanes')
  expect(await seriousViolations(oswin)).toEqual([])
  await writeName(oswin)
  await door.locator('.button.primary').click()
  await oswin.page.locator('.hall-title').waitFor()
  await maren.page.locator('.hall-member', { hasText: 'Oswin' }).waitFor()

  // The first table is set up, the second one opens as the first did.
  await maren.page.locator('.open-here .button').click()
  await maren.page.locator('.segment', { hasText: 'Movie' }).click()
  await maren.page.locator('.segment', { hasText: /^2$/ }).click()
  await maren.page.locator('.segment', { hasText: 'Days' }).click()
  await maren.page.locator('.form-end .button').click()
  const hallPath = new URL(oswin.page.url()).pathname
  for (let game = 1; game <= 2; game++) {
    await maren.page.locator('.waiting').waitFor()
    const code = codeIn(maren)
    await oswin.page.locator('.hall-table .button', { hasText: 'Join' }).click()
    await oswin.page.locator('.waiting').waitFor()
    await maren.page.locator('.host-corner .button.primary').click()
    await maren.page.locator('[data-scene=shown]').waitFor()
    if (game === 1) await secondDevice(oswin, code, hallPath)
    const players = [await visit(maren, code), await visit(oswin, code)]
    await playOut(players)
    for (const player of players) await player.leave()
    await maren.open(hallPath)
    await maren.page
      .locator('.past-game')
      .nth(game - 1)
      .waitFor()
    await oswin.open(hallPath)
    if (game === 1) await maren.page.locator('.open-here .button').click()
  }
  const rows = maren.page.locator('.standings-table tbody tr')
  expect(await rows.first().locator('td').nth(1).innerText()).toBe('2')
  expect(await rows.count()).toBe(2)
  await maren.page.locator('.head-to-head').waitFor()
  expect(await maren.page.locator('.past-wide a[href^="/r/"]').count()).toBe(4)
  expect(await seriousViolations(maren)).toEqual([])
  await maren.pictures('hall-standings', 'laptop', 'tablet', 'phone')
})

/** The same member elsewhere sees whose turn it is and plays the same seat; the link works once. */
async function secondDevice(oswin: Guest, code: string, hallPath: string): Promise<void> {
  const elsewhere = await house.guest('Oswin', 'tablet', { sharp: true })
  const laptop = await oswin.context.newPage()
  await laptop.goto(house.address + hallPath)
  await laptop.locator('.hall-manage').click()
  await laptop.locator('.manage section:has(h3:text-is("Use another device")) .button').click()
  const link = await laptop.locator('.manage .copy-field input').inputValue()
  await laptop.close()
  expect(link).toContain('#device=')
  await elsewhere.page.goto(link)
  await elsewhere.page.locator('.hall-title').waitFor()
  expect(elsewhere.page.url()).not.toContain('device')
  await elsewhere.page.locator('.hall-table .button', { hasText: 'Play' }).click()
  await elsewhere.page.locator('[data-scene=shown]').waitFor()
  await waitUntil('the seat to be known here', async () => {
    const seats = await stored<{ code: string }[]>(elsewhere, 'heorot.tables')
    return seats.some(table => table.code === code)
  })
  await elsewhere.page.goto(house.address)
  const turns = elsewhere.page.locator('.home-turns')
  const halls = elsewhere.page.locator('.your-halls')
  await halls.waitFor()
  if (await turns.count()) {
    expect(await turns.locator('.time-chip').count()).toBe(1)
    await waitUntil('the number on the tab', async () => /^\(1\) /.test(await elsewhere.page.title()))
    const icon = await elsewhere.page.locator('link[rel="icon"]').getAttribute('href')
    expect(icon).toMatch(/^data:image\/svg/)
  }
  expect(await seriousViolations(elsewhere)).toEqual([])
  await elsewhere.pictures('home-turns', 'laptop', 'tablet', 'phone')
  const thief = await house.guest('Grendel', 'laptop')
  await thief.open(link.slice(house.address.length))
  await thief.page.locator('.lead', { hasText: 'used' }).waitFor()
  await Promise.all([elsewhere.leave(), thief.leave()])
}
