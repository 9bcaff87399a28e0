import { createHash } from 'node:crypto'
import { findGame, gameIds, replay, samePlain } from '@heorot/shared'
import { sharedHall } from './support/harness'
import { newTestEntropy, playOut, Visitor } from './support/Visitor'

const hall = sharedHall()

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(gameIds)('a whole evening of %s', game => {
  it('is created, filled, started, played, recorded and played again', async () => {
    const { code, token } = await hall.create({ game, seats: 3, bots: [null, null, 'thrall'] })
    const chances = [newTestEntropy(), newTestEntropy()]
    const host = await Visitor.join(hall.url, code, { token, entropy: chances[0]! })
    expect(await host.host({ do: 'start' })).toEqual({ refusal: { reason: 'seats-empty' } })
    const guest = await Visitor.join(hall.url, code, { name: 'Unferth', sit: true, entropy: chances[1]! })
    const spectator = await Visitor.join(hall.url, code, { name: 'Scop' })
    await host.until('everybody seated', v => v.table.seats[1]?.hasEntropy)
    expect(host.table.seats.map(seat => seat.name)).toEqual(['Hrothgar', 'Unferth', ''])
    const { commitment } = host.table

    expect(await host.host({ do: 'start' })).toEqual({ ok: true })
    await playOut([host, guest])
    await spectator.until('the end', v => v.table.phase === 'finished')
    await host.until('the end', v => v.table.phase === 'finished' && v.inStep)
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
})
