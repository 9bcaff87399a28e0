import { change } from '../app/settings/settings'
import {
  experienceIn,
  forgetShown,
  isCoached,
  isExperienced,
  isNewcomer,
  mayAskHints,
  noteFinished,
  noteShown,
} from './experience'

beforeEach(() => {
  localStorage.clear()
  change({ coach: 'newcomer' })
})

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

const table = { game: 'legend', coach: true }
const played = (matches: number) => {
  for (let n = 1; n <= matches; n++) noteFinished('legend', `A-${n}`)
}

test('newcomers get explanations, unless they or the host want none', () => {
  expect(isCoached(table)).toBe(true)
  expect(isCoached({ ...table, coach: false })).toBe(false)
  change({ coach: 'off' })
  expect(isCoached(table)).toBe(false)
})

test('experienced players get none, unless they ask for them', () => {
  played(3)
  expect(isCoached(table)).toBe(false)
  expect(isCoached({ game: 'movie', coach: true })).toBe(true)
  change({ coach: 'always' })
  expect(isCoached(table)).toBe(true)
})

test('hints are for everyone, for nobody, or until the first finished game', () => {
  const may = (hints: 'everyone' | 'newcomers' | 'nobody') => mayAskHints({ hints, game: 'legend' })
  expect([may('everyone'), may('newcomers'), may('nobody')]).toEqual([true, true, false])
  played(1)
  expect([may('everyone'), may('newcomers'), may('nobody')]).toEqual([true, false, false])
})
