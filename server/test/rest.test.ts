/** Bots at a real server play for people, and rest without them. */
import { openHall, until } from './support/harness'
import { Visitor } from './support/Visitor'
import { tempFolder } from './support/tempFolder'

const folder = tempFolder('rest')

/** As fast as a clock may run without being taken for one that was paused. */
const QUICK = 4
const began = Date.now()
const now = () => began + QUICK * (Date.now() - began)

it('lets a table of bots leave memory when nobody looks, wakes it for whoever comes, and not by itself', async () => {
  const env = { HEOROT_DATA: folder, HEOROT_BOT_PAUSE: '1000' }
  const hall = await openHall(env, { now })
  const { code, token } = await hall.create({
    game: 'legend',
    seats: 5,
    bots: Array(5).fill('thrall'),
    sit: false,
  })
  const host = await Visitor.join(hall.url, code, { token })
  await host.host({ do: 'start' })
  await host.until('a move', v => v.table.revision > 0)
  await host.leave()
  const isAsleep = async () =>
    hall.registry.awake.size === 0 && (await hall.store.due(Number.MAX_VALUE)).length === 0
  await until('sleep', isAsleep)
  const { length: steps } = await hall.store.loadIntents(code, 1)
  expect(await (await hall.get(`/api/tables/${code}`)).json()).toMatchObject({ phase: 'playing' })
  await until('sleep', isAsleep)
  expect(await hall.store.loadIntents(code, 1)).toHaveLength(steps)
  await hall.stop()

  const again = await openHall(env, { now })
  await new Promise(resolve => setTimeout(resolve, 2000))
  expect(again.registry.awake.size).toBe(0)
  const back = await Visitor.join(again.url, code, { token })
  expect([back.table.phase, back.table.revision]).toEqual(['playing', steps])
  await back.until('bots that go on', v => v.table.revision > steps)
  await back.leave()
  await again.stop()
})
