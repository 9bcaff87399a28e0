/** What a member does in a hall, with a word if it is refused. */
import type { HallChange, HallPlace, Membership } from '@heorot/shared'
import { go } from '../../app/router'
import { changeHall, createHall } from '../../api/hallApi'
import { rememberHall } from '../../thisBrowser/myHalls'
import { newToken } from '../../thisBrowser/random'
import { nameOrAsk } from '../../ui/fields/NameField'
import { toast } from '../../ui/toasts'
import { attemptHttp } from '../refused/refusalWords'
import { hallTexts, loadHallTexts } from './texts'

/** Whether it was done. */
export const sendHallChange = async (
  member: Membership,
  change: HallChange,
  done?: string,
): Promise<boolean> => {
  const answer = await attemptHttp(changeHall(member, change))
  if (answer && done) toast(done)
  return answer !== null
}

const asName = (text: string) => [...text].slice(0, 32).join('').trim()

/** A hall at once: its name can be changed there. */
export async function foundHall(): Promise<void> {
  const member = nameOrAsk()
  if (!member) return
  await loadHallTexts()
  const token = newToken()
  const name = defaultHallName(member)
  const place = await attemptHttp<HallPlace>(createHall({ name, member, token }))
  if (!place) return
  rememberHall({ ...place, token })
  go(`/h/${place.code}`)
}

export const defaultHallName = (member: string): string => asName(hallTexts().defaultName(member))
