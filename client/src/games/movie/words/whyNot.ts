/** Why something cannot be pressed now: a reason of the rules, found from what the viewer sees. */
import { BOARDS, type MoviePrompt, type MovieReason, type Space, tileOf } from '@heorot/shared/games/movie'
import type { Explanation } from '../../../kit/GameTable'
import { kindIn, POOL, spaceIn, tileIn } from '../keys'
import type { MovieTableState } from '../types'
import { PREY } from './sentence'

/** Null where nothing needs explaining: pressing about on the board with empty hands. */
export function movieWhyNot(state: MovieTableState, key: string): MovieReason | Explanation | null {
  const { words, frame, prompt } = state
  if (frame.outcome) return { words: words.reasons['match-over'], rule: null }
  if (!prompt) return spaceIn(key) === null ? { words: words.notNow, rule: 'turn' } : null
  const reason = reasonFor(state, prompt, key)
  return reason === null && isCounsel(key) ? { words: words.cannotMove, rule: 'counsel' } : reason
}

function isCounsel(key: string | undefined): boolean {
  const tile = tileIn(key)
  return tile !== null && tileOf(tile).ability === 'counsel'
}

function reasonFor(state: MovieTableState, prompt: MoviePrompt, key: string): MovieReason | null {
  const space = spaceIn(key)
  if (prompt.kind === 'remove' || prompt.kind === 'swap')
    return space === null ? 'resolve-ability-first' : whyNotTarget(state, prompt, space)
  if (key === POOL) return prompt.kind === 'play' ? 'already-drawn' : 'pool-is-empty'
  if (kindIn(key)) return prompt.kind === 'play' ? 'drawing-commits' : 'no-such-figure-left'
  if (tileIn(key) !== null) return prompt.kind === 'turn' && prompt.draw ? 'draw-first' : null
  return space === null || state.picks.keys.length === 0 ? null : whyNotThere(state, space)
}

function whyNotTarget({ view }: MovieTableState, prompt: MoviePrompt, space: Space): MovieReason {
  if (prompt.kind === 'remove') return `removes-only-${PREY[prompt.ability]}`
  if ((view.tiles[space] ?? null) === null) return 'no-tile-there'
  return prompt.kind === 'swap' && prompt.space === space ? 'not-the-statue-itself' : 'two-different-tiles'
}

function whyNotThere({ view, picks }: MovieTableState, space: Space): MovieReason {
  if (isCounsel(picks.keys[0])) return picks.keys.length > 1 ? 'not-adjacent' : 'not-your-figure'
  return BOARDS[view.act].cells[space] === 'space' ? 'space-is-taken' : 'not-a-space'
}
