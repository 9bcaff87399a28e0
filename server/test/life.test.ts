import { createHash } from 'node:crypto'
import { findGame, gameIds, replay, samePlain } from '@heorot/shared'
import { sharedHall } from './support/harness'
import { loadVisitor, sockets } from './support/recordingSocket'

const hall = sharedHall()

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const hex = (text: string) => Buffer.from(text).toString('hex')

async function overHttp(code: string): Promise<string[]> {
  const paths = [`/api/tables/${code}`, `/api/records/${code}-1`, `/api/records/${code}-2`]
  return Promise.all(paths.map(async path => hex(await (await hall.get(path)).text())))
}

/** The secrets that were sent: as text, or as the bytes it stands for. */
const sentOf = (traffic: readonly string[], secrets: readonly string[]): string[] =>
  secrets.filter(secret => traffic.some(frame => frame.includes(secret) || frame.includes(hex(secret))))

it.each(gameIds)('an evening of %s, up to its rematch, whose deal is secret until the end', async game => {
  const Visitor = await loadVisitor()
  const { newTestEntropy, playOut } = await import('./support/Visitor')
  const { code, token } = await hall.create({ game, seats: 3, bots: [null, null, 'thrall'] })
  const chances = [newTestEntropy(), newTestEntropy()]
  const host = await Visitor.join(hall.url, code, { token, entropy: chances[0]! })
  expect(await host.host({ do: 'start' })).toEqual({ refusal: { reason: 'seats-empty' } })
  const guest = await Visitor.join(hall.url, code, { name: 'Unferth', sit: true, entropy: chances[1]! })
  const spectator = await Visitor.join(hall.url, code, { name: 'Scop' })
  await host.until('everybody seated', v => v.table.seats[1]?.hasEntropy)
  expect(host.table.seats.map(seat => seat.name)).toEqual(['Hrothgar', 'Unferth', ''])
  const { commitment } = host.table
  const answers = await overHttp(code)

  expect(await host.host({ do: 'start' })).toEqual({ ok: true })
  answers.push(...(await overHttp(code)))
  await playOut([host, guest])
  await spectator.until('the end', v => v.table.phase === 'finished')
  await host.until('the end', v => v.table.phase === 'finished' && v.inStep)
  const traffic = [...answers, ...sockets.flatMap(({ frames }) => frames)]
  expect(spectator.table.outcome).toEqual(host.table.outcome)
  expect(spectator.view).toEqual(host.view)
  expect(spectator.slices).toEqual([])

  const { record, fairness, names } = await hall.record(`${code}-1`)
  expect(names).toEqual(['Hrothgar', 'Unferth', ''])
  const rules = findGame(game)!
  const match = replay(rules, record)
  expect(samePlain(rules.publicView(match.state), spectator.view)).toBe(true)
  expect(rules.outcome(match.state)).toEqual(host.table.outcome)
  expect(sha(fairness.serverSeed)).toBe(commitment)
  expect(fairness.chances).toEqual([...chances, ''])
  expect(sha([fairness.serverSeed, ...fairness.chances].join('|')).slice(0, 32)).toBe(record.seed)

  // Even what was pushed up to the last moment: only the record, asked for afterwards, tells.
  expect(sentOf(traffic, [fairness.serverSeed, record.seed, ...chances])).toEqual([])
  expect(sentOf(traffic, [fairness.commitment])).toHaveLength(1)

  expect(await guest.host({ do: 'rematch' })).toEqual({ refusal: { reason: 'not-host' } })
  expect(await host.host({ do: 'rematch' })).toEqual({ ok: true })
  await spectator.until('another match', v => v.table.match === 2 && v.table.phase === 'waiting')
  expect(spectator.view).toBeNull()
  expect(spectator.table.commitment).not.toBe(commitment)
  expect(spectator.table.seats.map(seat => seat.name)).toEqual(['Hrothgar', 'Unferth', ''])
  expect(await guest.ask('entropy', { entropy: newTestEntropy() })).toEqual({ ok: true })
  expect(await host.host({ do: 'start' })).toEqual({ ok: true })
  await host.until('cards again', v => v.mine?.match === 2 && v.inStep)
  expect((await hall.get(`/api/records/${code}-2`)).status).toBe(404)
})
