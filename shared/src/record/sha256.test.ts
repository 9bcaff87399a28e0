import { createHash } from 'node:crypto'
import { rngFrom, seedFromNumber } from '../kernel'
import { sha256 } from './sha256'

test('is the published function', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('equals Node’s own for any characters, also for half of one', () => {
  const rng = rngFrom(seedFromNumber(1))
  const letters = ['a', 'ß', 'Ł', '…', '🜂', '\ud800', '\u0000']
  const texts = Array.from({ length: 200 }, (_, length) =>
    Array.from({ length }, () => rng.pick(letters)).join(''),
  )
  const wrong = texts.filter(text => sha256(text) !== createHash('sha256').update(text).digest('hex'))
  expect(wrong).toEqual([])
})
