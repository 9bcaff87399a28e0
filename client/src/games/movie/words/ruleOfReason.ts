import type { MovieWords } from '../texts/table/en'

export type MovieRuleId = keyof MovieWords['rules']

/** Which rule says why not. */
export const movieRuleOfReason: Readonly<Record<string, MovieRuleId>> = {
  'match-over': 'ending',
  'not-your-turn': 'turn',
  'pool-is-empty': 'turn',
  'draw-first': 'drawing',
  'already-drawn': 'drawing',
  'drawing-commits': 'drawing',
  'no-such-figure-left': 'pieces',
  'not-a-space': 'placing',
  'space-is-taken': 'placing',
  'not-in-hand': 'drawing',
  'counsel-moves-a-figure': 'counsel',
  'not-a-treasure': 'treasure',
  'not-drunkenness': 'drunkenness',
  'no-mead-there': 'drunkenness',
  'not-counsel': 'counsel',
  'not-your-figure': 'counsel',
  'not-adjacent': 'counsel',
  'resolve-ability-first': 'turn',
  'nothing-to-resolve': 'turn',
  'removes-only-valor': 'temptation',
  'removes-only-temptation': 'valor',
  'no-tile-there': 'statue',
  'two-different-tiles': 'statue',
  'not-the-statue-itself': 'statue',
}
