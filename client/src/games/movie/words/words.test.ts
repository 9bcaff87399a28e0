import { ABILITIES, type Layout, scoresOf, TILES } from '@heorot/shared/games/movie'
import { speak } from '../../../app/language'
import { plainNumber } from '../../../app/language/grammar'
import { sentenceFor } from '../../../kit/situation'
import { choicesOf } from '../choices'
import { cellKey } from '../keys'
import { movieTable } from '../movieTable'
import { plainMotif } from '../plainMotif'
import { askedIn } from './sentence'
import { NAMES } from '../../../testkit/PlayedMatch'
import { TestMatch, tableOf } from '../testkit/match'
import { movieDe } from '../texts/table/de'
import { movieEn } from '../texts/table/en'
import { movieFr } from '../texts/table/fr'
import { moviePl } from '../texts/table/pl'
import { movieExplained, movieTip } from './tips'
import { movieWhyNot } from './whyNot'
import { cancelledCount, equationOf, sumText, workingsOf } from './working'

const languages = { en: movieEn, de: movieDe, fr: movieFr, pl: moviePl }

beforeAll(() => speak('en'))

test('the bar has a whole sentence for everything that can be picked, in every language', () => {
  const faults: string[] = []
  for (let seed = 1; seed <= 5; seed++) {
    const game = new TestMatch(2 + (seed % 3), seed)
    while (!game.over) {
      const seat = game.mover
      const paths = choicesOf(tableOf(game, seat).prompt).map(choice => choice.path)
      const path = paths[game.rng.below(paths.length)] ?? []
      for (const words of Object.values(languages))
        for (let length = 0; length <= path.length; length++) {
          const said = sentenceFor(
            movieTable,
            tableOf(game, seat, { words, picks: { keys: path.slice(0, length) } }),
          )
          if (!/^[^a-z].*[.?!…]$/.test(said) || /undefined|NaN|\s\s/.test(said)) faults.push(said)
        }
      game.step()
    }
  }
  expect([...new Set(faults)]).toEqual([])
})

const turn = { kind: 'turn', spaces: [0], figures: ['thane'], draw: false, plays: [] } as const
const tilePlay = { tile: 0, place: true, cashIn: null, replace: [], moves: [] }

test.each(Object.entries(languages))('%s speaks of tiles only to whoever can play one', (_, words) => {
  const asked = askedIn(turn, words)
  expect(asked).toBe(words.bar.turnOnlyFigures)
  expect(asked).not.toContain(words.bar.turnEmptyPool.split(':').at(-1))
  expect(askedIn({ ...turn, plays: [tilePlay] }, words)).toBe(words.bar.turnEmptyPool)
  expect(askedIn({ ...turn, figures: [], plays: [tilePlay] }, words)).toBe(words.bar.turnOnlyTiles)
})

test('whoever waits is told for whom', () => {
  const game = new TestMatch(2, 1)
  const asked = game.mover
  const name = NAMES[asked] ?? ''
  expect(sentenceFor(movieTable, tableOf(game, 1 - asked))).toBe(`Waiting for ${name}.`)
  expect(sentenceFor(movieTable, tableOf(game, 'spectator'))).toBe(`${name}’s turn.`)
})

test('what cannot be done says why', () => {
  const game = new TestMatch(2, 1)
  const seat = game.mover
  const [tile] = game.frame(seat).secret?.hand ?? []
  expect(movieWhyNot(tableOf(game, seat), `tile:${tile}`)).toBe('draw-first')
  expect(movieWhyNot(tableOf(game, 1 - seat), 'pool')).toEqual({ words: movieEn.notNow, rule: 'turn' })
  game.act(seat, { kind: 'draw' })
  expect(movieWhyNot(tableOf(game, seat), 'kind:thane')).toBe('drawing-commits')
  expect(movieWhyNot(tableOf(game, seat), 'pool')).toBe('already-drawn')
})

test('a taken space says so while something is held, and nothing with empty hands', () => {
  const game = new TestMatch(2, 1)
  const seat = game.mover
  game.act(seat, { kind: 'placeFigure', figure: 'castle', space: 7 })
  const next = game.mover
  const held = tableOf(game, next, { picks: { keys: ['kind:thane'] } })
  expect(movieWhyNot(held, 'cell:7')).toBe('space-is-taken')
  expect(movieWhyNot(tableOf(game, next), 'cell:7')).toBeNull()
})

/** A tile of another kind, and an empty space. */
test.each([
  ['temptation', 'removes-only-valor'],
  ['valor', 'removes-only-temptation'],
] as const)('a tile that %s cannot remove leads to its own rule', (ability, reason) => {
  const game = new TestMatch(2, 1)
  const seat = game.mover
  const frame = game.frame(seat)
  const prompt = { kind: 'remove', ability, space: 0, targets: [1] } as const
  const tiles = frame.view.tiles.map((_, space) => (space === 0 ? 3 : null))
  const state = { ...tableOf(game, seat), prompt, view: { ...frame.view, tiles } }
  for (const cell of ['cell:0', 'cell:2']) expect(movieWhyNot(state, cell)).toBe(reason)
})

test('a tile tells how far it counts, and what Treachery makes of it', () => {
  const plain = (sign: number) => TILES.find(t => t.ability === null && Math.sign(t.value) === sign)?.id ?? 0
  const tileWith = (ability: string) => TILES.find(tile => tile.ability === ability)?.id ?? 0
  const game = new TestMatch(2, 1)
  const state = tableOf(game, 0)
  for (const words of Object.values(languages)) {
    const { gorge, treachery } = words.rules
    const stem = (name: string) => name.slice(0, 3)
    for (const tile of [plain(1), tileWith('mead'), plain(-1), tileWith('drunkenness')]) {
      const tip = movieTip({ ...state, words }, `tile:${tile}`)
      const told = `${tip?.words} ${tip?.worth}`
      expect(told).toContain(stem(gorge[0]))
      expect(told).toContain(stem(treachery[0]))
    }
  }
})

test('a boon that Treachery cancels says so where it lies', () => {
  const boon = TILES.find(tile => tile.value === 5)?.id ?? 0
  const treachery = TILES.find(tile => tile.ability === 'treachery')?.id ?? 0
  const game = new TestMatch(2, 1)
  const state = tableOf(game, 0)
  const laid = (there: number) =>
    state.view.tiles.map((_, space) => (space === 0 ? boon : space === there ? treachery : null))
  const tipWith = (there: number) =>
    movieTip({ ...state, view: { ...state.view, tiles: laid(there) } }, 'cell:0')
  expect(tipWith(4)?.words).toBe(movieEn.tag.boonCancelled)
  expect(tipWith(6)?.words).toBe(movieEn.tag.boonCounts('+5'))
})

test('things explain themselves', () => {
  const game = new TestMatch(2, 1)
  const seat = game.mover
  const state = tableOf(game, seat)
  expect(movieTip(state, 'pool')?.rule).toBe('drawing')
  expect(movieTip(state, 'kind:beowulf')?.title).toBe('Beowulf')
  expect(movieTip(state, 'cell:0')?.worth).toBe('25 spaces are open.')
})

test('everything on the table says what it is and what it is worth', () => {
  const game = new TestMatch(3, 5).run(30)
  const state = tableOf(game, 0)
  for (const key of [...movieExplained(state), 'hand:1', 'left:2', 'cell:3']) {
    const tip = movieTip(state, key)
    expect([key, tip?.title, tip?.words].every(Boolean)).toBe(true)
  }
  const space = state.view.figures.findIndex(figure => figure !== null)
  const score = scoresOf(state.view).find(one => one.space === space)!
  expect(movieTip(state, cellKey(space))?.worth).toContain(
    `times ${score.diamonds}: ${plainNumber(score.score)}`,
  )
})

const idOf = (ability: string | null, value: number) =>
  TILES.find(tile => tile.ability === ability && tile.value === value)?.id ?? -1

/** Act II, a longship of seat 0 in the middle of the top row. */
const laid = (put: Readonly<Record<number, number>>, figureAt: number): Layout => ({
  tiles: Array.from({ length: 25 }, (_, space) => put[space] ?? null),
  figures: Array.from({ length: 25 }, (_, space) => (space === figureAt ? 0 : null)),
})

test('the working is written as one would write it', () => {
  const layout = laid(
    { 0: idOf(null, 4), 1: idOf('temptation', -2), 3: idOf(null, 5), 7: idOf('mead', 3) },
    2,
  )
  const [score] = scoresOf({ act: 2, ...layout })
  expect(score).toBeDefined()
  if (!score) return
  expect(workingsOf(score)).toEqual([
    { sign: '↔', text: `(4 − 2 + 5) × ${score.diamonds}`, result: 7 * score.diamonds },
    { sign: '↕', text: `3 × ${score.diamonds}`, result: 3 * score.diamonds },
  ])
  expect(score.score).toBe(10 * score.diamonds)
  expect(cancelledCount(score)).toBe(0)
})

test('an empty row is nought', () => {
  expect(sumText([])).toBe('0')
  const [score] = scoresOf({ act: 1, ...laid({}, 2) })
  expect(score && workingsOf(score)[0]?.text).toBe('0')
})

test('a figure that nothing counts for is worth 0, not "0 = 0"', () => {
  const [alone] = scoresOf({ act: 2, ...laid({}, 2) })
  expect(equationOf(alone!)).toBe('0')
  const [beside] = scoresOf({ act: 2, ...laid({ 0: idOf(null, 4) }, 2) })
  expect(equationOf(beside!)).toBe('4 × 4 = 16')
})

test('every ability has its own rule, and every kind of plain tile a name', () => {
  for (const ability of ABILITIES) expect(Object.keys(movieEn.rules)).toContain(ability)
  const motifs = TILES.filter(({ ability }) => ability === null).map(({ value, act }) =>
    plainMotif(value, act),
  )
  expect(Object.keys(movieEn.plain).sort()).toEqual([...new Set(motifs)].sort())
})

test('numbers take the right form', () => {
  expect([1, 2, 5, 22, 25].map(moviePl.pool)).toEqual([
    'Pula: 1 żeton',
    'Pula: 2 żetony',
    'Pula: 5 żetonów',
    'Pula: 22 żetony',
    'Pula: 25 żetonów',
  ])
  expect([1, 3].map(movieDe.diamonds)).toEqual(['1 Raute', '3 Rauten'])
  expect([1, 2].map(movieFr.pool)).toEqual(['Pioche : 1 tuile', 'Pioche : 2 tuiles'])
})
