import type { TableView } from '@heorot/shared'
import { useEffect } from 'preact/hooks'
import { lazyPart } from '../../app/lazy'
import { isCoached, noteFinished } from '../../thisBrowser/experience'
import type { Playhead } from '../../playback/Playhead'
import { useSession } from '../people/context'

const CoachPanel = lazyPart(async () => (await import('../learn/CoachPanel')).CoachPanel)

/** Cards for newcomers, and the count of finished games that ends them. */
export function Coaching({ table, playhead }: { readonly table: TableView; readonly playhead: Playhead }) {
  const { you } = useSession()
  const { code, game, match, revision, outcome } = table
  const isSeated = you.value?.seat != null
  const isOver = outcome !== null
  useEffect(() => {
    if (isSeated && isOver) noteFinished(game, `${code}-${match}-${revision}`)
  }, [isSeated, isOver, match])
  if (!isSeated || isOver || !isCoached(table)) return null
  const atRest = playhead.behind.value === 0 && !playhead.inPast.value && playhead.recalled.value === null
  return <CoachPanel game={game} frame={playhead.frame} atRest={atRest} />
}
