/** Moves the focus to where the next thing is done, for those who use the keyboard. */
import { useEffect, useRef } from 'preact/hooks'
import { useDocumentEvents } from '../../app/hooks'
import type { LessonPlayer } from '../../lessons/LessonPlayer'

/** The first of these that is there. */
function focusFirst(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector)
    if (found) {
      found.focus({ preventScroll: true })
      return
    }
  }
}

/** Whether the last thing anybody did here was pressing a key. */
function useByKeyboard() {
  const byKeyboard = useRef(false)
  const note = ({ type }: Event) => {
    byKeyboard.current = type === 'keydown'
  }
  useDocumentEvents(['keydown', 'pointerdown'], note, { capture: true })
  return byKeyboard
}

export function useFocus(player: LessonPlayer): void {
  const byKeyboard = useByKeyboard()
  const first = useRef(true)
  const step = player.step.value
  const watching = player.watching.value
  useEffect(() => {
    const isFirst = first.current
    first.current = false
    if (watching || !(byKeyboard.current || isFirst)) return
    if (isFirst) focusFirst(['.voice [data-voice=next]', '.voice-said p'])
    else if (player.isReading) focusFirst(['.voice [data-voice=next]'])
    else if (player.current.taps === undefined) focusFirst(['#table-text h3', '#table-text'])
    else focusFirst(['.voice-choices button'])
  }, [step, watching])
}
