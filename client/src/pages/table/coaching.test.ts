import { change } from '../../app/settings/settings'
import { isCoached, mayAskHints, noteFinished } from '../../thisBrowser/experience'

beforeEach(() => {
  localStorage.clear()
  change({ coach: 'newcomer' })
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
