/** From a record to something that can be looked at; a refusal where these rules cannot deal it. */
import { findGame, type PublishedRecord } from '@heorot/shared'
import { readPublished, Timeline } from '@heorot/shared/record'
import type { Holders } from '../../session/seatHistory'
import { tellApart } from '../../session/tellApart'
import { readViewpoint } from './viewpoint'
import { Playback } from './Playback'

export interface PlaybackRefused {
  readonly reason: 'unreadable' | 'no-rules'
}

interface Asked {
  readonly step: number | null
  readonly viewpoint: string | null
}

export function openPlayback(raw: PublishedRecord, { step, viewpoint }: Asked): Playback | PlaybackRefused {
  const published = readPublished(raw)
  if (!published) return { reason: 'unreadable' }
  const { record } = published
  const game = findGame(record.game)
  const timeline = game && timelineOf(() => new Timeline(game, record))
  if (!timeline) return { reason: 'no-rules' }
  return new Playback(timeline, holdersOf(published), {
    step: step ?? 0,
    viewpoint: readViewpoint(viewpoint, record.seats),
  })
}

/** Earlier versions only kept the names of the end. */
const holdersOf = ({ holders, names, bots, record }: PublishedRecord): Holders =>
  holders?.map(tellApart(holders)) ??
  Array.from({ length: record.seats }, (_, seat) => ({
    ...{ seat, from: 1, person: null },
    name: names[seat] ?? '',
    bot: bots[seat] ?? null,
  }))

/** A record that cannot even be dealt throws. */
function timelineOf(open: () => Timeline): Timeline | null {
  try {
    return open()
  } catch {
    return null
  }
}
