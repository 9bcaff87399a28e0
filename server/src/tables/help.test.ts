/** What helps people at a table: the host decides, at any time, and older tables keep what they had. */
import { hostShape } from '@heorot/shared'
import { FakeTable } from '../../test/support/fakeTable'
import { upToDate } from './record'

const tables: FakeTable[] = []
afterEach(() => {
  for (const fake of tables.splice(0)) fake.table.standIns.stop()
})

async function started(): Promise<FakeTable> {
  const fake = new FakeTable({ seats: 2 })
  tables.push(fake)
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', 1)
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  return fake
}

test('the host changes it in the middle of a match, nobody else does', async () => {
  const fake = await started()
  expect(fake.facts).toMatchObject({ hints: 'nobody', coach: true })
  expect(await fake.ask('Hrothgar', 'host', { do: 'help', coach: false })).toEqual({ ok: true })
  expect(await fake.ask('Hrothgar', 'host', { do: 'help', hints: 'newcomers' })).toEqual({ ok: true })
  expect(fake.facts).toMatchObject({ hints: 'newcomers', coach: false })
  const refusal = { refusal: { reason: 'not-host' } }
  expect(await fake.ask('Unferth', 'host', { do: 'help', coach: true })).toEqual(refusal)
  expect(hostShape.safeParse({ do: 'help', hints: 'all' }).success).toBe(false)
  expect(fake.facts).toMatchObject({ hints: 'newcomers', coach: false })
})

test.each([
  [true, 'everyone'],
  [false, 'nobody'],
  [undefined, 'nobody'],
  ['newcomers', 'newcomers'],
])('a table stored with hints %s has them for %s', async (stored, rule) => {
  const fake = await started()
  const { coach: _, ...earlier } = { ...fake.table.record, hints: stored }
  expect(upToDate(earlier as Parameters<typeof upToDate>[0])).toMatchObject({ hints: rule, coach: true })
})
