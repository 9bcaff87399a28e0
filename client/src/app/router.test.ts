import { go, parseRoute, route } from './router'

test.each([
  ['/', { page: 'home' }],
  ['/create', { page: 'create', game: null }],
  ['/create/movie', { page: 'create', game: 'movie' }],
  ['/about', { page: 'about' }],
  ['/rules/legend', { page: 'rules', game: 'legend', rule: null }],
  ['/t/HRT4Q7WK', { page: 'table', code: 'HRT4Q7WK', token: null, watch: false }],
  ['/t/hrt4-q7wk', { page: 'table', code: 'HRT4Q7WK', token: null, watch: false }],
  ['/t/short', { page: 'missing' }],
  ['/about/us', { page: 'missing' }],
  ['/t/HRT4Q7WK/more', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
])('%s', (path, expected) => {
  expect(parseRoute(path)).toEqual(expected)
})

test('a personal link keeps its secret in the fragment', () => {
  expect(parseRoute('/t/HRT4Q7WK', '', '#seat=abc')).toMatchObject({ token: 'abc' })
  expect(parseRoute('/t/HRT4Q7WK', '?watch', '')).toMatchObject({ token: null, watch: true })
})

test('a moment of a replay has an address', () => {
  const moment = { page: 'replay', id: 'HRT4Q7WK-1', step: 40, eyes: '2', tale: false }
  expect(parseRoute('/r/HRT4Q7WK-1', '?step=40&eyes=2')).toEqual(moment)
  expect(parseRoute('/r/file')).toMatchObject({ page: 'replay', id: 'file', step: null, eyes: null })
  expect(parseRoute('/r/HRT4Q7WK-1', '?tale')).toMatchObject({ page: 'replay', tale: true })
  expect(parseRoute('/r/HRT4Q7WK-1', '?step=-1')).toMatchObject({ page: 'replay', step: null })
  expect(parseRoute('/r/nonsense')).toEqual({ page: 'missing' })
})

test('going somewhere changes address and route together', () => {
  globalThis.scrollTo = () => {}
  go('/rules/movie#gorge')
  expect(location.pathname).toBe('/rules/movie')
  expect(route.value).toEqual({ page: 'rules', game: 'movie', rule: 'gorge' })
  go('/', { replace: true })
  expect(route.value).toEqual({ page: 'home' })
})
