/** For those who watch: what would keep the next player in, and the odds of a risk, from what everyone knows. */
import { episodeAt, reachOdds, toStayIn } from '@heorot/shared/games/legend'
import type { LegendSituation } from '../types'
import { percent, symbolsOf } from './names'
import { oddsOf, raiseTo, sightOf } from '../selectors'

export function watchNote({ frame, words }: Pick<LegendSituation, 'frame' | 'words'>): string | null {
  const { view, waitingFor } = frame
  const [seat] = waitingFor
  if (seat === undefined) return null
  const odds = oddsOf(frame)
  if (episodeAt(view.step).kind === 'risk') return odds && words.mirror.oddsNow(percent(words, odds.two))
  const stays = toStayIn(view, seat)
  // A player whose cards are leaving is asked about them, not about staying in.
  if (!stays || view.pending.some(({ kind }) => kind === 'discard')) return null
  const { total } = stays
  const needed = raiseTo(stays)
  const says = words.bar.staysIn(needed, total)
  if (view.stage.kind !== 'majorInTurn' || !odds) return says
  const symbols = symbolsOf(episodeAt(view.step))
  const reach = reachOdds(sightOf(frame), symbols, { count: 2, missing: needed - total })
  return `${says} ${words.bar.riskReaches(percent(words, reach))}`
}
