import { halves, wrap } from './letter'

test('words break into lines of about equal length', () => {
  expect(halves('Pozłacana Statuetka')).toEqual(['Pozłacana', 'Statuetka'])
  expect(halves('Corne de dragon royal')).toEqual(['Corne de', 'dragon royal'])
  expect(halves('Gorge')).toBeNull()
})

test('a paragraph breaks where a line is full', () => {
  expect(wrap('put back one or two scratches', line => line.length <= 12)).toEqual([
    'put back one',
    'or two',
    'scratches',
  ])
})
