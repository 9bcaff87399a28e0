/** What helps people at a table: the host decides, at any time, and older tables keep what they had. */
import { hostShape } from '@heorot/shared'
import { startedForTwo } from '../../test/support/fakeTable'
import { upToDate } from '../store/upToDate'

test('the host changes it in the middle of a match, nobody else does', async () => {
  const { fake } = await startedForTwo()
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
  const { fake } = await startedForTwo()
  const { coach: _, ...earlier } = { ...fake.table.record, hints: stored }
  expect(upToDate(earlier as Parameters<typeof upToDate>[0])).toMatchObject({ hints: rule, coach: true })
})
