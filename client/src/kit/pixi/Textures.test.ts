import '../../testkit/withoutCanvas'
import { Textures } from './Textures'

const picture = (key: string) => ({ key, draw: () => ({ svg: key, width: 8, height: 8, slots: {} }) })
const [a, b] = [picture('a'), picture('b')]

/** Pictures that are drawn when the test says so. */
function setup() {
  const drawn = jest.fn()
  const finish = new Map<string, () => void>()
  const rasterise = jest.fn(
    (svg: string) =>
      new Promise<CanvasImageSource>(resolve =>
        finish.set(svg, () => resolve(document.createElement('canvas'))),
      ),
  )
  const textures = new Textures(rasterise, drawn)
  const end = async (key: string) => {
    finish.get(key)!()
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
  return { textures, drawn, rasterise, end }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('pictures asked for together are told of together', async () => {
  const { textures, drawn, end } = setup()
  textures.get(a)
  textures.get(b)
  await end('a')
  expect([drawn.mock.calls.length, textures.awaiting]).toEqual([0, true])
  await end('b')
  expect([drawn.mock.calls.length, textures.awaiting]).toEqual([1, false])
  jest.runAllTimers()
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('nobody waits long for the last of them', async () => {
  const { textures, drawn, end } = setup()
  textures.get(a)
  textures.get(b)
  await end('a')
  jest.advanceTimersByTime(200)
  expect([drawn.mock.calls.length, textures.awaiting]).toEqual([1, true])
})

test('what is drawn ahead disturbs nobody, and is there when it is asked for', async () => {
  const { textures, drawn, rasterise, end } = setup()
  textures.prepare(a)
  await end('a')
  textures.get(a)
  expect([drawn.mock.calls.length, textures.awaiting]).toEqual([0, false])
  expect(rasterise).toHaveBeenCalledTimes(1)
})

test('what is asked for while it is drawn ahead is told of', async () => {
  const { textures, drawn, rasterise, end } = setup()
  textures.prepare(a)
  textures.get(a)
  expect(textures.awaiting).toBe(true)
  await end('a')
  expect([drawn.mock.calls.length, textures.awaiting]).toEqual([1, false])
  expect(rasterise).toHaveBeenCalledTimes(1)
})
