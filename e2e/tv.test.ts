/** The big screen: of a table, of a hall, with open hands; and the question whether hands may be shown. */
import { seriousViolations } from './axe'
import type { Guest } from './Guest'
import { houseForTests, waitUntil } from './House'
import { postJson, visitorOf } from '../server/test/support/harness'
import { playOut, Visitor } from '../server/test/support/Visitor'

const house = houseForTests()

const TOKEN = 'x'.repeat(22)

async function foundHall(name: string) {
  const response = await postJson(`${house.address}/api/halls`, { name, member: 'Maren', token: TOKEN })
  return (await response.json()) as { code: string; id: string }
}

/** A table of the hall with both seats taken, played by programs. */
async function openTable(hall: { id: string }, game: string): Promise<Visitor[]> {
  const order = { game, name: 'Maren', hall: { id: hall.id, token: TOKEN } }
  const { code, token } = await visitorOf(house.address).create(order)
  const maren = await Visitor.join(house.address, code, { name: 'Maren', token })
  // As long as a name may be.
  return [maren, await Visitor.join(house.address, code, { name: 'Bartholomew Featherstone', sit: true })]
}

/** A picture of 16:9 with the words of a television. */
async function screen(path: string): Promise<Guest> {
  const tv = await house.guest('TV')
  await tv.page.setViewportSize({ width: 1280, height: 720 })
  await tv.open(path)
  return tv
}

const inSight = (tv: Guest, selector: string) => tv.page.locator(selector).first().waitFor()

/** Headings that are wider than their place, or on a second line. */
const cutWords = ({ page }: Guest): Promise<string[]> =>
  page.locator('.tv-stage :is(h1, h2)').evaluateAll(headings =>
    headings
      .filter(heading => {
        const { fontSize } = getComputedStyle(heading)
        const isTwoLines = heading.clientHeight > Number.parseFloat(fontSize) * 2
        return heading.scrollWidth > heading.clientWidth + 1 || (heading.closest('.chances') && isTwoLines)
      })
      .map(heading => heading.textContent ?? ''),
  )

/** What sticks out of its box at the right, and would not be seen. */
const beyond = ({ page }: Guest, box: string, parts: string, slack = 0): Promise<string[]> =>
  page.locator(box).evaluateAll(
    (boxes, [selector, allowed]) =>
      boxes.flatMap(one => {
        const edge = one.getBoundingClientRect().right + allowed
        return [...one.querySelectorAll(selector)]
          .filter(part => part.getBoundingClientRect().right > edge)
          .map(part => part.textContent ?? '')
      }),
    [parts, slack] as const,
  )

it('shows whatever a hall is playing, through a crash and a rematch, and waits with its banner', async () => {
  const hall = await foundHall('Thursday Thanes')
  const tv = await screen(`/tv/h/${hall.code}`)
  await inSight(tv, '.tv-hall h1')
  expect(await tv.page.locator('.tv-hall h1').innerText()).toBe('Thursday Thanes')
  expect(await tv.page.locator('.tv-hall .member-shield').count()).toBe(1)
  expect(await seriousViolations(tv)).toEqual([])

  const players = await openTable(hall, 'movie')
  await players[0]!.host({ do: 'start' })
  await inSight(tv, '.tv-movie [data-scene=shown]')
  expect(await tv.page.locator('button:visible, a:visible, input:visible').count()).toBe(0)
  expect(await seriousViolations(tv)).toEqual([])
  await inSight(tv, '.chance-rows li')
  expect(await beyond(tv, '.kit-plate', 'p, span', 1)).toEqual([])
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 3840, height: 2160 },
    { width: 1024, height: 768 },
  ]) {
    await tv.page.setViewportSize({ width, height })
    // The same picture at every size: scaled, in the middle, never flowing anew.
    const scale = Math.min(width / 1920, height / 1080)
    await waitUntil(`the picture at ${width}×${height}`, async () => {
      const box = await tv.page.locator('.tv-stage').boundingBox()
      const isCentred = Math.abs(box!.x - (width - 1920 * scale) / 2) < 1
      return Math.abs(box!.width - 1920 * scale) < 1 && isCentred
    })
    expect(await tv.page.locator('.tv-stage').evaluate(stage => stage.scrollHeight)).toBe(1080)
  }
  await tv.page.mouse.move(400, 300)
  await inSight(tv, '.tv-still')

  const before = players[0]!.table.revision
  await house.killServer()
  await inSight(tv, '.tv-lost')
  await house.startServer()
  const tokens = players.map(({ token }) => token)
  const { code } = players[0]!.table
  const again = await Promise.all(tokens.map(token => Visitor.join(house.address, code, { token })))
  await tv.page.locator('.tv-lost').waitFor({ state: 'detached' })
  await again.find(({ table, you }) => table.waitingFor.includes(you.seat!))!.playAnything()
  await again[0]!.until('a move', ({ table }) => table.revision > before)
  await waitUntil('the ticker', async () => (await tv.page.locator('.tv-ticker li').count()) > 0)
  await playOut(again)
  await inSight(tv, '.tv-result')
  // With animations off, too, it goes on from the last act to the result.
  await inSight(tv, '.tv-movie [data-sheet=final]')
  await again[0]!.host({ do: 'rematch' })
  await inSight(tv, '.tv-waiting')
  await again[0]!.host({ do: 'start' })
  await inSight(tv, '.tv-movie [data-scene=shown]')
  await Promise.all(again.map(player => player.leave()))
})

it('shows The Legend with its path and every seat', async () => {
  const hall = await foundHall('Friday Thanes')
  const players = await openTable(hall, 'legend')
  await players[0]!.host({ do: 'start' })
  const tv = await screen(`/tv/${players[0]!.table.code}`)
  await inSight(tv, '.tv-legend [data-scene=shown]')
  await waitUntil('both plates', async () => (await tv.page.locator('.legend .kit-plate').count()) === 2)
  expect(await tv.page.locator('.tv-badge').innerText()).toBe('Live')
  // Whoever cannot see it is told the same.
  const spoken = tv.page.locator('[role=log]')
  await players.find(({ table, you }) => table.waitingFor.includes(you.seat!))!.playAnything()
  await waitUntil('the news', async () => (await spoken.innerText()) !== '')
  // Sealed bids are added up in rows, in table order.
  const inRows = tv.page.locator('.legend-rows')
  await waitUntil('a sealed contest', async () => {
    for (const player of players) await player.playAnything()
    return (await inRows.count()) > 0
  })
  const topOf = async (seat: number) =>
    (await tv.page.locator(`.kit-plate[data-seat="${seat}"]`).boundingBox())!.y
  expect(await topOf(0)).toBeLessThan(await topOf(1))
  expect(await seriousViolations(tv)).toEqual([])
  for (const language of ['de', 'fr', 'pl']) {
    await tv.speak(language)
    await tv.open(`/tv/${players[0]!.table.code}`)
    await inSight(tv, '.tv-legend [data-scene=shown]')
    await inSight(tv, '.chance-rows li')
    expect(await tv.page.locator('html').getAttribute('lang')).toBe(language)
    expect(await seriousViolations(tv)).toEqual([])
    expect(await cutWords(tv)).toEqual([])
    expect(await beyond(tv, '.tv-panel', 'h2, h2 *, li > *')).toEqual([])
  }
})

it('asks before a seat whether hands may be shown; Escape only watches, and withdrawing closes them', async () => {
  const order = { game: 'legend', name: 'Maren', broadcast: 10 } as const
  const { code, token } = await visitorOf(house.address).create(order)
  const maren = await Visitor.join(house.address, code, { name: 'Maren', token })
  const oswin = await house.guest('Oswin', 'phone')
  const ask = async () => {
    await oswin.open(`/t/${code}`)
    await oswin.page.locator('#your-name').fill('Oswin')
    await oswin.page.locator('.seat-plan .button.primary').click()
    await inSight(oswin, '.consent')
  }
  await ask()
  expect(await oswin.page.locator('.consent-agreed').innerText()).toContain('Maren')
  expect(await oswin.page.locator('.consent-answers button:focus').count()).toBe(0)
  expect(await seriousViolations(oswin)).toEqual([])
  await oswin.page.keyboard.press('Escape')
  await oswin.page.waitForURL(/\?watch/)
  expect(maren.table.seats[1]!.person).toBeNull()

  await ask()
  await oswin.page.locator('.consent-answers .primary').click()
  await maren.until('the seat', ({ table }) => table.seats[1]!.agreed)
  await inSight(oswin, '.waiting')
  expect(new URL(oswin.page.url()).search).toBe('')
  await maren.host({ do: 'start' })
  await inSight(oswin, '.broadcast-eye')

  const tv = await screen(`/tv/${code}?open`)
  await inSight(tv, '.tv-badge.open')
  // The deal is as new as the moment: no hand is shown before its time.
  await inSight(tv, '.tv-legend [data-scene=shown]')
  expect(await tv.page.locator('.tv-hands').count()).toBe(0)
  await maren.ask('broadcast', { agree: 0 })
  await inSight(tv, '.tv-badge:not(.open)')
  await oswin.page.locator('.broadcast-eye').waitFor({ state: 'detached' })
})
