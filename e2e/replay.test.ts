import { type Created, findGame, type PublishedRecord } from '@heorot/shared'
import { Timeline, verify } from '@heorot/shared/record'
import { Visitor } from '../server/src/testing/Visitor'
import { sceneShown } from './atTable'
import type { Guest } from './Guest'
import { House } from './House'

jest.setTimeout(600_000)

let house: House
beforeAll(async () => {
  house = await House.open()
}, 120_000)
afterAll(() => house?.close(), 120_000)

/** A table of bots plays to its end while its host looks on. */
async function finishedMatch(game: string): Promise<PublishedRecord> {
  const order = { game, name: 'Scop', seats: 2, bots: ['thrall', 'thrall'], sit: false }
  const reply = await fetch(`${house.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  const { code, token } = (await reply.json()) as Created
  const host = await Visitor.join(house.address, code, { token })
  await host.host({ do: 'start' })
  await host.until('the bots have played', ({ table }) => table.phase === 'finished')
  await host.leave()
  return (await (await fetch(`${house.address}/api/records/${code}-1`)).json()) as PublishedRecord
}

const shownStep = async ({ page }: Guest): Promise<number> =>
  Number(await page.locator('.scrub input').inputValue())

async function verdictOf({ page }: Guest): Promise<{ verdict: string | null; said: string }> {
  const opener = page.locator('.drawer-button')
  if (await opener.isVisible()) await opener.click()
  await page.locator('.replay-tools .button.primary').click()
  const verdict = page.locator('[data-verdict]')
  await verdict.waitFor()
  return { verdict: await verdict.getAttribute('data-verdict'), said: (await verdict.textContent()) ?? '' }
}

describe('a finished match', () => {
  it('opens as a replay, goes to any moment, and is proved in the browser as in Node', async () => {
    const published = await finishedMatch('movie')
    const game = findGame('movie')!
    const timeline = new Timeline(game, published.record)
    const guest = await house.guest('Wiglaf', 'tablet')
    await guest.open(`/r/${published.id}`)
    await sceneShown(guest)
    await guest.page.keyboard.press('ArrowRight')
    await guest.page.keyboard.press('ArrowRight')
    expect(await shownStep(guest)).toBe(2)
    await guest.page.keyboard.press('PageDown')
    expect(await shownStep(guest)).toBe(timeline.chapters[1]!.at)
    await guest.pictures('replay-act-2', 'laptop', 'tablet', 'phone')

    const { verdict } = await verdictOf(guest)
    const final = await guest.page.locator('[data-final]').textContent()
    expect([verdict, final]).toEqual(['good', verify(published, game).final])
    await guest.page.keyboard.press('Escape')
    await guest.page.locator('[data-tale]').click()
    await guest.page.locator('.tale-table').nth(2).waitFor()
    expect(guest.errors).toEqual([])
    await guest.leave()
  })

  it('opens at the moment of a link, is played on from there, and is refused as a file once somebody changed it', async () => {
    const published = await finishedMatch('movie')
    const guest = await house.guest('Unferth', 'phone')
    await guest.open(`/r/${published.id}?step=30&eyes=1`)
    await guest.page.locator('.scrub').waitFor()
    expect(await shownStep(guest)).toBe(30)
    expect(await guest.page.locator('.eyes-row input:checked').inputValue()).toBe('1')

    await guest.page.locator('.drawer-button').click()
    await guest.page.locator('[data-what-if]').click()
    await guest.page.locator('.table-page:not(.replay-page)').waitFor()
    await sceneShown(guest)

    const intents = published.record.intents.toSpliced(9, 1)
    const changed = { ...published, record: { ...published.record, intents } }
    await guest.open('/')
    await guest.page.locator('.foot input[type=file]').setInputFiles({
      name: 'changed.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(changed)),
    })
    await guest.page.locator('.scrub').waitFor()
    expect(await verdictOf(guest)).toEqual({ verdict: 'bad', said: expect.stringContaining('10') })
    expect(guest.errors).toEqual([])
    await guest.leave()
  })
})
