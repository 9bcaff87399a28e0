/** From a record to something that can be looked at; a refusal where these rules cannot deal it. */
import { findGame, type PublishedRecord } from '@heorot/shared'
import { readPublished, Timeline } from '@heorot/shared/record'
import { readEyes } from '../../replay/eyes'
import { Playback } from '../../replay/Playback'

export interface Refused {
  readonly reason: 'unreadable' | 'no-rules'
}

interface Asked {
  readonly step: number | null
  readonly eyes: string | null
}

export function openPlayback(raw: PublishedRecord, { step, eyes }: Asked): Playback | Refused {
  const published = readPublished(raw)
  if (!published) return { reason: 'unreadable' }
  const { record, names, bots } = published
  const game = findGame(record.game)
  const timeline = game && timelineOf(() => new Timeline(game, record))
  if (!timeline) return { reason: 'no-rules' }
  const people = Array.from({ length: record.seats }, (_, seat) => ({
    seat,
    name: names[seat] ?? '',
    bot: bots[seat] ?? null,
    online: true,
  }))
  return new Playback(timeline, people, { step: step ?? 0, eyes: readEyes(eyes, record.seats) })
}

/** A record that cannot even be dealt throws. */
function timelineOf(open: () => Timeline): Timeline | null {
  try {
    return open()
  } catch {
    return null
  }
}
