import { type PathChoice, choiceAt, nextKeys, press, stillLegal } from './pathQuestion'

const choices: readonly PathChoice<string>[] = [
  { path: ['pool'], intent: 'draw' },
  { path: ['thane', 'cell:1'], intent: 'thane on 1' },
  { path: ['thane', 'cell:2'], intent: 'thane on 2' },
  { path: ['ship', 'cell:2'], intent: 'ship on 2' },
  { path: ['counsel', 'cell:5', 'cell:1'], intent: 'move 5 to 1' },
  { path: ['counsel', 'cell:5', 'cell:6'], intent: 'move 5 to 6' },
]

test('legal targets are known as soon as something is picked up', () => {
  expect([...nextKeys(choices, [])]).toEqual(['pool', 'thane', 'ship', 'counsel'])
  expect([...nextKeys(choices, ['thane'])]).toEqual(['cell:1', 'cell:2'])
  expect([...nextKeys(choices, ['counsel', 'cell:5'])]).toEqual(['cell:1', 'cell:6'])
})

test('pressing a source and a target stages a choice', () => {
  expect(press(choices, [], 'thane')).toEqual(['thane'])
  expect(press(choices, ['thane'], 'cell:2')).toEqual(['thane', 'cell:2'])
  expect(choiceAt(choices, ['thane', 'cell:2'])?.intent).toBe('thane on 2')
  expect(choiceAt(choices, ['thane'])).toBeNull()
})

test('a second target replaces the first, another piece replaces the held one', () => {
  expect(press(choices, ['thane', 'cell:2'], 'cell:1')).toEqual(['thane', 'cell:1'])
  expect(press(choices, ['thane', 'cell:2'], 'ship')).toEqual(['ship'])
  expect(press(choices, ['counsel', 'cell:5', 'cell:1'], 'cell:6')).toEqual(['counsel', 'cell:5', 'cell:6'])
})

test('pressing the held piece again puts it down', () => {
  expect(press(choices, ['thane'], 'thane')).toEqual([])
  expect(press(choices, ['thane', 'cell:1'], 'thane')).toEqual([])
})

test('what is not legal leads nowhere', () => {
  expect(press(choices, ['ship'], 'cell:9')).toBeNull()
})

test('new choices keep what is still legal and drop the rest', () => {
  expect(stillLegal(choices, ['thane'])).toEqual(['thane'])
  expect(stillLegal(choices.slice(2), ['thane', 'cell:1'])).toEqual([])
})
