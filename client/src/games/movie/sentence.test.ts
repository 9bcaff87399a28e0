import { movie } from '@heorot/shared/games/movie'
import { barSentence } from './overlay/Bar'
import { NAMES, TestMatch } from './testMatch'
import { tableOf } from './testTable'
import { de } from './texts/de'
import { en } from './texts/en'
import { fr } from './texts/fr'
import { pl } from './texts/pl'
import { tipFor } from './tips'
import { whyNot } from './whyNot'

const languages = { en, de, fr, pl }

test('the bar has a whole sentence for everything that can be picked, in every language', () => {
  const faults: string[] = []
  for (let seed = 1; seed <= 5; seed++) {
    const game = new TestMatch(2 + (seed % 3), seed)
    while (!game.over) {
      const seat = movie.asked(game.match.state)[0] ?? 0
      const paths = tableOf(game, seat).picker.choices.map(choice => choice.path)
      const path = paths[game.rng.below(paths.length)] ?? []
      for (const words of Object.values(languages))
        for (let length = 0; length <= path.length; length++) {
          const said = barSentence(tableOf(game, seat, { words, picked: path.slice(0, length) }), NAMES)
          if (!/^[^a-z].*[.?!…]$/.test(said) || /undefined|NaN|\s\s/.test(said)) faults.push(said)
        }
      game.step()
    }
  }
  expect([...new Set(faults)]).toEqual([])
})

test('whoever waits is told for whom', () => {
  const game = new TestMatch(2, 1)
  const asked = movie.asked(game.match.state)[0] ?? 0
  const name = NAMES[asked] ?? ''
  expect(barSentence(tableOf(game, 1 - asked), NAMES)).toBe(`Waiting for ${name}.`)
  expect(barSentence(tableOf(game, 'spectator'), NAMES)).toBe(`${name} to move.`)
})

test('what cannot be done says why, with the rule', () => {
  const game = new TestMatch(2, 1)
  const seat = movie.asked(game.match.state)[0] ?? 0
  const [tile] = game.frame(seat).secret?.hand ?? []
  expect(whyNot(tableOf(game, seat), `tile:${tile}`)).toEqual({
    words: en.reasons['draw-first'],
    rule: 'drawing',
  })
  expect(whyNot(tableOf(game, 1 - seat), 'pool')).toEqual({ words: en.notNow, rule: 'turn' })
  game.play(seat, { kind: 'draw' })
  expect(whyNot(tableOf(game, seat), 'kind:thane')?.words).toBe(en.reasons['drawing-commits'])
  expect(whyNot(tableOf(game, seat), 'pool')?.words).toBe(en.reasons['already-drawn'])
})

test('a taken space says so while something is held, and nothing with empty hands', () => {
  const game = new TestMatch(2, 1)
  const seat = movie.asked(game.match.state)[0] ?? 0
  game.play(seat, { kind: 'placeFigure', figure: 'castle', space: 7 })
  const next = movie.asked(game.match.state)[0] ?? 0
  const held = tableOf(game, next, { picked: ['kind:thane'] })
  expect(whyNot(held, 'cell:7')?.words).toBe(en.reasons['space-is-taken'])
  expect(whyNot(tableOf(game, next), 'cell:7')).toBeNull()
})

test('things explain themselves', () => {
  const game = new TestMatch(2, 1)
  const seat = movie.asked(game.match.state)[0] ?? 0
  const state = tableOf(game, seat)
  for (const tile of game.frame(seat).secret?.hand ?? [])
    expect(tipFor(state, `tile:${tile}`)?.words).not.toBe('')
  expect(tipFor(state, 'pool')?.rule?.id).toBe('drawing')
  expect(tipFor(state, 'kind:beowulf')?.title).toBe('Beowulf')
  expect(tipFor(state, 'cell:0')).toBeNull()
})
