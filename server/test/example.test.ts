/** docs/protocol.md is enough to write a client: the one in `examples` plays both games to the end. */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { findGame, gameIds, replay } from '@heorot/shared'
import { sharedHall } from './support/harness'

const CLIENT = resolve(__dirname, '../../examples/client.mjs')
const run = promisify(execFile)

const hall = sharedHall()

it.each(gameIds)('plays %s to the end', async game => {
  const { stdout } = await run(process.execPath, [CLIENT, hall.url, game], { timeout: 100_000 })
  const { code, answered, late, ...seen } = JSON.parse(stdout)
  const { record } = await hall.record(`${code}-1`)
  expect(record.intents.filter(([seat]) => seat === 0)).toHaveLength(answered)
  const rules = findGame(game)!
  const { state } = replay(rules, record)
  expect(seen).toEqual({ view: rules.publicView(state), outcome: rules.outcome(state) })
  expect(late).toBe('not-playing')
})

it('says why it is refused', async () => {
  await expect(run(process.execPath, [CLIENT, hall.url, 'chess'])).rejects.toThrow('unknown-game')
})
