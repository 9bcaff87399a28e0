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
  const stored = JSON.stringify({
    name: 'Maren',
    language: 'pl',
    speed: 'warp',
    sound: false,
    confirm: false,
  })
  expect(readSettings(stored, ['en'])).toMatchObject({
    name: 'Maren',
    language: 'pl',
    speed: 'normal',
    sound: false,
    confirm: false,
  })
})
