/** The thread in which a finished match is played out again and again. */
import { type OddsTask, playOdds } from './odds'

addEventListener('message', ({ data }: MessageEvent<OddsTask>) => {
  for (const odds of playOdds(data)) postMessage(odds)
})
