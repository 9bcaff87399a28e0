/** Bots at a real server play for people, and rest without them. */
import { hallForTest } from './support/hallForTest'
import { type Hall, until } from './support/harness'
import { Visitor } from './support/Visitor'
import { tempFolder } from './support/tempFolder'

const folder = tempFolder('rest')

let time = 1_800_000_000_000
const now = () => time

/** Time passes, by no more than a clock may move without being taken for one that was paused. */
function pass(hall: Hall): void {
  time += 4000
  hall.registry.tick()
}

it('lets a table of bots leave memory when nobody looks, wakes it for whoever comes, and not by itself', async () => {
  const env = { HEOROT_DATA: folder, HEOROT_BOT_PAUSE: '1000' }
  const hall = await hallForTest(env, { now })
  const bots = Array(5).fill('thrall')
  const { code, token } = await hall.create({ game: 'legend', seats: 5, bots, sit: false })
  const host = await Visitor.join(hall.url, code, { token })
  await host.host({ do: 'start' })
  await host.until('a move', v => v.table.revision > 0)
  await host.leave()
  const isAsleep = async () => {
    pass(hall)
    return hall.registry.awake.size === 0 && (await hall.store.due(Number.MAX_VALUE)).length === 0
  }
  await until('sleep', isAsleep)
  const { length: steps } = await hall.store.loadIntents(code, 1)
  expect(await (await hall.get(`/api/tables/${code}`)).json()).toMatchObject({ phase: 'playing' })
  await until('sleep', isAsleep)
  expect(await hall.store.loadIntents(code, 1)).toHaveLength(steps)
  await hall.stop()

  const again = await hallForTest(env, { now })
  for (let looks = 0; looks < 20; looks++) {
    pass(again)
    await again.saveTime()
    expect(again.registry.awake.size).toBe(0)
  }
  const back = await Visitor.join(again.url, code, { token })
  expect([back.table.phase, back.table.revision]).toEqual(['playing', steps])
  await back.until('bots that go on', v => v.table.revision > steps)
})
