import { atLeast, fitInside, overlaps, rect, rowOf, shapeOf, within } from './geometry'
import { hit } from './placement'

test('rectangles that share an edge do not overlap', () => {
  expect(overlaps(rect(0, 0, 10, 10), rect(10, 0, 10, 10))).toBe(false)
  expect(overlaps(rect(0, 0, 10, 10), rect(9, 9, 10, 10))).toBe(true)
})

test('a box is fitted inside another and centred', () => {
  expect(fitInside(rect(0, 0, 100, 50), { w: 10, h: 10 })).toEqual(rect(25, 0, 50, 50))
})

test('a row squeezes before it leaves its box', () => {
  const box = rect(0, 0, 100, 20)
  expect(rowOf(box, 3, { w: 20, h: 20 }, 10).map(r => r.x)).toEqual([0, 30, 60])
  const tight = rowOf(box, 9, { w: 20, h: 20 }, 10)
  expect(tight.map(r => r.x)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80])
  expect(tight.every(r => within(r, box))).toBe(true)
})

test('three shapes of screen', () => {
  expect(shapeOf({ w: 1132, h: 848 })).toBe('wide')
  expect(shapeOf({ w: 716, h: 716 })).toBe('square')
  expect(shapeOf({ w: 390, h: 792 })).toBe('tall')
})

test('exact hits come before near ones, and the topmost wins', () => {
  const targets = [
    { key: 'small', x: 0, y: 0, w: 10, h: 10 },
    { key: 'next', x: 12, y: 0, w: 10, h: 10 },
    { key: 'above', x: 0, y: 0, w: 30, h: 5, z: 1 },
  ]
  expect(hit(targets, { x: 13, y: 8 }, 44)).toBe('next')
  expect(hit(targets, { x: 3, y: 3 })).toBe('above')
  expect(hit(targets, { x: 40, y: 40 }, 44)).toBeNull()
  expect(hit(targets, { x: 5, y: 20 }, 44)).not.toBeNull()
  expect(atLeast(rect(0, 0, 10, 60), 44)).toEqual(rect(-17, 0, 44, 60))
})
