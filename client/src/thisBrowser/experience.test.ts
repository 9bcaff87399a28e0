import { experienceIn, forgetShown, isExperienced, isNewcomer, noteFinished, noteShown } from './experience'

beforeEach(() => localStorage.clear())

test('a match counts once, and three make somebody experienced', () => {
  expect(isNewcomer('legend')).toBe(true)
  for (const match of ['A-1', 'A-1', 'A-2']) noteFinished('legend', match)
  expect([isNewcomer('legend'), isExperienced('legend'), isNewcomer('movie')]).toEqual([false, false, true])
  noteFinished('legend', 'B-1')
  expect(isExperienced('legend')).toBe(true)
})

test('a card is shown once until it is forgotten; games played stay', () => {
  noteShown('legend', 'risk')
  noteShown('legend', 'risk')
  noteFinished('legend', 'A-1')
  expect(experienceIn('legend').shown).toEqual(['risk'])
  forgetShown('legend')
  expect(experienceIn('legend')).toEqual({ finished: ['A-1'], shown: [] })
})

test('whatever is stored, nothing breaks', () => {
  for (const stored of ['', 'null', '[]', '{"shown":3}', 'nonsense'])
    localStorage.setItem('heorot.experience.movie', stored)
  expect(experienceIn('movie')).toEqual({ finished: [], shown: [] })
})
