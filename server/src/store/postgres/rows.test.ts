import pg from 'pg'
import { rowsFrom } from './rows'
import { troubleOf } from '../trouble'

const failing = (error: Error) => rowsFrom({ query: () => Promise.reject(error) } as unknown as pg.Pool)

it.each([
  'Connection terminated unexpectedly',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
])('takes an error of the connection for a database that is away: %s', async message => {
  const error = await failing(new Error(message))('select 1').catch(reason => reason)
  expect(troubleOf(error)).toMatch(/^The database does not answer/)
})

it('leaves what Postgres itself says as it is', async () => {
  const refused = Object.assign(new pg.DatabaseError('duplicate key', 0, 'error'), { code: '23505' })
  await expect(failing(refused)('select 1')).rejects.toBe(refused)
  expect(troubleOf(refused)).toBeNull()
})
