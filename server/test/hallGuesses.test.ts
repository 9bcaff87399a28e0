/** Whoever guesses codes or secrets of halls is told to wait. */
import { hallForTest } from './support/hallForTest'
import { newTestToken } from './support/Visitor'

it('limits guesses per address', async () => {
  const strict = await hallForTest({ HEOROT_JOIN_PER_MINUTE: '5' })
  const guess = (path: string, headers = {}) => fetch(`${strict.url}/api/halls/${path}`, { headers })
  const doors = await Promise.all(Array.from({ length: 8 }, (_, i) => guess(`ABCDEFGHJKM${i + 2}/door`)))
  expect(doors.map(({ status }) => status).sort()).toEqual([404, 404, 404, 404, 404, 429, 429, 429])
  const secret = await guess('ABCDEFGHJKMN', { authorization: `Bearer ${newTestToken()}` })
  expect(secret.status).toBe(429)
  expect((await guess('ABCDEFGHJKMN/screen')).status).toBe(429)
})
