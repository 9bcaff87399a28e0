import { refusal } from '../tables/record/seating'
import { TableClosed } from '../tables/StoredRecord'
import type { TableRegistry } from './TableRegistry'
import { Fenced } from '../store/Store'
import { newHostToken } from '../ops/secrets'
import { TableRouter } from './TableRouter'

const CODE = 'ABCDEFGH'
const admission = { name: 'Breca', token: newHostToken(), address: '192.0.2.1', sit: true }
const owner = { name: 'b', address: 'http://b' }
const place = { room: 'here' }

/** A registry with one table, whose fence the store confirms or not. */
function routerWith({ wake = jest.fn(), confirm = jest.fn(), reserve = jest.fn(), turnAway = jest.fn() }) {
  wake.mockResolvedValue(null)
  confirm.mockResolvedValue(undefined)
  reserve.mockResolvedValue(place)
  turnAway.mockReturnValue(null)
  const table = { confirm, arrivals: { turnAway }, summary: { code: CODE }, record: { code: CODE } }
  const registry = { wake, awake: new Map([[CODE, table]]) } as unknown as TableRegistry
  return new TableRouter(registry, reserve)
}

it('keeps a place at a table that is here', async () => {
  expect(await routerWith({}).admit(CODE, admission)).toEqual({ here: place })
  expect(await routerWith({}).summary(CODE)).toEqual({ here: { code: CODE } })
})

it('names the process that has the table, and hands on why there is none', async () => {
  const wake = jest.fn().mockResolvedValueOnce(owner).mockResolvedValueOnce(refusal('no-such-table'))
  const router = routerWith({ wake })
  expect(await router.admit(CODE, admission)).toEqual({ owner })
  expect(await router.summary(CODE)).toEqual({ reason: 'no-such-table' })
})

it('tells nobody anything from a copy that has moved on, and finds where it is now', async () => {
  for (const moved of [new Fenced([]), new TableClosed()]) {
    const confirm = jest.fn().mockRejectedValueOnce(moved)
    const wake = jest.fn().mockResolvedValueOnce(null).mockResolvedValueOnce(owner)
    const turnAway = jest.fn()
    expect(await routerWith({ wake, confirm, turnAway }).admit(CODE, admission)).toEqual({ owner })
    expect(turnAway).not.toHaveBeenCalled()
  }
})

it('tells nobody anything that the store could not confirm', async () => {
  const confirm = jest.fn().mockRejectedValueOnce(new Error('the store is away'))
  await expect(routerWith({ confirm }).summary(CODE)).rejects.toThrow('the store is away')
})

it('refuses whom the table turns away, without keeping a place', async () => {
  const turnAway = jest.fn().mockReturnValueOnce(refusal('locked'))
  const reserve = jest.fn()
  expect(await routerWith({ turnAway, reserve }).admit(CODE, admission)).toEqual({ reason: 'locked' })
  expect(reserve).not.toHaveBeenCalled()
})

it('hands on why no place is kept', async () => {
  const reserve = jest.fn().mockResolvedValueOnce(refusal('table-full'))
  expect(await routerWith({ reserve }).admit(CODE, admission)).toEqual({ reason: 'table-full' })
})

it('wakes a table again that was just falling asleep', async () => {
  const reserve = jest.fn().mockRejectedValueOnce(new Error('no such room'))
  expect(await routerWith({ reserve }).admit(CODE, admission)).toEqual({ here: place })
  expect(reserve).toHaveBeenCalledTimes(2)
})
