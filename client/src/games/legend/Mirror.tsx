import type { LegendTypes } from '@heorot/shared/games/legend'
import type { MirrorProps } from '../../table/frame'
import { Question } from './mirror/Question'
import { EpisodeSection, OwnSection, PathSection, PlayersSection, ScoreSection } from './mirror/Sections'
import { useWords } from './texts/useWords'

/** The whole table in words, and every legal choice as a button: a game can be played with this alone. */
export function Mirror({ frame, act }: MirrorProps<LegendTypes>) {
  const words = useWords()
  if (!words) return null
  const reader = { words, frame }
  return (
    <div class="legend-mirror">
      <h2>{words.name}</h2>
      <ScoreSection reader={reader} />
      <Question words={words} frame={frame} act={act} />
      <EpisodeSection reader={reader} />
      <OwnSection reader={reader} />
      <PlayersSection reader={reader} />
      <PathSection reader={reader} />
    </div>
  )
}
