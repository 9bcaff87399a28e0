/** Players and viewers talk apart: neither hears the other's secrets, and neither can drown the other. */
import { type ChatLine, LIMITS } from '@heorot/shared'
import { hallForTest } from './support/hallForTest'
import { type Hall, until } from './support/harness'
import { playOut, useVisitors, type Visitor } from './support/Visitor'

let hall: Hall
let now: number
beforeEach(async () => {
  now = Date.now()
  hall = await hallForTest({}, { now: () => now })
})
const { visitors, join } = useVisitors(() => hall.url)

/** A started table of two, and somebody who watches. */
async function playing() {
  const { code, token } = await hall.create()
  const host = await join(code, { token })
  const guest = await join(code, { name: 'Unferth', sit: true })
  const viewer = await join(code, { name: 'Scop' })
  await host.host({ do: 'start' })
  for (const player of [host, guest]) await player.until('cards', v => v.mine && v.inStep)
  return { code, token, host, guest, viewer }
}

const refused = (reason: string) => ({ refusal: { reason } })
const OK = { ok: true }
const toTable = (one: Visitor, text: string) => one.ask('chat', { said: { text } })
const toViewers = (one: Visitor, text: string) => one.ask('chat', { channel: 'spectators', said: { text } })
const textOf = ({ said }: ChatLine) => ('text' in said ? said.text : said.phrase)
const heardBy = async (one: Visitor) => (await one.sync()).chat.map(textOf)

it('keeps what players said, however much strangers write', async () => {
  const { code, token, host, guest } = await playing()
  await toTable(host, 'Who brought the mead?')
  const crowd = await Promise.all(Array.from({ length: 64 }, () => join(code)))
  const began = now
  let taken = 0
  const write = async () => {
    const answers = await Promise.all(crowd.map(one => toViewers(one, 'x')))
    taken += answers.filter(({ ok }) => ok).length
    now += 10_000
  }
  await write()
  expect(taken).toBe(20)
  // Players who share the address of those viewers are counted apart from them.
  expect(await toTable(guest, 'I did.')).toEqual(OK)
  while (taken < 2 * LIMITS.chatBacklog) await write()
  expect(now - began).toBeGreaterThan(180_000)
  expect(await heardBy(host)).toEqual(['Who brought the mead?', 'I did.'])
  expect((await heardBy(crowd[0]!)).length).toBe(LIMITS.chatBacklog + 2)
  await Promise.all(visitors.splice(0).map(visitor => visitor.leave()))
  await until('sleep', () => hall.registry.awake.size === 0)
  expect(await heardBy(await join(code, { token }))).toEqual(['Who brought the mead?', 'I did.'])
  expect((await heardBy(await join(code))).length).toBe(LIMITS.chatBacklog + 2)
})

it('keeps who has stood up among the players until the match ends', async () => {
  const { host, guest, viewer } = await playing()
  await toViewers(viewer, 'Unferth holds the horn.')
  await guest.ask('stand')
  await guest.until('standing', v => v.you.seat === null)
  await toViewers(viewer, 'And two swords.')
  expect(await toTable(guest, 'I watch from here.')).toEqual(OK)
  expect(await toViewers(guest, 'What does Hrothgar hold?')).toEqual(refused('not-watching'))
  expect(await toViewers(host, 'What does Unferth hold?')).toEqual(refused('not-watching'))
  await host.until('the line', v => v.heard.length === 1)
  expect(host.heard.map(textOf)).toEqual(['I watch from here.'])
  expect(await heardBy(guest)).toEqual(['I watch from here.'])
  expect(guest.heard.map(textOf)).toEqual(['I watch from here.'])
  await playOut([host])
  await guest.until('the end', v => v.table.phase === 'finished')
  expect(await toViewers(guest, 'Well watched!')).toEqual(OK)
  expect(await toTable(guest, 'Well played!')).toEqual(refused('not-seated'))
  await viewer.until('the line', v => v.heard.some(line => textOf(line) === 'Well watched!'))
  expect(await heardBy(guest)).toHaveLength(4)
})
