import type { Act } from '@heorot/shared/games/movie'
import type { MovieWords } from './texts/table/en'

/** The subject of a plain tile. */
export type PlainMotif = keyof MovieWords['plain']

const boons: readonly PlainMotif[] = ['hearth', 'feast', 'warband', 'shieldWall', 'song']
const perils: readonly PlainMotif[] = ['moor', 'marsh', 'nicor', 'claws', 'eyes']
const greatest: Readonly<Record<Act, { readonly boon: PlainMotif; readonly peril: PlainMotif }>> = {
  1: { boon: 'hall', peril: 'grendel' },
  2: { boon: 'giantSword', peril: 'mother' },
  3: { boon: 'crown', peril: 'dragon' },
}

/** Plain tiles are pictured by their value; the strongest of each act show what the act is about. */
export function plainMotif(value: number, act: Act): PlainMotif {
  const list = value > 0 ? boons : perils
  return list[Math.abs(value) - 1] ?? greatest[act][value > 0 ? 'boon' : 'peril']
}
