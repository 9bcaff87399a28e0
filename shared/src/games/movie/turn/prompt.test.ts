import { begin, OwnedMatch, rngFrom, seedFromNumber } from '../../../kernel'
import { movie } from '../movie'
import { BOARDS, TILES } from '../edition/parts'
import { movieScenario } from '../../../testkit/movie/scenario'
import { FIGURE_KINDS, type MovieIntent, type MoviePrompt, type MovieState, type TilePlay } from '../types'

/** Every choice that a prompt offers, as an intent. */
function offered(prompt: MoviePrompt): MovieIntent[] {
  switch (prompt.kind) {
    case 'turn':
      return [
        ...prompt.figures.flatMap(figure =>
          prompt.spaces.map(space => ({ kind: 'placeFigure', figure, space }) as const),
        ),
        ...(prompt.draw ? [{ kind: 'draw' } as const] : []),
        ...prompt.plays.flatMap(play => offeredPlays(play, prompt.spaces)),
      ]
    case 'play':
      return prompt.plays.flatMap(play => offeredPlays(play, prompt.spaces))
    case 'remove':
      return [{ kind: 'decline' }, ...prompt.targets.map(space => ({ kind: 'remove', space }) as const)]
    case 'swap':
      return [
        { kind: 'decline' },
        ...pairs(prompt.targets).map(([a, b]) => ({ kind: 'swap', a, b }) as const),
      ]
  }
}

const offeredPlays = (
  { tile, place, cashIn, replace, moves }: TilePlay,
  spaces: readonly number[],
): MovieIntent[] => [
  ...(place ? spaces.map(space => ({ kind: 'placeTile', tile, space }) as const) : []),
  ...(cashIn === null ? [] : [{ kind: 'cashIn', tile } as const]),
  ...replace.map(space => ({ kind: 'replaceMead', tile, space }) as const),
  ...moves.flatMap(({ from, to }) =>
    to.map(target => ({ kind: 'counsel', tile, from, to: target }) as const),
  ),
]

const pairs = (items: readonly number[]): [number, number][] =>
  items.flatMap(a => items.filter(b => b !== a).map((b): [number, number] => [a, b]))

/** Every intent anybody could think of on this board. */
function thinkable(state: MovieState): MovieIntent[] {
  const cells = BOARDS[state.act].cells.map((_, cell) => cell)
  const tiles = TILES.map(tile => tile.id).filter(
    id => id % 5 === 0 || state.players[state.turn]!.hand.includes(id),
  )
  return [
    { kind: 'draw' },
    { kind: 'decline' },
    ...FIGURE_KINDS.flatMap(figure => cells.map(space => ({ kind: 'placeFigure', figure, space }) as const)),
    ...tiles.flatMap((tile): MovieIntent[] => [
      { kind: 'cashIn', tile },
      ...cells.map(space => ({ kind: 'placeTile', tile, space }) as const),
      ...cells.map(space => ({ kind: 'replaceMead', tile, space }) as const),
      ...cells.flatMap(from =>
        [
          from - 1,
          from + 1,
          from - BOARDS[state.act].columns,
          from + BOARDS[state.act].columns,
          from + 2,
        ].map(to => ({ kind: 'counsel', tile, from, to }) as const),
      ),
    ]),
    ...cells.map(space => ({ kind: 'remove', space }) as const),
    ...pairs(cells).map(([a, b]) => ({ kind: 'swap', a, b }) as const),
  ]
}

it('a prompt offers exactly what is not refused', () => {
  const words = (intents: readonly MovieIntent[]) => intents.map(intent => JSON.stringify(intent)).sort()
  for (let n = 0; n < 6; n++) {
    const start = { seats: 2 + (n % 3), options: { lastAbility: n % 2 === 0 }, seed: seedFromNumber(n) }
    const match = new OwnedMatch(movie, begin(movie, start))
    const rng = rngFrom(seedFromNumber(n + 100))
    for (let step = 0; !movie.outcome(match.state); step++) {
      const seat = match.state.turn
      const prompt = movie.prompt(match.state, seat)!
      if (step % 4 === 0 || prompt.kind === 'remove' || prompt.kind === 'swap') {
        const legal = thinkable(match.state).filter(intent => !movie.refuse(match.state, seat, intent))
        if (words(legal).join() !== words(offered(prompt)).join())
          expect([n, step, words(offered(prompt))]).toEqual([n, step, words(legal)])
      }
      match.accept(seat, movie.suggest(prompt, rng))
    }
  }
})

it('nobody is asked off turn', () => {
  const { state } = movieScenario({ board: '# '.repeat(25), seats: 3, turn: 1 })
  expect([0, 2].map(seat => movie.prompt(state, seat))).toEqual([null, null])
  expect(movie.asked(state)).toEqual([1])
})

it('a prompt lists each kind of figure once, and only playable tiles', () => {
  const { state } = movieScenario({
    board: '# '.repeat(25),
    hands: ['counsel treasure+1'],
    pool: '',
    supply: ['T T L'],
  })
  expect(movie.prompt(state, 0)).toMatchObject({
    kind: 'turn',
    figures: ['thane', 'longship'],
    draw: false,
    plays: [{ place: true, cashIn: 4, replace: [], moves: [] }],
  })
})
