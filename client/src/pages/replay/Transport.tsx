import { rates } from '../../session/Rewind'
import { PlayButton, RateChoice, TransportButton } from '../../ui/transport'
import { useReplay } from './context'
import { replayTexts } from './texts'

/** Back and on by steps, turns and chapters. */
export function Transport() {
  const { playback } = useReplay()
  const t = replayTexts()
  const stride = (...to: Parameters<typeof playback.stride>) => {
    playback.pause()
    playback.stride(...to)
  }
  return (
    <div class="keys" role="toolbar" aria-label={t.controls}>
      <TransportButton icon="toStart" label={t.toStart} onPress={() => playback.go(0)} />
      <TransportButton icon="leftThrice" label={t.chapterBack} onPress={() => stride('chapter', -1)} />
      <TransportButton icon="leftTwice" label={t.turnBack} onPress={() => stride('turn', -1)} />
      <TransportButton icon="left" label={t.stepBack} onPress={() => stride('step', -1)} />
      <PlayButton playing={playback.playing.value} labels={t} onPress={() => playback.toggle()} />
      <TransportButton icon="right" label={t.stepOn} onPress={() => stride('step', 1)} />
      <TransportButton icon="rightTwice" label={t.turnOn} onPress={() => stride('turn', 1)} />
      <TransportButton icon="rightThrice" label={t.chapterOn} onPress={() => stride('chapter', 1)} />
      <TransportButton icon="toEnd" label={t.toEnd} onPress={() => playback.go(playback.timeline.length)} />
      <RateChoice
        label={t.pace}
        rates={rates}
        rate={playback.pace.value}
        onChange={pace => {
          playback.pace.value = pace
        }}
      />
    </div>
  )
}
