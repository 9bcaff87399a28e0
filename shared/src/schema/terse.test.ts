import * as fc from 'fast-check'
import { canonical } from '../kernel'
import { Terse } from './terse'

const terse = new Terse(['drew seat act tile', ' a b', 'thane', ' prompt', 'play'])

const word = fc.constantFrom('kind', 'seat', 'a', 'b', 'a b', '', 'length', '#', 'é')
const plain = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(0, -0, 63, 64, 575, 576, 4095, 4096, -1, -4096, 1.5, 1e300, true, false, null),
    fc.constantFrom('', 'thane', 'play', 'Grendel’s mother', 'x'.repeat(99), 'a"b', '\n'),
    fc.integer(),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.array(fc.constantFrom(null, 1), { maxLength: 99 }),
    fc.dictionary(word, tie('value')),
  ),
})).value

it('brings any plain value back as it was', () => {
  fc.assert(
    fc.property(plain, value => canonical(terse.read(terse.write(value))) === canonical(value)),
    { numRuns: 2000 },
  )
})

it('brings a run of values back', () => {
  fc.assert(
    fc.property(
      fc.array(plain),
      values => canonical(terse.readRun(terse.writeRun(values))) === canonical(values),
    ),
  )
})

it('is short', () => {
  expect(terse.write([3, null, 63, 64, 576, -2, true])).toBe('(3.op0+90-2y)')
  expect(terse.write([null, null, 1, null, null, null])).toBe('(..1*3)')
  expect(terse.write({ kind: 'drew', seat: 1, act: 2, tile: null })).toBe('{012.')
  expect(terse.write({ prompt: { kind: 'play' } })).toBe('{3{4')
  expect(terse.write(['thane', 'raven'])).toBe('($2"5raven)')
  expect(terse.write({ a: 1, b: undefined })).toBe('}"2 a1')
})
