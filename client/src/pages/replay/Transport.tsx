import { rates } from '../../playback/Rewind'
import { PlayButton, RateChoice, TransportButton, useTransportKeys } from '../../ui/transport'
import { useReplay } from './context'
import { replayTexts } from './texts'
import { viewpointsOf } from './viewpoint'
import type { Playback, Stride } from './Playback'

/** The replay by keyboard: with Shift by turns, and digits change the viewpoint. */
export function useKeys(playback: Playback): void {
  const stride = (by: Stride) => (way: 1 | -1) => {
    playback.pause()
    playback.stride(by, way)
  }
  const go = (step: number) => () => {
    playback.pause()
    playback.go(step)
  }
  useTransportKeys({
    step: stride('step'),
    leap: stride('turn'),
    chapter: stride('chapter'),
    toStart: go(0),
    toEnd: go(playback.timeline.length),
    toggle: () => playback.toggle(),
    other: key => {
      const viewpoint = /^\d$/.test(key) ? viewpointsOf(playback.seats)[Number(key)] : undefined
      return viewpoint === undefined ? null : () => playback.look(viewpoint)
    },
  })
}

/** Back and on by steps, turns and chapters. */
export function Transport() {
  const { playback } = useReplay()
  const t = replayTexts()
  const stride = (...to: Parameters<typeof playback.stride>) => {
    playback.pause()
    playback.stride(...to)
  }
  return (
    <div class="row wrap gap-2 keys" role="toolbar" aria-label={t.controls}>
      <TransportButton icon="toStart" label={t.toStart} onPress={() => playback.go(0)} />
      <TransportButton icon="leftThrice" label={t.chapterBack} onPress={() => stride('chapter', -1)} />
      <TransportButton icon="leftTwice" label={t.turnBack} onPress={() => stride('turn', -1)} />
      <TransportButton icon="left" label={t.stepBack} onPress={() => stride('step', -1)} />
      <PlayButton playing={playback.playing.value} onPress={() => playback.toggle()} />
      <TransportButton icon="right" label={t.stepOn} onPress={() => stride('step', 1)} />
      <TransportButton icon="rightTwice" label={t.turnOn} onPress={() => stride('turn', 1)} />
      <TransportButton icon="rightThrice" label={t.chapterOn} onPress={() => stride('chapter', 1)} />
      <TransportButton icon="toEnd" label={t.toEnd} onPress={() => playback.go(playback.timeline.length)} />
      <RateChoice
        rates={rates}
        rate={playback.pace.value}
        onChange={pace => {
          playback.pace.value = pace
        }}
      />
    </div>
  )
}
