/** The prompt of the Movie Board Game as paths to press. */
import type { MovieIntent, MoviePrompt, Space, TilePlay } from '@heorot/shared/games/movie'
import { type PathChoice, nextKeys } from '../../kit/choices'
import { memoizeByObject } from '../../kit/memoize'
import { CASH, cellKey, DECLINE, kindKey, POOL, tileKey } from './keys'

type MovieChoice = PathChoice<MovieIntent>

/** Worked out once for a prompt, because every drawing asks for it. */
const choicesFor = memoizeByObject(allChoices)

/** Every legal move. */
export const choicesOf = (prompt: MoviePrompt | null): readonly MovieChoice[] =>
  prompt ? choicesFor(prompt) : []

/** What may be taken up with empty hands. */
export const firstKeys = ({ prompt }: { readonly prompt: MoviePrompt | null }): ReadonlySet<string> =>
  nextKeys(choicesOf(prompt), [])

function allChoices(prompt: MoviePrompt): readonly MovieChoice[] {
  switch (prompt.kind) {
    case 'turn':
      return [
        ...(prompt.draw ? [{ path: [POOL], intent: { kind: 'draw' } as const }] : []),
        ...prompt.plays.flatMap(play => waysToPlay(play, prompt.spaces)),
        ...prompt.figures.flatMap(figure =>
          prompt.spaces.map(space => ({
            path: [kindKey(figure), cellKey(space)],
            intent: { kind: 'placeFigure', figure, space } as const,
          })),
        ),
      ]
    case 'play':
      return prompt.plays.flatMap(play => waysToPlay(play, prompt.spaces))
    case 'remove':
      return [
        ...prompt.targets.map(space => ({
          path: [cellKey(space)],
          intent: { kind: 'remove', space } as const,
        })),
        declining,
      ]
    case 'swap':
      return [...swaps(prompt.targets), declining]
  }
}

const declining: MovieChoice = { path: [DECLINE], intent: { kind: 'decline' } }

function waysToPlay(play: TilePlay, spaces: readonly Space[]): MovieChoice[] {
  const { tile } = play
  const key = tileKey(tile)
  return [
    ...(play.cashIn === null ? [] : [{ path: [key, CASH], intent: { kind: 'cashIn', tile } as const }]),
    ...(play.place ? spaces : []).map(space => ({
      path: [key, cellKey(space)],
      intent: { kind: 'placeTile', tile, space } as const,
    })),
    ...play.replace.map(space => ({
      path: [key, cellKey(space)],
      intent: { kind: 'replaceMead', tile, space } as const,
    })),
    ...play.moves.flatMap(({ from, to }) =>
      to.map(space => ({
        path: [key, cellKey(from), cellKey(space)],
        intent: { kind: 'counsel', tile, from, to: space } as const,
      })),
    ),
  ]
}

/** Either tile may be pressed first. */
const swaps = (targets: readonly Space[]): MovieChoice[] =>
  targets.flatMap(a =>
    targets
      .filter(b => b !== a)
      .map(b => ({ path: [cellKey(a), cellKey(b)], intent: { kind: 'swap', a, b } as const })),
  )
