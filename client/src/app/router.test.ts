import { destinationOf, go, parseRoute, route } from './router'

const moment = { page: 'replay', id: 'HRT4Q7WK-1', step: null, viewpoint: null, analysis: false }

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
  ['/h/k7wq-4rtn-2xhm', { page: 'hall', code: 'K7WQ4RTN2XHM', pass: null }],
  ['/h/HRT4Q7WK', { page: 'missing' }],
  ['/create/movie?hall=K7WQ4RTN2XHM', { page: 'create', game: 'movie', hall: 'K7WQ4RTN2XHM' }],
  ['/r/HRT4Q7WK-1?step=40&eyes=2', { ...moment, step: 40, viewpoint: '2' }],
  ['/r/HRT4Q7WK-1?step=-1', moment],
  ['/r/HRT4Q7WK-1?tale', { ...moment, analysis: true }],
  ['/r/file', { ...moment, id: 'file' }],
  ['/r/nonsense', { page: 'missing' }],
  ['/tv/k7mwpd3x', { page: 'tv', code: 'K7MWPD3X', open: false }],
  ['/tv/K7MWPD3X?open', { page: 'tv', code: 'K7MWPD3X', open: true }],
  ['/tv/nothing', { page: 'missing' }],
  ['/tv/h/k7wq-4rtn-2xhm', { page: 'tvHall', code: 'K7WQ4RTN2XHM', open: false }],
  ['/tv/h/K7WQ4RTN2XHM?open', { page: 'tvHall', code: 'K7WQ4RTN2XHM', open: true }],
  ...['/tv/h', '/tv/h/K7MWPD3X', '/tv/h/K7WQ4RTN2XHM/more', '/tv/x/K7WQ4RTN2XHM'].map(
    path => [path, { page: 'missing' }] as const,
  ),
] as const)('%s', (address, expected) => {
  const [path = '', query = ''] = address.split('?')
  expect(parseRoute(path, query && `?${query}`)).toEqual(expected)
})

test('what only its owner may know stays in the fragment', () => {
  expect(parseRoute('/t/HRT4Q7WK', '', '#seat=abc')).toMatchObject({ token: 'abc' })
  expect(parseRoute('/t/HRT4Q7WK', '?watch', '')).toMatchObject({ token: null, watch: true })
  expect(parseRoute('/h/K7WQ4RTN2XHM', '', '#device=abc')).toMatchObject({ pass: 'abc' })
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

test('going somewhere changes address and route together', () => {
  globalThis.scrollTo = () => {}
  go('/rules/movie#gorge')
  expect(location.pathname).toBe('/rules/movie')
  expect(route.value).toEqual({ page: 'rules', game: 'movie', rule: 'gorge' })
  go('/', { replace: true })
  expect(route.value).toEqual({ page: 'home' })
})
