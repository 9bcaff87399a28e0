import { Icon, type IconName } from '../../ui/Icon'
import { useReplay } from './context'
import { paces } from './Playback'
import { replayTexts } from './texts'

interface KeyProps {
  readonly icon: IconName
  readonly label: string
  readonly press: () => void
}

const Key = ({ icon, label, press }: KeyProps) => (
  <button type="button" class="round" aria-label={label} title={label} onClick={press}>
    <Icon name={icon} size={18} />
  </button>
)

function PlayKey() {
  const { playback } = useReplay()
  const t = replayTexts()
  const playing = playback.playing.value
  return (
    <button type="button" class="button primary play-key" onClick={() => playback.toggle()}>
      <Icon name={playing ? 'pause' : 'play'} size={18} />
      <span>{playing ? t.pause : t.play}</span>
    </button>
  )
}

function PaceChoice() {
  const { playback } = useReplay()
  return (
    <label class="pace">
      <span class="unseen">{replayTexts().pace}</span>
      <select
        class="input"
        value={String(playback.pace.value)}
        onChange={event => {
          const chosen = paces.find(pace => String(pace) === event.currentTarget.value)
          if (chosen) playback.pace.value = chosen
        }}
      >
        {paces.map(pace => (
          <option key={pace} value={String(pace)}>
            {pace === 0.5 ? '½' : pace}×
          </option>
        ))}
      </select>
    </label>
  )
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
    <div class="keys" role="toolbar" aria-label={t.controls}>
      <Key icon="toStart" label={t.toStart} press={() => playback.go(0)} />
      <Key icon="leftThrice" label={t.chapterBack} press={() => stride('chapter', -1)} />
      <Key icon="leftTwice" label={t.turnBack} press={() => stride('turn', -1)} />
      <Key icon="left" label={t.stepBack} press={() => stride('step', -1)} />
      <PlayKey />
      <Key icon="right" label={t.stepOn} press={() => stride('step', 1)} />
      <Key icon="rightTwice" label={t.turnOn} press={() => stride('turn', 1)} />
      <Key icon="rightThrice" label={t.chapterOn} press={() => stride('chapter', 1)} />
      <Key icon="toEnd" label={t.toEnd} press={() => playback.go(playback.timeline.length)} />
      <PaceChoice />
    </div>
  )
}
