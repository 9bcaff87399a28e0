import type { HallInfo, MemberView } from '@heorot/shared'
import { spoken, words } from '../../app/language'
import { hallTexts } from './texts'
import { agoWords } from './time'

export const memberOf = ({ members }: HallInfo, person: string | null): MemberView | undefined =>
  members.find(member => member.person === person)

/** You first, then those who are here, then the others. */
export const membersInOrder = ({ members, you }: HallInfo): MemberView[] => {
  const rank = ({ person, status }: MemberView) => (person === you ? 0 : status === 'away' ? 2 : 1)
  return [...members].sort((a, b) => rank(a) - rank(b))
}

/** "Playing", "2 hours ago". */
export function statusWords(member: MemberView, you: string): string {
  const t = hallTexts().status
  if (member.person === you) return words().create.seatYou
  if (member.status !== 'away') return t[member.status]
  if (member.seen === null) return t.never
  return agoWords(Date.now() - member.seen, spoken()) ?? t.long
}

export const namesListed = (names: readonly string[]): string => new Intl.ListFormat(spoken()).format(names)
