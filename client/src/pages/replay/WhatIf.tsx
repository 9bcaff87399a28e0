import { go } from '../../app/router'
import { playedOn, savePractice } from '../practice/saved'
import { namesOf, useReplay } from './context'
import type { Playback } from './Playback'
import { replayTexts } from './texts'
import { Button } from '../../ui/Button'

/** The seat whose view is shown, or the one asked next; null once the match is over. */
function seatToPlay({ timeline, frame, viewpoint }: Playback): number | null {
  const state = timeline.at(frame.value.revision)
  if (timeline.game.outcome(state)) return null
  return typeof viewpoint.value === 'number' ? viewpoint.value : (timeline.game.asked(state)[0] ?? null)
}

/** From this moment on, against bots: the same deal, another story. */
export function WhatIf() {
  const { playback } = useReplay()
  const t = replayTexts()
  const seat = seatToPlay(playback)
  if (seat === null) return null
  const begin = () => {
    const { record } = playback.timeline
    savePractice(playedOn({ ...record, intents: record.intents.slice(0, playback.step.value) }, seat))
    go(`/practice/${record.game}?play`)
  }
  return (
    <>
      <Button data-what-if onClick={begin}>
        {t.whatIf(namesOf(playback, playback.frame.value.revision)[seat] ?? '')}
      </Button>
      <p class="hint">{t.whatIfHint}</p>
    </>
  )
}
