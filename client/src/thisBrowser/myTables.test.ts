import { effect } from '@preact/signals'
import { forgetTable, knownTable, myTables, rememberTable, tokenFor } from './myTables'

test('a seat is kept until it is forgotten, newest first', () => {
  rememberTable({ code: 'AAAA2222', token: 'one', game: 'movie' })
  rememberTable({ code: 'BBBB2222', token: 'two', game: null })
  rememberTable({ code: 'AAAA2222', token: 'one', game: 'movie' })
  expect(myTables.value.map(t => t.code)).toEqual(['AAAA2222', 'BBBB2222'])
  expect(tokenFor('BBBB2222')).toBe('two')
  const undo = forgetTable('AAAA2222')
  undo()
  undo()
  expect(myTables.value.map(t => [t.code, t.token])).toEqual([
    ['AAAA2222', 'one'],
    ['BBBB2222', 'two'],
  ])
  forgetTable('BBBB2222')
  expect(knownTable('BBBB2222')).toBeNull()
  expect(tokenFor('BBBB2222')).toMatch(/^[A-Za-z0-9_-]{22,64}$/)
})

test('an effect may remember its table', () => {
  let runs = 0
  const stop = effect(() => {
    runs++
    rememberTable({ code: 'EFFECT22', token: 'x'.repeat(22), game: 'movie' })
  })
  stop()
  expect(runs).toBe(1)
})
