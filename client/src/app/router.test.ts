import { destinationOf, go, parseRoute, route } from './router'

test.each([
  ['/', { page: 'home' }],
  ['/create', { page: 'create', game: null, hall: null }],
  ['/create/movie', { page: 'create', game: 'movie', hall: null }],
  ['/about', { page: 'about' }],
  ['/learn', { page: 'learn', game: null, chapter: null }],
  ['/learn/movie', { page: 'learn', game: 'movie', chapter: null }],
  ['/learn/movie/rowAndColumn', { page: 'learn', game: 'movie', chapter: 'rowAndColumn' }],
  ['/learn/movie/a.b', { page: 'missing' }],
  ['/learn/movie/tricks/more', { page: 'missing' }],
  ['/rules/legend', { page: 'rules', game: 'legend', rule: null }],
  ['/t/HRT4Q7WK', { page: 'table', code: 'HRT4Q7WK', token: null, watch: false, sit: false }],
  ['/t/hrt4-q7wk', { page: 'table', code: 'HRT4Q7WK', token: null, watch: false, sit: false }],
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

test.each([
  ['hrt4-q7wk', '/t/HRT4Q7WK'],
  ['k7wq 4rtn 2xhm', '/h/K7WQ4RTN2XHM'],
  ['https://hall.example/t/HRT4Q7WK#seat=aBc', '/t/HRT4Q7WK#seat=aBc'],
  ['Join us: hall.example/h/K7WQ4RTN2XHM#device=aBc ', '/h/K7WQ4RTN2XHM#device=aBc'],
  ['http://192.168.1.7:8080/tv/h/K7WQ4RTN2XHM', '/tv/h/K7WQ4RTN2XHM'],
  ['https://hall.example/t/short', null],
  ['https://elsewhere.example/', null],
  ['', null],
])('%p in the field for codes leads to %p', (typed, path) => {
  expect(destinationOf(typed)).toBe(path)
})

test('a hall has an address, and the pass for another device stays in the fragment', () => {
  expect(parseRoute('/h/k7wq-4rtn-2xhm')).toEqual({ page: 'hall', code: 'K7WQ4RTN2XHM', pass: null })
  expect(parseRoute('/h/K7WQ4RTN2XHM', '', '#device=abc')).toMatchObject({ pass: 'abc' })
  expect(parseRoute('/h/HRT4Q7WK')).toEqual({ page: 'missing' })
  expect(parseRoute('/create/movie', '?hall=K7WQ4RTN2XHM')).toMatchObject({ hall: 'K7WQ4RTN2XHM' })
})

test('a moment of a replay has an address', () => {
  const moment = { page: 'replay', id: 'HRT4Q7WK-1', step: 40, viewpoint: '2', analysis: false }
  expect(parseRoute('/r/HRT4Q7WK-1', '?step=40&eyes=2')).toEqual(moment)
  expect(parseRoute('/r/file')).toMatchObject({ page: 'replay', id: 'file', step: null, viewpoint: null })
  expect(parseRoute('/r/HRT4Q7WK-1', '?tale')).toMatchObject({ page: 'replay', analysis: true })
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

test('a big screen is for a code, with open hands if asked', () => {
  expect(parseRoute('/tv/k7mwpd3x')).toEqual({ page: 'tv', code: 'K7MWPD3X', open: false })
  expect(parseRoute('/tv/K7MWPD3X', '?open')).toEqual({ page: 'tv', code: 'K7MWPD3X', open: true })
  expect(parseRoute('/tv/nothing')).toEqual({ page: 'missing' })
})

test('a hall has a big screen of its own', () => {
  expect(parseRoute('/tv/h/k7wq-4rtn-2xhm')).toEqual({ page: 'tvHall', code: 'K7WQ4RTN2XHM', open: false })
  expect(parseRoute('/tv/h/K7WQ4RTN2XHM', '?open')).toMatchObject({ page: 'tvHall', open: true })
  for (const path of ['/tv/h', '/tv/h/K7MWPD3X', '/tv/h/K7WQ4RTN2XHM/more', '/tv/x/K7WQ4RTN2XHM'])
    expect(parseRoute(path)).toEqual({ page: 'missing' })
})
