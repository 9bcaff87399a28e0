import { readCode, readName, spellCode } from './codes'

test.each([
  ['HRT4Q7WK', 'HRT4Q7WK'],
  [' hrt4-q7wk ', 'HRT4Q7WK'],
  ['hrt4 – q7wk', 'HRT4Q7WK'],
  ['HRT4Q7', null],
  ['HRT4Q7WK9', null],
  ['HRT4Q7W<', null],
  ['', null],
])('a code in %p', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('a code is spelled in two halves that read back', () => {
  expect(readCode(spellCode('HRT4Q7WK'))).toBe('HRT4Q7WK')
})

test.each([
  ['  Maren af Sund ', 'Maren af Sund'],
  ['Rene\u0301', 'Ren\u00e9'],
  ['Łucja\u202e', null],
  ['Ali\ud800', null],
  ['   ', null],
  ['x'.repeat(25), null],
])('a name in %p', (typed, name) => {
  expect(readName(typed)).toBe(name)
})
