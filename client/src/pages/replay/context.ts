/** The playback on screen, for every part of its page. */
import type { PublishedRecord } from '@heorot/shared'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { words } from '../../app/language'
import { namesAt } from '../../session/names'
import type { Playback } from './Playback'

export interface Replay {
  readonly published: PublishedRecord
  readonly playback: Playback
}

export const ReplayContext = createContext<Replay | null>(null)

export function useReplay(): Replay {
  const replay = useContext(ReplayContext)
  if (!replay) throw new Error('this belongs inside a replay page')
  return replay
}

/** Everybody's name in the reader's language: at a step, or at the end. */
export const namesOf = ({ holders, seats }: Playback, step = Number.POSITIVE_INFINITY): readonly string[] =>
  namesAt(holders, seats, step, words())
