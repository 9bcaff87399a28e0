import { noteDeal, notedDeal } from './notedDeals'

test('the first note of a match stays, whatever is shown later', () => {
  noteDeal({ id: 'ABCD2345-1', commitment: 'aa', chance: '11' })
  noteDeal({ id: 'ABCD2345-1', commitment: 'bb', chance: '22' })
  noteDeal({ id: 'ABCD2345-2', commitment: 'cc', chance: '' })
  expect(notedDeal('ABCD2345-1')).toEqual({ id: 'ABCD2345-1', commitment: 'aa', chance: '11' })
  expect(notedDeal('ABCD2345-3')).toBeNull()
})
