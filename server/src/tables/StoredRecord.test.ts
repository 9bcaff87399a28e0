import { Fenced } from '../store/Store'
import { isExpected, TableClosed } from './StoredRecord'

it('expects tables that have moved on and trouble the store reports itself, and nothing else', () => {
  expect(isExpected(new TableClosed('the table has left memory'))).toBe(true)
  expect(isExpected(new Fenced([{ code: 'K7MWPD3X', fence: 1 }]))).toBe(true)
  expect(isExpected(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))).toBe(true)
  expect(isExpected(new Error('out of cards'))).toBe(false)
})
