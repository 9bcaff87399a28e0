import { rect } from '../layout/geometry'
import { PointerInput } from './PointerInput'

function setup() {
  const log: string[] = []
  const pointer = new PointerInput({
    targets: [
      { key: 'card', ...rect(0, 0, 50, 50) },
      { key: 'cell', ...rect(100, 0, 20, 20) },
    ],
    options: new Set(['cell']),
    draw: () => {},
    press: key => log.push(`press ${key}`),
    lift: key => key === 'card',
    drop: ({ key, over }) => log.push(`drop ${key} over ${over}`),
    pan: ({ x }, dx) => log.push(`pan ${dx} from ${x}`),
    zoom: () => {},
  })
  return { pointer, log }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a finger may miss what can be picked by a little, a mouse may not', () => {
  const { pointer, log } = setup()
  pointer.press({ x: 125, y: 25 }, true)
  pointer.press({ x: 125, y: 25 }, false)
  expect(log).toEqual(['press cell', 'press null'])
})

test('what is lifted is carried and dropped over something', () => {
  const { pointer, log } = setup()
  expect(pointer.lift({ x: 10, y: 10 })).toBe(true)
  pointer.carry({ x: 60, y: 10 })
  expect(pointer.carried).toEqual({ key: 'card', at: { x: 60, y: 10 } })
  pointer.drop({ x: 110, y: 10 })
  expect(log).toEqual(['drop card over cell'])
  expect(pointer.carried).toBeNull()
})

test('dragging where nothing can be carried pans from there', () => {
  const { pointer, log } = setup()
  expect(pointer.lift({ x: 300, y: 10 })).toBe(false)
  pointer.pan(7, 0)
  expect(log).toEqual(['pan 7 from 300'])
})

test('a tip comes after a while and stays when the pointer leaves the table for its link', () => {
  const { pointer } = setup()
  pointer.hover({ x: 10, y: 10 })
  expect(pointer.tip).toBeNull()
  jest.runAllTimers()
  expect(pointer.tip?.key).toBe('card')
  pointer.hover(null)
  expect(pointer.tip?.key).toBe('card')
  pointer.hover({ x: 110, y: 10 })
  expect(pointer.tip).toBeNull()
})
