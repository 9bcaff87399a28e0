import { canonical } from '@heorot/shared'
import { choiceAt, nextKeys } from '../../kit/helpers/pathQuestion'
import { choicesOf } from './choices'
import { TestMatch } from './testkit/match'

test('every choice is legal, every prompt has one, and whatever the rules suggest can be pressed', () => {
  const faults: string[] = []
  for (let seed = 1; seed <= 8; seed++) {
    const game = new TestMatch(2 + (seed % 3), seed)
    while (!game.over) {
      const choices = choicesOf(game.prompt(game.mover))
      if (choices.length === 0) throw new Error(`seed ${seed}: no choice for ${game.prompt(game.mover).kind}`)
      for (const { intent } of choices) {
        const refusal = game.match.refuse(game.mover, intent)
        if (refusal) faults.push(`seed ${seed}: ${refusal.reason} for ${canonical(intent)}`)
      }
      const intent = game.suggestion(game.mover)
      const isOffered = choices.some(choice => canonical(choice.intent) === canonical(intent))
      if (!isOffered) faults.push(`seed ${seed}: ${canonical(intent)} is not offered`)
      expect(game.act(game.mover, intent)).toBeNull()
    }
  }
  expect(faults).toEqual([])
})

const play = { tile: 7, place: true, cashIn: null, replace: [], moves: [] }

test('a treasure may be cashed in, drunkenness may replace mead', () => {
  const choices = choicesOf({
    kind: 'play',
    spaces: [3],
    plays: [
      { ...play, cashIn: 6 },
      { ...play, tile: 8, replace: [4] },
    ],
  })
  expect([...nextKeys(choices, ['tile:7'])]).toEqual(['cash', 'cell:3'])
  expect(choiceAt(choices, ['tile:8', 'cell:4'])?.intent).toEqual({ kind: 'replaceMead', tile: 8, space: 4 })
})

test('counsel asks for the figure, then for the place', () => {
  const choices = choicesOf({
    kind: 'play',
    spaces: [1, 2],
    plays: [{ ...play, place: false, moves: [{ from: 6, to: [1, 7] }] }],
  })
  expect([...nextKeys(choices, ['tile:7'])]).toEqual(['cell:6'])
  expect([...nextKeys(choices, ['tile:7', 'cell:6'])]).toEqual(['cell:1', 'cell:7'])
})

test('the two tiles of a swap may be pressed in either order', () => {
  const choices = choicesOf({ kind: 'swap', space: 0, targets: [1, 2] })
  expect(choiceAt(choices, ['cell:1', 'cell:2'])?.intent).toEqual({ kind: 'swap', a: 1, b: 2 })
  expect(choiceAt(choices, ['cell:2', 'cell:1'])?.intent).toEqual({ kind: 'swap', a: 2, b: 1 })
  expect(choiceAt(choices, ['decline'])?.intent).toEqual({ kind: 'decline' })
})
