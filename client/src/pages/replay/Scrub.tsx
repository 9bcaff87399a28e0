import { useMemo } from 'preact/hooks'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { Scrubber } from '../../ui/Scrubber'
import { useReplay } from './context'
import { curvesOf, seatLine } from './analysis/curves'
import type { Playback } from './Playback'
import { replayTexts } from './texts'

function Curves({ playback }: { readonly playback: Playback }) {
  const { timeline } = playback
  const curves = useMemo(() => curvesOf(timeline.standings), [timeline])
  return (
    <svg
      class="curves"
      viewBox={`0 0 ${Math.max(1, timeline.length)} 100`}
      preserveAspectRatio="none"
      role="img"
    >
      <title>{replayTexts().curves}</title>
      {timeline.chapters.slice(1).map(({ at }) => (
        <line
          key={at}
          class="chapter-mark"
          x1={at}
          x2={at}
          y1="0"
          y2="100"
          vector-effect="non-scaling-stroke"
        />
      ))}
      {curves.map((points, seat) => (
        <polyline key={seat} points={points} {...seatLine(seat)} />
      ))}
    </svg>
  )
}

/** The whole match at a glance: everybody's points, and a handle to any moment of it. */
export function Scrub() {
  const { playback } = useReplay()
  const { timeline, step } = playback
  const texts = gameTexts(timeline.record.game)
  const chapter = timeline.chapters.findLast(({ at }) => at <= step.value)
  const said = words().step(step.value, timeline.length)
  return (
    <Scrubber
      max={timeline.length}
      value={step.value}
      label={replayTexts().scrub}
      said={chapter && texts ? `${said}, ${texts.progress(chapter.step, chapter.of)}` : said}
      onInput={to => {
        playback.pause()
        playback.go(to)
      }}
    >
      <Curves playback={playback} />
    </Scrubber>
  )
}
