import { closeTo, inSight } from './camera'
import { rect } from './geometry'

const board = rect(10, 20, 400, 300)

test('places that lie together come closer and stay in sight', () => {
  const places = [rect(15, 25, 30, 30), rect(60, 40, 30, 30)]
  const camera = closeTo(places, 2, board)
  expect(camera.scale).toBe(2)
  expect(inSight(camera, places, board)).toBe(true)
})

test('of places too far apart, as many as can be are in sight', () => {
  const places = [rect(15, 25, 30, 30), rect(330, 280, 30, 30), rect(370, 280, 30, 30)]
  const camera = closeTo(places, 2, board)
  expect(camera.scale).toBe(2)
  expect(inSight(camera, places.slice(1), board)).toBe(true)
})
