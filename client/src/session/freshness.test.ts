import { entryOf } from './freshness'

test('the entry script of a built page', () => {
  const html = '<head><script type="module" crossorigin src="/assets/index-D8wty2bK.js"></script></head>'
  expect(entryOf(html)).toBe('/assets/index-D8wty2bK.js')
  expect(entryOf('<p>Bad gateway</p>')).toBeNull()
})
