import type { BotStrength, SeatHolder } from '@heorot/shared'
import { speak, words } from '../app/language'
import { languages } from '../app/settings/languages'
import { changesOf } from './seatHistory'
import { changeWords, lastNames, namesAt } from './names'
import { tellApart } from './tellApart'

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

test('who replaced whom is said, and a stronger bot replaces nobody', () => {
  expect(changesOf(holders).map(change => changeWords(change, words()))).toEqual([
    'A bot now plays for Unferth.',
    'Unferth plays again.',
    'Wiglaf now plays instead of Eofor.',
    'Breca’s seat is free now.',
    'Hrefn plays from now on.',
  ])
})

test('somebody else of the same name is somebody else', () => {
  const [first, second] = [holder(0, 1, 'Unferth'), { ...holder(0, 5, 'Unferth'), person: 'another id' }]
  expect(
    changesOf([first, second].map(tellApart([first, second]))).map(change => changeWords(change, words())),
  ).toEqual(['Unferth (2) now plays instead of Unferth.'])
})

test('a third of one name, and somebody who calls themselves the second, are told apart too', () => {
  const ids = ['a', 'b', 'c', 'd', 'a']
  const people = ['Ann', 'Ann (2)', 'ann', 'Ann', 'Ann'].map((name, i) => ({ name, person: ids[i]! }))
  expect(people.map(tellApart(people)).map(({ name }) => name)).toEqual([
    ...['Ann', 'Ann (2)', 'ann (3)', 'Ann (4)', 'Ann'],
  ])
})

test.each(languages)('every change is worded in %s', async language => {
  await speak(language)
  for (const change of changesOf(holders)) expect(changeWords(change, words())).toMatch(/^[A-ZŁ].*\.$/)
})
