import { readCode, readName, spellCode } from './codes'

test.each([
  ['HRT4Q7WK', 'HRT4Q7WK'],
  [' hrt4-q7wk ', 'HRT4Q7WK'],
  ['hrt4 – q7wk', 'HRT4Q7WK'],
  ['https://hall.example/t/HRT4Q7WK?watch', 'HRT4Q7WK'],
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
  ['  Maren  af  Sund ', 'Maren af Sund'],
  ['Łucja\u0000\u202e', 'Łucja'],
  ['   ', null],
  ['x'.repeat(40), 'x'.repeat(24)],
])('a name in %p', (typed, name) => {
  expect(readName(typed)).toBe(name)
})
