import { gameTexts } from '../../games/gameTexts'
import { rates, type Rewind } from '../../playback/Rewind'
import type { LogEntry } from '../../playback/TableLog'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Scrubber } from '../../ui/Scrubber'
import type { TransportKeys } from '../../ui/transport'
import { PlayButton, RateChoice, TransportButton, useTransportKeys } from '../../ui/transport'
import type { WatchTexts } from '../broadcast/texts'
import { chapterOf, chaptersIn, chapterStarts, scrubMarks, useChapterMarks } from './chapters'
import type { ChanceSwing } from './swings'
import './rewind.css'

export interface RewindProps {
  readonly game: string
  readonly rewind: Rewind
  /** Every step so far, also those after the moment on the table. */
  readonly entries: readonly LogEntry[]
  readonly swings: readonly ChanceSwing[]
  readonly t: WatchTexts
}

const keysOf = (rewind: Rewind, starts: readonly number[]): TransportKeys => ({
  step: way => rewind.step(way),
  leap: way => rewind.leap(starts, way),
  chapter: way => rewind.leap(starts, way),
  toStart: () => rewind.go(0),
  toEnd: () => rewind.toLive(),
  toggle: () => rewind.toggle(),
})

/** The match so far, with a handle to any moment of it. */
export function RewindTrack({ game, rewind, entries, swings, t }: RewindProps) {
  const texts = gameTexts(game)
  const picture = useChapterMarks(game)
  const now = rewind.position.value
  // The move that plays just now may end a chapter.
  const until = Math.min(now, rewind.shown.value)
  const marks = scrubMarks({
    ...{ chapters: chaptersIn(entries, texts), swings, until, newest: rewind.newest.value, picture },
    title: chapter => texts?.progress(chapter, chapter) ?? '',
  })
  const behind = rewind.behind.value
  const said = [
    t.move(now, rewind.newest.value),
    chapterOf(entries, texts, until),
    behind > 0 ? t.behind(behind) : t.live,
  ]
  return (
    <Scrubber
      max={rewind.newest.value}
      value={now}
      label={t.position}
      said={said.join(', ')}
      marks={marks}
      onInput={to => rewind.go(to)}
    />
  )
}

interface LiveProps extends Pick<RewindProps, 'rewind' | 't'> {
  /** Minutes; 0 if what is newest is live. */
  readonly delay?: number
}

/** The way back to the newest moment, or the sign that it is on the table. */
export function LiveButton({ rewind, t, delay = 0 }: LiveProps) {
  if (rewind.at.value === null && delay > 0)
    return (
      <span
        class="row gap-4 bold live-badge"
        role="img"
        aria-label={t.openHands(delay)}
        title={t.openHands(delay)}
      >
        <Icon name="eye" size={18} /> −{delay} min
      </span>
    )
  if (rewind.at.value === null)
    return (
      <span class="row gap-4 bold live-badge">
        <i aria-hidden="true" /> {t.live}
      </span>
    )
  return (
    <Button look="primary back-to-live" onClick={() => rewind.toLive()}>
      <Icon name="toEnd" size={18} /> {t.backToLive}
    </Button>
  )
}

/** Back and on by moves and chapters, by buttons and by keys. */
export function RewindKeys({ game, rewind, entries, t }: RewindProps) {
  const keys = keysOf(rewind, chapterStarts(entries, gameTexts(game)))
  useTransportKeys(keys)
  return (
    <div class="row wrap gap-2 keys" role="toolbar" aria-label={t.rewind}>
      <TransportButton icon="toStart" label={t.toStart} onPress={() => keys.toStart()} />
      <TransportButton icon="leftTwice" label={t.chapterBack} onPress={() => keys.chapter(-1)} />
      <TransportButton icon="left" label={t.stepBack} onPress={() => keys.step(-1)} />
      <PlayButton playing={rewind.playing.value} onPress={() => keys.toggle()} />
      <TransportButton icon="right" label={t.stepOn} onPress={() => keys.step(1)} />
      <TransportButton icon="rightTwice" label={t.chapterOn} onPress={() => keys.chapter(1)} />
      <RateChoice
        rates={rates}
        rate={rewind.rate.value}
        onChange={rate => {
          rewind.rate.value = rate
        }}
      />
    </div>
  )
}

/** "Move 90 of 96, 6 moves behind live". */
export function RewindWords({ rewind, t }: Pick<RewindProps, 'rewind' | 't'>) {
  const behind = rewind.behind.value
  const move = t.move(rewind.position.value, rewind.newest.value)
  return <p class="muted fill rewind-words">{behind > 0 ? `${move}, ${t.behind(behind)}` : move}</p>
}
