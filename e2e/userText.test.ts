/** What people paste into a field: taken as it is, or refused in words beside the field before it is sent. */
import { hostTable, joinTable } from './atTable'
import type { Guest } from './Guest'
import { houseForTests } from './House'

const house = houseForTests()

/** As a paste does it; the driver itself would mend half a character on its way into the browser. */
async function paste({ page }: Guest, field: string, text: string): Promise<void> {
  await page.locator(field).focus()
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  await page.evaluate(pasted => {
    document.execCommand('selectAll')
    document.execCommand('insertText', false, String.fromCharCode(...pasted))
  }, units)
}

const faultAt = ({ page }: Guest, field: string) => page.locator(`${field}-fault`).textContent()

it('says beside the name why it cannot be taken, and opens no table under it', async () => {
  const guest = await house.guest('Åsa', 'laptop', { sharp: true })
  await guest.open('/create/movie')
  const submit = guest.page.locator('form.create button[type=submit]')
  await paste(guest, '#your-name', 'Ali\ud800')
  expect(await faultAt(guest, '#name')).toMatch('damaged character')
  await submit.click()
  await guest.page.locator('.toast').waitFor()
  await paste(guest, '#your-name', 'gpj.\u202eAli')
  expect(await faultAt(guest, '#name')).toMatch('invisible')
  await guest.pictures('name-fault', 'laptop', 'tablet', 'phone')
  await submit.click()
  expect(new URL(guest.page.url()).pathname).toBe('/create/movie')

  await paste(guest, '#your-name', '👩🏽‍🚀 Łucja')
  expect(await faultAt(guest, '#name')).toBe('')
  await submit.click()
  await guest.page.locator('.waiting .seat-row', { hasText: '👩🏽‍🚀 Łucja' }).waitFor()
})

/** Sends a name past the page's own check. */
const joinAnyway = ({ page }: Guest, code: string, units: number[]) =>
  page.evaluate(
    async ([path, name]) => {
      const body = { name: String.fromCharCode(...name), token: 'A'.repeat(22), sit: true }
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return [reply.status, await reply.text()] as const
    },
    [`/matchmake/joinById/${code}`, units] as const,
  )

it('keeps a hostile name and a hostile line from everybody else', async () => {
  const host = await house.guest('Åsa')
  const path = await hostTable(host, 'movie', 3)
  const friend = await house.guest('Bjørn')
  await joinTable(friend, path)
  const [status, answer] = await joinAnyway(friend, path.slice('/t/'.length), [0x41, 0xd800])
  expect(status).toBe(400)
  expect(answer).toMatch('text-broken')
  await paste(friend, '.composer .input', 'mead\u202e!')
  expect(await faultAt(friend, '#chat')).toMatch('invisible')
  await friend.page.locator('.composer [type=submit]').click()
  await paste(friend, '.composer .input', 'Mead! 🍯')
  await friend.page.locator('.composer [type=submit]').click()
  await host.page.locator('.said').waitFor()
  expect(await host.page.locator('.said p').allTextContents()).toEqual([
    expect.stringMatching(/Bjørn.*Mead! 🍯$/),
  ])
  expect(await host.page.locator('.seat-row.free').count()).toBe(1)
})
