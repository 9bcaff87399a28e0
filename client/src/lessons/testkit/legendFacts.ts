/** Works out what the texts of the lesson quote. */
import type { LegendEvent, LegendPublic, LegendSecret, LegendState } from '@heorot/shared/games/legend'
import { episodeAt, fittingSymbols, hiddenCards, legend, riskOdds } from '@heorot/shared/games/legend'
import type { TableFrame } from '../../session/frame'

const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0)

function revealed({ events }: TableFrame): readonly number[] {
  const shown = (events as readonly LegendEvent[]).find(({ kind }) => kind === 'handsRevealed')
  if (shown?.kind !== 'handsRevealed') throw new Error('no hands have been revealed')
  return shown.totals
}

export function legendFact(frame: TableFrame, fact: string, state: unknown): string | number {
  const view = frame.view as LegendPublic
  const secret = frame.secret as LegendSecret
  const episode = episodeAt(view.step)
  const symbols = 'symbols' in episode ? episode.symbols : []
  const [what = '', which = ''] = fact.split(' ')
  const sight = { seat: 0, public: view, secret }
  const { drawable } = hiddenCards(sight)
  switch (what) {
    case 'odds':
      return Math.round(100 * riskOdds(sight, symbols).two)
    case 'fitting':
      return sum(drawable.filter((_, card) => fittingSymbols(card, symbols) > 0))
    case 'unseen':
      return sum(drawable)
    case 'needed':
      return (frame.prompt as { needed?: number } | null)?.needed ?? -1
    case 'symbols':
      return revealed(frame)[Number(which)]!
    case 'scratches':
      return view.players[Number(which)]!.scratches
    case 'wounds':
      return view.players[Number(which)]!.wounds
    case 'points':
      return legend.pointsNow(state as LegendState)[Number(which)]!
    default:
      throw new Error(`nobody knows what ${fact} is`)
  }
}
