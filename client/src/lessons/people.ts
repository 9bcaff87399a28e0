import { readName } from '../app/codes'
import { settings } from '../app/settings/settings'
import type { Person } from '../session/frame'
import { LEARNER } from './Lesson'

/** The reader among bots. */
export const practicePeople = (seats: number): Person[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: seat === LEARNER ? (readName(settings.peek().name) ?? '') : '',
    bot: seat === LEARNER ? null : 'thane',
    online: true,
  }))
