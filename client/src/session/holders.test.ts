import type { BotStrength, SeatHolder } from '@heorot/shared'
import { speak, words } from '../app/language'
import { languages } from '../app/settings/languages'
import { changesOf } from './holders'
import { changeWords, lastNames, namesAt } from './holderWords'

const holder = (seat: number, from: number, name: string, bot: BotStrength | null = null): SeatHolder => ({
  ...{ seat, from, name, bot },
  person: name ? `id of ${name}` : null,
})

/** Unferth stands up and comes back; Wiglaf takes over a bot's seat; Breca's is freed and given to a bot. */
const holders = [
  holder(0, 1, 'Unferth'),
  holder(1, 1, '', 'king'),
  holder(2, 1, 'Breca'),
  holder(0, 4, 'Unferth', 'thane'),
  holder(0, 6, 'Unferth'),
  holder(1, 6, '', 'thrall'),
  holder(1, 9, 'Wiglaf'),
  holder(2, 11, ''),
  holder(2, 12, '', 'thane'),
]

beforeEach(() => speak('en'))

test('every step keeps the names it was played under', () => {
  const names = (step: number) => namesAt(holders, 3, step, words())
  expect(names(0)).toEqual(['Unferth', 'Eofor', 'Breca'])
  expect(names(8)).toEqual(['Unferth', 'Eofor', 'Breca'])
  expect(names(9)).toEqual(['Unferth', 'Wiglaf', 'Breca'])
  expect(names(11)).toEqual(['Unferth', 'Wiglaf', 'Raven'])
  expect(lastNames(holders, 3, words())).toEqual(['Unferth', 'Wiglaf', 'Hrefn'])
})

test('who replaced whom is said with the step, and a stronger bot replaces nobody', () => {
  expect(changesOf(holders).map(change => changeWords(change, words()))).toEqual([
    'From step 4, a bot plays for Unferth.',
    'From step 6, Unferth plays again.',
    'From step 9, Wiglaf plays instead of Eofor.',
    'From step 11, Breca’s seat is free.',
    'From step 12, Hrefn plays.',
  ])
})

test('somebody else of the same name is somebody else', () => {
  const [first, second] = [holder(0, 1, 'Unferth'), { ...holder(0, 5, 'Unferth'), person: 'another id' }]
  expect(changesOf([first, second]).map(change => changeWords(change, words()))).toEqual([
    'From step 5, Unferth plays instead of Unferth.',
  ])
})

test.each(languages)('every change is worded in %s', async language => {
  await speak(language)
  for (const change of changesOf(holders))
    expect(changeWords(change, words())).toMatch(new RegExp(`${change.from}.*\\.$`))
})
