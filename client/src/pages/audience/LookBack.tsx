import { useWatchTexts } from '../broadcast/texts'
import { LiveButton, RewindKeys, type RewindProps, RewindTrack, RewindWords } from './RewindBar'

/** For a player who looks back: over the lower edge of the table, until they are live again. */
export function LookBack(props: Omit<RewindProps, 't' | 'swings'>) {
  const t = useWatchTexts()
  if (!t || props.rewind.at.value === null) return null
  const bar = { ...props, t, swings: [] }
  return (
    <section class="strip look-back" aria-label={t.rewind}>
      <RewindTrack {...bar} />
      <div class="row wrap gap-5">
        <RewindKeys {...bar} />
        <RewindWords {...bar} />
        <LiveButton {...bar} />
      </div>
    </section>
  )
}
