/** Every legal intent, best first, from what the seat sees. */

import type { Ranked, SeenOf } from '../../../bots/judgement'
import { without } from '../../../kernel'
import type { MovieIntent, MovieTypes, Space, TilePlay } from '..'
import { figureOfEachKind, tilesOfAct } from '..'
import { type Field, type Laid, look, survey } from './field'
import { bestSpots, promiseOf } from './promise'
import { withReplies } from './replies'
import { figureWorth, rankPlay, removalWorth, sharesFor, swapWorth } from './worth'

type Seen = SeenOf<MovieTypes>

const byWorth = (a: Ranked<MovieIntent>, b: Ranked<MovieIntent>): number => b.worth - a.worth

export function rankMovie(seen: Seen): Ranked<MovieIntent>[] {
  const share = sharesFor(seen.seat, seen.public.players.length)
  const field = survey(seen.public, share)
  const ranked = rankPrompt(seen, field, share).sort(byWorth)
  return withReplies(seen, ranked).sort(byWorth)
}

function rankPrompt(seen: Seen, field: Field, share: readonly number[]): Ranked<MovieIntent>[] {
  const { public: view, prompt } = seen
  switch (prompt.kind) {
    case 'turn':
      return [
        ...rankFigures(seen, field, prompt.spaces),
        ...(prompt.draw ? [rankDraw(seen, field, prompt.spaces)] : []),
        ...rankPlays(view, field, share, prompt),
      ]
    case 'play':
      return rankPlays(view, field, share, prompt)
    case 'remove':
      return [DECLINE, ...prompt.targets.map(space => rankRemoval(view, field, space))]
    case 'swap':
      return [DECLINE, ...rankSwaps(view, field, prompt.targets)]
  }
}

const DECLINE: Ranked<MovieIntent> = { intent: { kind: 'decline' }, worth: 0 }

function rankFigures(
  { public: view, seat }: Seen,
  field: Field,
  spaces: readonly Space[],
): Ranked<MovieIntent>[] {
  const figures = figureOfEachKind(view.players[seat]!.figures)
  return spaces.flatMap(space => {
    const sight = look(view, field.dead, space)
    return figures.map(figure => ({
      intent: { kind: 'placeFigure', figure: figure.kind, space } as const,
      worth: figureWorth(sight, view.act, figure),
    }))
  })
}

const rankPlays = (
  laid: Laid,
  field: Field,
  share: readonly number[],
  { plays, spaces }: { readonly plays: readonly TilePlay[]; readonly spaces: readonly Space[] },
): Ranked<MovieIntent>[] => plays.flatMap(play => rankPlay(laid, field, share, play, spaces))

/** Drawing is worth the best play afterwards, over all tiles that may come. */
function rankDraw(
  { public: view, secret }: Seen,
  field: Field,
  spaces: readonly Space[],
): Ranked<MovieIntent> {
  const spots = bestSpots(field, spaces)
  const laid = view.tiles.filter(tile => tile !== null)
  const inHand = Math.max(...secret.hand.map(tile => promiseOf(tile, spots).worth))
  const hidden = without(tilesOfAct(view.act), [...laid, ...view.box, ...secret.hand])
  const drawn = hidden.map(tile => Math.max(inHand, promiseOf(tile, spots).worth))
  return { intent: { kind: 'draw' }, worth: drawn.reduce((sum, worth) => sum + worth, 0) / drawn.length }
}

const rankRemoval = (laid: Laid, field: Field, space: Space): Ranked<MovieIntent> => ({
  intent: { kind: 'remove', space },
  worth: removalWorth(laid, field, space),
})

const rankSwaps = (laid: Laid, field: Field, targets: readonly Space[]): Ranked<MovieIntent>[] =>
  targets.flatMap((a, i) =>
    targets.slice(i + 1).flatMap(b => {
      const worth = swapWorth(laid, field, a, b)
      return worth > 0 ? [{ intent: { kind: 'swap', a, b } as const, worth }] : []
    }),
  )
