/**
 * In Node 20, V8 makes a new hidden class for each object that gets another property after a spread, as in
 * `{ ...row, at }`. That takes microseconds, and whatever reads such objects gets slow. So whatever is made for each
 * intent is written out, or has its spread at the end.
 */
import { setFlagsFromString } from 'node:v8'
import { startedForTwo } from '../../test/support/fakeTable'

setFlagsFromString('--allow-natives-syntax')
const haveSameClass = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean

const STEPS = 8

it.each(['movie', 'legend'])('makes objects of one class with every intent of %s', async game => {
  const { fake } = await startedForTwo({ game, clock: 'brisk' })
  for (let step = 0; step < STEPS; step++) await fake.step()
  const [before, last] = fake.delivered.slice(-2)
  const [rowBefore, lastRow] = fake.table.play!.rows.slice(-2)
  expect(haveSameClass(rowBefore!, lastRow!)).toBe(true)
  expect(haveSameClass(before!.seats![0]!, last!.seats![1]!)).toBe(true)
  expect(haveSameClass(before!.match!, last!.match!)).toBe(true)
  expect(haveSameClass(before!.match!.view as object, last!.match!.view as object)).toBe(true)
})
