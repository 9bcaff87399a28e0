import { preferredLanguage, readSettings } from './settings'

test('the browser chooses among our languages', () => {
  expect(preferredLanguage(['sv', 'pl-PL', 'en'])).toBe('pl')
  expect(preferredLanguage(['de-AT'])).toBe('de')
  expect(preferredLanguage(['sv'])).toBe('en')
})

test.each([null, '', '{', '7', 'null', '[]'])('%p stored gives the defaults', stored => {
  expect(readSettings(stored, ['fr'])).toMatchObject({
    name: '',
    language: 'fr',
    speed: 'normal',
    sound: true,
  })
})

test('what was chosen is kept, what is not ours is dropped', () => {
  const kept = { name: 'Maren', language: 'pl', sound: false, confirm: false }
  const stored = JSON.stringify({ ...kept, speed: 'warp' })
  expect(readSettings(stored, ['en'])).toMatchObject({ ...kept, speed: 'normal' })
})
