/** @jest-environment node */
import { overlaps, rect } from '../../kit/layout/geometry'
import { placeVoice } from './placeVoice'

const PHONE = { w: 390, h: 796 }
const LAPTOP = { w: 1132, h: 848 }
const SMALL = { w: 374, h: 170 }
const WIDE = { w: 460, h: 170 }

test('on a phone the voice keeps to the top', () => {
  expect(placeVoice(PHONE, SMALL, [])).toEqual({ x: 8, y: 8 })
  expect(placeVoice(PHONE, SMALL, [rect(0, 500, 390, 296)])).toEqual({ x: 8, y: 8 })
})

test.each([
  ['the path above', PHONE, SMALL, [rect(0, 0, 390, 72)]],
  ['path and hand', PHONE, SMALL, [rect(0, 0, 390, 72), rect(0, 600, 390, 196)]],
  ['the middle', LAPTOP, WIDE, [rect(300, 250, 600, 300)]],
  ['a row of prizes and the bar', LAPTOP, WIDE, [rect(150, 420, 600, 130), rect(340, 560, 640, 100)]],
])('it never covers what it speaks of: %s', (_, room, voice, lit) => {
  const { x, y } = placeVoice(room, voice, lit)
  expect(lit.some(one => overlaps(one, rect(x, y, voice.w, voice.h)))).toBe(false)
  expect([x >= 0, y >= 0, x + voice.w <= room.w, y + voice.h <= room.h]).toEqual([true, true, true, true])
})

test('it leaves the board in sight where it can', () => {
  const board = rect(0, 50, 390, 380)
  expect(placeVoice(PHONE, SMALL, [rect(160, 60, 75, 75)], board).y).toBeGreaterThan(420)
})

test('where there is no room it covers as little as it can', () => {
  const { y } = placeVoice(PHONE, SMALL, [rect(0, 0, 390, 700)])
  expect(y).toBe(PHONE.h - SMALL.h - 8)
})
