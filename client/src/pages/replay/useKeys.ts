/** The replay by keyboard: with Shift by turns, and digits change the viewpoint. */
import { useTransportKeys } from '../../ui/transport'
import { eyesOf } from './eyes'
import type { Playback, Stride } from './Playback'

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
      const eyes = /^\d$/.test(key) ? eyesOf(playback.seats)[Number(key)] : undefined
      return eyes === undefined ? null : () => playback.look(eyes)
    },
  })
}
