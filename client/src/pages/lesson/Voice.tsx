import { useComputed } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useDocumentEvents } from '../../app/hooks'
import { words } from '../../app/language'
import { rich } from '../../ui/emphasiser'
import { type Point, type Rect, rect } from '../../kit/layout/geometry'
import { boardPlace, litPlaces } from '../../kit/tableContext'
import type { LessonTexts } from '../../lessons/Lesson'
import { type LessonPlayer, OTHERWISE } from '../../lessons/LessonPlayer'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { placeVoice } from './placeVoice'
import type { LessonPageTexts } from './texts'
import { useFocus } from './useFocus'

/** Hidden, it is only a dot. */
const MIRROR_LEAST = 60

interface Props {
  readonly player: LessonPlayer
  readonly texts: LessonTexts
  readonly t: LessonPageTexts
}

/** Where the table as text is, while it is in sight. */
function textTable(room: HTMLElement): readonly Rect[] {
  const text = room.querySelector<HTMLElement>('.mirror')
  if (!text || text.offsetWidth < MIRROR_LEAST) return []
  return [rect(text.offsetLeft, text.offsetTop, text.offsetWidth, text.offsetHeight)]
}

/** Keeps the guide's panel off what it is about, also when the table changes. */
function usePlace(said: string) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Point>({ x: 8, y: 8 })
  const [resized, setResized] = useState(0)
  const lit = litPlaces.value
  const board = boardPlace.value
  const again = () => setResized(n => n + 1)
  useEffect(() => {
    const room = box.current?.parentElement
    if (!room) return
    const observer = new ResizeObserver(again)
    observer.observe(room)
    return () => observer.disconnect()
  }, [])
  // The table as text comes and goes with the focus.
  useDocumentEvents(['focusin'], again)
  useLayoutEffect(() => {
    const { offsetWidth: w = 0, offsetHeight: h = 0, parentElement } = box.current ?? {}
    if (!parentElement) return
    const room = { w: parentElement.clientWidth, h: parentElement.clientHeight }
    setPlace(placeVoice(room, { w, h }, [...lit, ...textTable(parentElement)], board))
  }, [said, lit, resized])
  return { box, place }
}

/** What is to be tapped on the table, for those who use the keyboard or do not see it. */
function Choices({ player, texts, t }: Props) {
  const { taps, wrong = [] } = player.current
  if (taps === undefined || player.watching.value) return null
  return (
    <fieldset class="row gap-5 voice-choices" aria-label={t.choose}>
      {[taps, ...wrong.map(({ on }) => on)].sort().map(thing => (
        <Button key={thing} data-thing={thing} onClick={() => player.choose(thing)}>
          {texts.things[thing]}
        </Button>
      ))}
    </fieldset>
  )
}

function Dots({ player }: Pick<Props, 'player'>) {
  return (
    <span class="wrap gap-2 voice-dots" aria-hidden="true">
      {player.chapter.steps.map(({ id }, i) => (
        <i key={id} class={i < player.step.value ? 'past' : i === player.step.value ? 'now' : ''} />
      ))}
    </span>
  )
}

function Controls({ player, t }: Omit<Props, 'texts'>) {
  const watching = player.watching.value
  const first = player.step.value === 0
  return (
    <div class="row between gap-5 voice-controls">
      <Button data-voice="back" aria-label={t.back} disabled={first} onClick={() => player.back()}>
        <Icon name="left" size={18} />
        <span>{t.back}</span>
      </Button>
      <Dots player={player} />
      {(watching || player.isReading) && (
        <Button look="primary" data-voice="next" onClick={() => player.next()}>
          {watching ? words().table.skip : first ? t.begin : t.next}
        </Button>
      )}
    </div>
  )
}

/** The voice of a lesson: what is to know, what is to do, and why a choice was not the one. */
export function Voice(props: Props) {
  const { player, texts, t } = props
  const { chapter, answer, watching } = player
  const said = watching.value ? t.watch : (texts.chapters[chapter.id]?.steps[player.current.id] ?? '')
  const answered = useComputed(() => answer.value)
  const reply =
    answered.value && (texts.answers[answered.value] ?? (answered.value === OTHERWISE ? t.otherwise : ''))
  const { box, place } = usePlace(`${said} ${reply}`)
  const kind = watching.value ? 'watching' : player.isReading ? 'reading' : 'doing'
  useFocus(player)
  return (
    <section
      ref={box}
      class={`parchment voice ${kind}`}
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
      aria-label={t.voice}
      data-shows={player.shows.value}
    >
      <span class="center voice-sign" aria-hidden="true">
        <Icon name="musicalNotes" size={24} />
      </span>
      <div class="voice-said" role="status">
        <p key={said} tabIndex={-1}>
          {rich(said)}
        </p>
        {reply && !watching.value && (
          <p key={`${reply} ${player.tries.value}`} class="voice-answer">
            {reply}
          </p>
        )}
      </div>
      <Choices {...props} />
      <Controls player={player} t={t} />
    </section>
  )
}
