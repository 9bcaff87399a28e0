/** Final scoring: most saga points, then most diamonds on figures never placed, then a shared victory. */
import { figureOf } from './edition/parts'
import type { FigureId, Standing } from './types'

interface Scored {
  readonly players: readonly { readonly saga: number; readonly figures: readonly FigureId[] }[]
}

export function standingsOf({ players }: Scored): Standing[] {
  const scored = players.map(({ saga, figures }) => ({ saga, diamonds: unusedDiamonds(figures) }))
  return scored.map(({ saga, diamonds }, seat) => {
    const ahead = scored.filter(
      other => other.saga > saga || (other.saga === saga && other.diamonds > diamonds),
    )
    return { seat, saga, diamonds, place: ahead.length + 1 }
  })
}

/** Longships always return, so they say nothing about who held back more. */
function unusedDiamonds(figures: readonly FigureId[]): number {
  let diamonds = 0
  for (const id of figures) {
    const figure = figureOf(id)
    if (!figure.returns) diamonds += figure.diamonds
  }
  return diamonds
}
