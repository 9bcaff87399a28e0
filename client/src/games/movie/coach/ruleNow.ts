import type { MoviePublic } from '@heorot/shared/games/movie'

/** The rule about what is on the table now. */
export function movieRuleNow({ phase }: Pick<MoviePublic, 'phase'>): string {
  switch (phase.kind) {
    case 'turn':
      return 'turn'
    case 'play':
      return 'drawing'
    case 'remove':
      return phase.ability
    case 'swap':
      return 'statue'
    case 'over':
      return 'ending'
  }
}
