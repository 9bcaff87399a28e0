/** Sits somebody down at a prepared moment: the page finds it stored like any practice game. */
import type { MatchRecord } from '@heorot/shared'
import { sceneShown } from './atTable'
import type { Guest } from './Guest'

export async function sitDown(guest: Guest, record: MatchRecord, settings: object): Promise<void> {
  const bots = Array.from({ length: record.seats }, (_, seat) => (seat === 0 ? null : 'thane'))
  await guest.store({
    [`heorot.practice.${record.game}`]: { bots, match: 1, record },
    'heorot.settings': { name: 'Wiglaf', language: 'en', sound: false, coach: 'off', ...settings },
    // Nobody has been here before: there is nothing to look back at.
    'heorot.looks': null,
  })
  await guest.open(`/practice/${record.game}?play`)
  await sceneShown(guest)
}
