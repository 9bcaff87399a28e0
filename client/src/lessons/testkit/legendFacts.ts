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
  const episode = episodeAt(view.step)
  const symbols = 'symbols' in episode ? episode.symbols : []
  const [what = '', which = ''] = fact.split(' ')
  const sight = { seat: 0, public: view, secret: frame.secret as LegendSecret }
  const { drawable } = hiddenCards(sight)
  const facts: Readonly<Record<string, () => number>> = {
    odds: () => Math.round(100 * riskOdds(sight, symbols).two),
    fitting: () => sum(drawable.filter((_, card) => fittingSymbols(card, symbols) > 0)),
    unseen: () => sum(drawable),
    needed: () => (frame.prompt as { needed?: number } | null)?.needed ?? -1,
    symbols: () => revealed(frame)[Number(which)]!,
    scratches: () => view.players[Number(which)]!.scratches,
    wounds: () => view.players[Number(which)]!.wounds,
    points: () => legend.pointsNow(state as LegendState)[Number(which)]!,
  }
  return facts[what]!()
}
