import type { TableNotice, NoticeTargets } from '../../notify/notice'
import { FakeTable, subscriptionOf } from '../../../test/support/fakeTable'
import { until } from '../../../test/support/harness'
import { nextDeadline } from '../StoredRecord'

const HOUR = 3_600_000
const hook = { kind: 'json', url: 'https://chat.example.org/', language: 'en' } as const

const NAMES = ['Hrothgar', 'Unferth']

/** Two people at a game over days, each with a device that is told. */
async function seated(clock = 'days', botPause = 1e8) {
  const sent: (readonly [TableNotice, NoticeTargets])[] = []
  const notifier = {
    mayCall: (url: string) => url.startsWith('https:'),
    send: async (notice: TableNotice, targets: NoticeTargets) => {
      sent.push([notice, targets])
      return { gone: [], webhook: targets.webhook && true }
    },
  }
  const fake = new FakeTable({ clock }, undefined, { notifier, botPause })
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', true)
  for (const name of NAMES) await fake.ask(name, 'notify', { on: subscriptionOf(name) })
  return { fake, sent, kinds: () => sent.map(([{ kind }]) => kind) }
}

const start = (fake: FakeTable) => fake.ask('Hrothgar', 'host', { do: 'start' })
const hide = async (fake: FakeTable) => {
  for (const name of NAMES) await fake.ask(name, 'visible', { visible: false })
}

/** The same in a match, whose players look elsewhere or not. */
async function started(isHidden = false) {
  const table = await seated()
  if (isHidden) await hide(table.fake)
  await start(table.fake)
  await table.fake.quiet()
  return table
}

it('tells whoever is asked, on their own devices only', async () => {
  const { fake, sent } = await started(true)
  const name = NAMES[fake.table.play!.waitingFor[0]!]!
  expect(sent).toHaveLength(1)
  const [notice, { subscriptions }] = sent[0]!
  expect(notice).toMatchObject({ kind: 'turn', name, deadline: fake.now + 72 * HOUR })
  expect(subscriptions.map(({ endpoint }) => endpoint)).toEqual([`https://push.example.org/${name}`])
})

it('tells once per decision, whatever happens in between, and not after a restart', async () => {
  const { fake, kinds } = await started(true)
  await fake.enter('Scop')
  await fake.pass(HOUR)
  for (const name of ['Hrothgar', 'Unferth', 'Scop']) fake.table.leave(name)
  await fake.reopen()
  await fake.pass(HOUR)
  expect(kinds()).toEqual(['turn'])
  await fake.step()
  await fake.quiet()
  expect(kinds()).toEqual(['turn', 'turn'])
})

it('tells nobody who can see the table', async () => {
  const { fake, kinds } = await started()
  for (let i = 0; i < 6; i++) await fake.step()
  // Whoever closes the page now has seen the question.
  await hide(fake)
  await fake.quiet()
  expect(kinds()).toEqual([])
})

it('tells nobody after a crash who was looking when it came', async () => {
  const { fake, kinds } = await started()
  await fake.step()
  await fake.quiet()
  await fake.crash()
  await fake.pass(HOUR)
  expect(kinds()).toEqual([])
})

it('tells a seat again that is asked again after somebody took a decision back', async () => {
  const { fake, sent } = await started()
  const seat = fake.table.play!.waitingFor[0]!
  const [asked, other] = [NAMES[seat]!, NAMES[1 - seat]!]
  await fake.ask(other, 'visible', { visible: false })
  const { spaces } = fake.table.play!.question(seat).prompt as unknown as { spaces: number[] }
  const place = { kind: 'placeFigure', figure: 'longship', space: spaces[0] }
  for (const [i, intent] of [place, { kind: 'takeBack' }, place].entries())
    expect(await fake.ask(asked, 'intent', { id: `intent-${i}`, intent })).toMatchObject({ ok: true })
  await fake.quiet()
  expect(sent.map(([{ name }]) => name)).toEqual([other, other])
  expect(new Set(sent.map(([{ id }]) => id)).size).toBe(2)
})

it('reminds once when three quarters of the time are gone, and wakes for it', async () => {
  const { fake, kinds } = await started()
  for (const name of NAMES) fake.table.leave(name)
  const begun = fake.now
  await fake.pass(53 * HOUR)
  expect(kinds()).toEqual([])
  await fake.reopen()
  expect(nextDeadline(fake.table.record, fake.playTime)).toBe(begun + 54 * HOUR)
  await fake.pass(HOUR + 1)
  await fake.pass(HOUR)
  expect(kinds()).toEqual(['reminder'])
  expect(nextDeadline(fake.table.record, fake.playTime)).toBe(begun + 72 * HOUR)
})

it('reminds once, also when something else was being stored at that moment', async () => {
  const { fake, kinds } = await started(true)
  const commit = fake.store.commit.bind(fake.store)
  let store = () => {}
  const slow = new Promise<void>(resolve => {
    store = resolve
  })
  fake.store.commit = (...writes) => slow.then(() => commit(...writes))
  const locking = fake.ask('Hrothgar', 'host', { do: 'lock', locked: true })
  const reminding = fake.pass(54 * HOUR)
  store()
  await Promise.all([locking, reminding])
  await fake.pass(1000)
  await fake.reopen()
  await fake.pass(1000)
  expect(kinds()).toEqual(['turn', 'reminder'])
})

it('tells an owner who is away that somebody sends a bot, which waits for a minute', async () => {
  const { fake, kinds } = await seated('none', 0)
  await start(fake)
  const asked = () => fake.table.play!.waitingFor[0]
  while (asked() !== 0) await fake.step()
  fake.table.leave('Unferth')
  await fake.pass(5 * 60_000)
  expect(await fake.ask('Hrothgar', 'host', { do: 'bot', seat: 1, strength: 'thane' })).toEqual({ ok: true })
  await until('the notice', () => kinds().length > 0)
  for (const strength of [null, 'thane', 'thane'] as const)
    expect(await fake.ask('Hrothgar', 'host', { do: 'bot', seat: 1, strength })).toEqual({ ok: true })
  await new Promise(resolve => setImmediate(resolve))
  expect(kinds()).toEqual(['covered'])
  const timers = jest.spyOn(globalThis, 'setTimeout')
  while (asked() !== 1) await fake.step()
  expect(timers.mock.lastCall?.[1]).toBe(60_000)
  timers.mockRestore()
  fake.table.standIns.stop()
})

it('posts once per decision to the webhook, and no reminders', async () => {
  const { fake, sent } = await seated()
  expect(await fake.ask('Hrothgar', 'host', { do: 'webhook', webhook: hook })).toEqual({ ok: true })
  await hide(fake)
  await start(fake)
  for (const name of NAMES) fake.table.leave(name)
  await fake.pass(60 * HOUR)
  const posted = sent.filter(([, { webhook }]) => webhook !== null).map(([{ kind }]) => kind)
  expect(posted).toEqual(['test', 'turn'])
})

it('tells nothing to those who have stood up, and keeps five devices of each person', async () => {
  const { fake } = await seated()
  for (let i = 0; i < 8; i++) await fake.ask('Unferth', 'notify', { on: subscriptionOf(`${i}`) })
  const { devices } = fake.table.record.notify
  expect(devices.filter(({ endpoint }) => !endpoint.endsWith('Hrothgar'))).toHaveLength(5)
  await fake.ask('Unferth', 'stand')
  expect(await fake.ask('Unferth', 'notify', { on: subscriptionOf('x') })).toEqual({
    refusal: { reason: 'not-seated' },
  })
})

it('lets nobody name one address after the other', async () => {
  const { fake, sent } = await seated()
  const name = (n: number) =>
    fake.ask('Hrothgar', 'host', { do: 'webhook', webhook: { ...hook, url: `${hook.url}${n}` } })
  for (let n = 0; n < 20; n++) await name(n)
  expect(sent.length).toBeLessThanOrEqual(10)
  expect(await name(20)).toEqual({ refusal: { reason: 'too-often' } })
  expect(await fake.ask('Hrothgar', 'host', { do: 'webhook', webhook: null })).toEqual({ ok: true })
  await fake.pass(10_000)
  expect(await name(21)).toEqual({ ok: true })
})

it('shows nobody else a device or an address', async () => {
  const { fake } = await seated()
  await fake.ask('Hrothgar', 'host', { do: 'webhook', webhook: hook })
  expect(JSON.stringify(fake.delivered)).not.toMatch(/example\.org/)
})

it('hands every notice to the hall of the table, and wakes for reminders that only the hall can send', async () => {
  const told: unknown[] = []
  const hallNotices = {
    notify: async (hall: string, member: string | null, { kind }: TableNotice) => {
      told.push([hall, member, kind])
    },
  }
  const fake = new FakeTable({ clock: 'days' }, undefined, { hallNotices })
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', true)
  await fake.table.change(draft => {
    draft.hall = 'HALL'
    for (const [i, seat] of draft.seats.entries()) seat.member = `member${i}`
    return null
  })
  await hide(fake)
  await start(fake)
  const member = `member${fake.table.play!.waitingFor[0]}`
  for (const name of NAMES) fake.table.leave(name)
  const begun = fake.now
  await fake.pass(HOUR)
  await fake.reopen()
  expect(told).toEqual([['HALL', member, 'turn']])
  expect(nextDeadline(fake.table.record, fake.playTime)).toBe(begun + 54 * HOUR)
  await fake.pass(54 * HOUR)
  await fake.pass(HOUR)
  expect(told.slice(1)).toEqual([['HALL', member, 'reminder']])
})
