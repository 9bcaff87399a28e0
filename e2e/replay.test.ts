import { findGame, type PublishedRecord } from '@heorot/shared'
import { Timeline, verify } from '@heorot/shared/record'
import { visitorOf } from '../server/test/support/harness'
import { Visitor } from '../server/test/support/Visitor'
import { sceneShown } from './atTable'
import type { Guest } from './Guest'
import { houseForTests } from './House'
import { liveTable } from './liveTable'

const house = houseForTests()

/** A table of bots plays to its end while its host looks on. */
async function finishedMatch(game: string): Promise<PublishedRecord> {
  const { create, record } = visitorOf(house.address)
  const { code, token } = await create({ game, name: 'Scop', bots: ['thrall', 'thrall'], sit: false })
  const host = await Visitor.join(house.address, code, { token })
  await host.host({ do: 'start' })
  await host.until('the bots have played', ({ table }) => table.phase === 'finished')
  await host.leave()
  return record(`${code}-1`)
}

const shownStep = async ({ page }: Guest): Promise<number> =>
  Number(await page.locator('.scrub input').inputValue())

/** The record's tools are in a drawer where there is no room for them. */
async function openTools({ page }: Guest): Promise<void> {
  const opener = page.locator('.drawer-button')
  if ((await opener.isVisible()) && (await page.locator('.drawer.open').count()) === 0) await opener.click()
}

async function verdictOf(guest: Guest): Promise<{ verdict: string | null; said: string }> {
  await openTools(guest)
  await guest.page.locator('.replay-tools .button.primary').click()
  const verdict = guest.page.locator('[data-verdict]')
  await verdict.waitFor()
  return { verdict: await verdict.getAttribute('data-verdict'), said: (await verdict.textContent()) ?? '' }
}

/** As if a file had been dragged from the desk onto the page. */
async function dropFile({ page }: Guest, text: string): Promise<void> {
  await page.evaluate(content => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'record.json', { type: 'application/json' }))
    document.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
}

describe.each(['movie', 'legend'])('a finished match of %s', id => {
  let published: PublishedRecord
  beforeAll(async () => {
    published = await finishedMatch(id)
  })

  it('opens as a replay, goes to any moment, and is proved in the browser as in Node', async () => {
    const game = findGame(id)!
    const timeline = new Timeline(game, published.record)
    const guest = await house.guest('Wiglaf', 'tablet')
    await guest.open(`/r/${published.id}`)
    await sceneShown(guest)
    await guest.page.keyboard.press('ArrowRight')
    await guest.page.keyboard.press('ArrowRight')
    expect(await shownStep(guest)).toBe(2)
    await guest.page.keyboard.press('PageDown')
    expect(await shownStep(guest)).toBe(timeline.chapters.find(({ at }) => at > 2)!.at)
    await guest.pictures(`replay-${id}`, 'laptop', 'tablet', 'phone')

    const { verdict } = await verdictOf(guest)
    const final = await guest.page.locator('[data-final]').textContent()
    expect([verdict, final]).toEqual(['good', verify(published, game).final])
    await guest.pictures(`verdict-${id}`, 'tablet', 'phone')
  })

  it('is told with its chances to win, and played on from the moment of a link', async () => {
    const guest = await house.guest('Unferth', 'phone')
    const { page } = guest
    await guest.open(`/r/${published.id}?tale`)
    // At once and in the page: a bot that is quick would be done before a pointer comes.
    await page.waitForFunction(() => {
      const isDrawn = document.querySelector('.win-curve polyline') !== null
      const stop = document.querySelector<HTMLElement>('.win-progress .button')
      if (isDrawn) stop?.click()
      return isDrawn && stop !== null
    })
    await page.locator('[data-odds=stopped]').waitFor()
    await page.locator('.tale-table').nth(2).waitFor()
    await guest.pictures(`tale-${id}`, 'laptop', 'phone')

    const step = Math.floor(published.record.intents.length / 2)
    await guest.open(`/r/${published.id}?step=${step}&eyes=1`)
    await page.locator('.scrub').waitFor()
    expect(await shownStep(guest)).toBe(step)
    expect(await page.locator('.eyes-row input:checked').inputValue()).toBe('1')
    await openTools(guest)
    await page.locator('[data-what-if]').click()
    await page.locator('.table-page:not(.replay-page)').waitFor()
    await sceneShown(guest)
  })
})

describe('the record of a match', () => {
  it('is refused at its step once somebody changed it, and a problem in it is reported', async () => {
    const published = await finishedMatch('movie')
    const intents = published.record.intents.toSpliced(9, 1)
    const guest = await house.guest('Hunferth', 'phone')
    const { page } = guest
    await guest.open('/')
    await dropFile(guest, JSON.stringify({ ...published, record: { ...published.record, intents } }))
    await page.locator('.scrub').waitFor()
    expect(await verdictOf(guest)).toEqual({ verdict: 'bad', said: expect.stringContaining('10') })
    await guest.pictures('verdict-changed', 'phone')

    await guest.open(`/r/${published.id}?step=12`)
    await page.locator('.scrub').waitFor()
    await openTools(guest)
    await page.locator('[data-report]').click()
    await page.locator('#report-note').fill('The boar scored twice.')
    await page.locator('.report button[type=submit]').click()
    const said = (await page.locator('.toast').first().textContent()) ?? ''
    const report = await fetch(`${house.address}/api/reports/${said.match(/[A-Z0-9]{8}/)?.[0]}`)
    expect(await report.json()).toMatchObject({
      record: published.id,
      step: 12,
      note: 'The boar scored twice.',
    })
  })
})

describe('whoever looked away', () => {
  it('sees on return what happened: as a list, or played on the table, until any press', async () => {
    const table = await liveTable(house.address, 'movie')
    const scop = await house.guest('Scop', 'tablet')
    const { page } = scop
    await scop.open(`/t/${table.code}?watch`)
    await sceneShown(scop)
    await scop.open('/about')
    await table.playTo(5)
    await scop.open(`/t/${table.code}?watch`)
    await page.locator('[data-recall=list] li').nth(4).waitFor()
    await scop.pictures('away-list', 'tablet', 'phone')
    await page.keyboard.press('Escape')
    await page.locator('[data-recall]').waitFor({ state: 'detached' })

    await scop.open('/about')
    await table.playTo(12)
    await scop.store({ 'heorot.settings': { speed: 'normal' } })
    await scop.open(`/t/${table.code}?watch`)
    await page.locator('[data-recall=play]').waitFor()
    await page.mouse.click(500, 500)
    await page.locator('[data-recall]').waitFor({ state: 'detached' })
    await page.locator('.drawer-button').click()
    await page.locator('#tab-log').click()
    await page.locator('.log-line').nth(6).waitFor()
    await table.leave()
  })
})
