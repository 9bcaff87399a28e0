/** From a wish to a table: opens it, remembers the seat, goes there. */
import type { CreateRequest } from '@heorot/shared'
import { go } from '../../app/router'
import { createTable } from '../../api/api'
import { rememberTable } from '../../thisBrowser/myTables'
import { nameOrAsk, nameOrSuggestion } from '../../ui/fields/NameField'
import { attemptHttp } from '../refused/refusalWords'

/** Tables that begin as soon as their host is there. */
const beginning = new Set<string>()

/** Whether this table starts at once; can be read once. */
export const shallBegin = (code: string): boolean => beginning.delete(code)

export async function openTable(
  order: Omit<CreateRequest, 'name' | 'token'>,
  { begin = false } = {},
): Promise<void> {
  const name = begin ? nameOrSuggestion() : nameOrAsk()
  if (!name) return
  const created = await attemptHttp(createTable({ ...order, name }))
  if (!created) return
  const { code, token } = created
  rememberTable({ code, token, game: order.game, ...(order.hall && { hall: order.hall.id }) })
  if (begin) beginning.add(code)
  go(`/t/${code}`)
}
