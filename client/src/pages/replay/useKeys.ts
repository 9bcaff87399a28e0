/** The replay by keyboard, wherever the focus is but in a field of its own. */
import { useEffect } from 'preact/hooks'
import { eyesOf } from './eyes'
import type { Playback } from './Playback'

/** What a key does here; null for keys that are none of ours. */
function deedOf(playback: Playback, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  const stride = shiftKey ? 'turn' : 'step'
  switch (key) {
    case 'ArrowLeft':
      return () => playback.stride(stride, -1)
    case 'ArrowRight':
      return () => playback.stride(stride, 1)
    case 'PageUp':
      return () => playback.stride('chapter', -1)
    case 'PageDown':
      return () => playback.stride('chapter', 1)
    case 'Home':
      return () => playback.go(0)
    case 'End':
      return () => playback.go(playback.timeline.length)
  }
  const eyes = /^\d$/.test(key) ? eyesOf(playback.seats)[Number(key)] : undefined
  return eyes === undefined ? null : () => playback.look(eyes)
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, select, dialog, input:not([type=range])') !== null

export function useKeys(playback: Playback): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      const onButton = event.target instanceof Element && event.target.closest('button, a') !== null
      const deed = event.key === ' ' ? (onButton ? null : () => playback.toggle()) : deedOf(playback, event)
      if (!deed) return
      event.preventDefault()
      if (event.key !== ' ') playback.pause()
      deed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [playback])
}
