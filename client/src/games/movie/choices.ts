/** The prompt of the Movie Board Game as paths to press. */
import type { MovieIntent, MoviePrompt, Space, TilePlay } from '@heorot/shared/games/movie'
import { byKind } from '../../kit/helpers/byKind'
import { type PathChoice, nextKeys } from '../../kit/helpers/pathQuestion'
import { memoizeByObject } from '../../app/memoize'
import { CASH, cellKey, DECLINE, kindKey, POOL, tileKey } from './keys'

type MovieChoice = PathChoice<MovieIntent>

/** Worked out once for a prompt, because every drawing asks for it. */
const choicesFor = memoizeByObject((prompt: MoviePrompt) => allChoices(prompt))

/** Every legal move. */
export const choicesOf = (prompt: MoviePrompt | null): readonly MovieChoice[] =>
  prompt ? choicesFor(prompt) : []

/** What may be taken up with empty hands. */
export const firstKeys = ({ prompt }: { readonly prompt: MoviePrompt | null }): ReadonlySet<string> =>
  nextKeys(choicesOf(prompt), [])

const choice = (intent: MovieIntent, ...path: readonly string[]): MovieChoice => ({ path, intent })

const declining = choice({ kind: 'decline' }, DECLINE)

const allChoices = byKind<MoviePrompt, [], readonly MovieChoice[]>({
  turn: ({ draw, plays, figures, spaces }) => [
    ...(draw ? [choice({ kind: 'draw' }, POOL)] : []),
    ...plays.flatMap(play => waysToPlay(play, spaces)),
    ...figures.flatMap(figure =>
      spaces.map(space => choice({ kind: 'placeFigure', figure, space }, kindKey(figure), cellKey(space))),
    ),
  ],
  play: ({ plays, spaces }) => plays.flatMap(play => waysToPlay(play, spaces)),
  remove: ({ targets }) => [
    ...targets.map(space => choice({ kind: 'remove', space }, cellKey(space))),
    declining,
  ],
  swap: ({ targets }) => [...swaps(targets), declining],
})

function waysToPlay({ tile, cashIn, place, replace, moves }: TilePlay, spaces: readonly Space[]) {
  const key = tileKey(tile)
  return [
    ...(cashIn === null ? [] : [choice({ kind: 'cashIn', tile }, key, CASH)]),
    ...(place ? spaces : []).map(space => choice({ kind: 'placeTile', tile, space }, key, cellKey(space))),
    ...replace.map(space => choice({ kind: 'replaceMead', tile, space }, key, cellKey(space))),
    ...moves.flatMap(({ from, to: goals }) =>
      goals.map(to => choice({ kind: 'counsel', tile, from, to }, key, cellKey(from), cellKey(to))),
    ),
  ]
}

/** Either tile may be pressed first. */
const swaps = (targets: readonly Space[]): MovieChoice[] =>
  targets.flatMap(a =>
    targets.filter(b => b !== a).map(b => choice({ kind: 'swap', a, b }, cellKey(a), cellKey(b))),
  )
