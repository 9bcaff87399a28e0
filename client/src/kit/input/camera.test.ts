import { clampCamera, closeTo, inSight, pan, toScreen, wholeBoard, zoomAt } from './camera'
import { rect } from '../layout/geometry'

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

test('the camera never looks past the board, and the point under the fingers stays', () => {
  const window = rect(0, 0, 100, 100)
  const near = zoomAt(wholeBoard, { x: 50, y: 50 }, 2, window)
  expect(near).toEqual({ scale: 2, x: -50, y: -50 })
  expect(pan(near, 500, 0, window)).toEqual({ scale: 2, x: 0, y: -50 })
  expect(clampCamera({ scale: 0.2, x: 9, y: -9 }, window)).toEqual(wholeBoard)
  expect(toScreen(near, rect(25, 25, 10, 10))).toEqual(rect(0, 0, 20, 20))
})
