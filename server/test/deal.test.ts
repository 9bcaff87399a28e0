/** Nothing from which the deal could be worked out leaves the server before the match is over. */
import { gameIds } from '@heorot/shared'
import { WebSocket } from 'ws'
import { sharedHall } from './support/harness'
import type { Visitor } from './support/Visitor'

const SERVER_SEED = '5a'.repeat(32)
const heard: string[] = []

/** Keeps everything the server sends, as hex digits. */
class RecordingSocket extends WebSocket {
  constructor(url: string, options?: object) {
    super(url, options)
    this.on('message', (data: ArrayBuffer) => heard.push(Buffer.from(data.slice(0)).toString('hex')))
  }
}

const hall = sharedHall({}, { random: size => Buffer.alloc(size, 0x5a) })

/** The SDK takes the global socket when it is loaded, so it is loaded after this. */
async function loadVisitors() {
  Object.assign(globalThis, { WebSocket: RecordingSocket })
  return import('./support/Visitor')
}

/** How a secret could travel: as text, or as the bytes it stands for. */
const traces = (secrets: readonly string[]): string[] =>
  secrets.flatMap(secret => [secret, Buffer.from(secret).toString('hex')])

const told = (traffic: readonly string[], secrets: readonly string[]): string[] =>
  traces(secrets).filter(trace => traffic.some(frame => frame.includes(trace)))

async function overHttp(code: string): Promise<string[]> {
  const paths = [`/api/tables/${code}`, `/api/records/${code}-1`, `/api/records/${code}-2`]
  return Promise.all(
    paths.map(async path => Buffer.from(await (await hall.get(path)).text()).toString('hex')),
  )
}

describe.each(gameIds)('a match of %s', game => {
  it('keeps its seeds and everybody’s chances to itself until it is over', async () => {
    const { newTestEntropy, playOut, Visitor } = await loadVisitors()
    heard.length = 0
    const { code, token } = await hall.create({ game, seats: 2 })
    const chances = [newTestEntropy(), newTestEntropy()]
    const host: Visitor = await Visitor.join(hall.url, code, { token, entropy: chances[0]! })
    const guest = await Visitor.join(hall.url, code, { name: 'Unferth', sit: true, entropy: chances[1]! })
    const spectator = await Visitor.join(hall.url, code, { name: 'Scop' })
    heard.push(...(await overHttp(code)))
    await host.host({ do: 'start' })
    await host.until('the deal', v => v.inStep && v.mine)
    heard.push(...(await overHttp(code)))
    await playOut([host, guest])
    await spectator.until('the end', v => v.table.phase === 'finished')

    const { record, fairness } = await hall.record(`${code}-1`)
    expect(fairness).toMatchObject({ serverSeed: SERVER_SEED, chances })
    // Even what was pushed up to the last moment: only the record, asked for afterwards, tells.
    expect(told(heard, [SERVER_SEED, record.seed, ...chances])).toEqual([])
    expect(told(heard, [fairness.commitment])).toHaveLength(1)
  })
})
