import { clearanceOf } from './clearance'
import { rect } from './geometry'

test('below one another: a panel stays above hand and bar', () => {
  const controls = { bar: rect(0, 674, 390, 122), hand: rect(0, 519, 390, 155) }
  expect(clearanceOf(controls, { w: 390, h: 796 })).toEqual({ bottom: 277, right: 0 })
})

test('beside each other: it stays above the hand and left of the bar', () => {
  const controls = { bar: rect(640, 62, 200, 270), hand: [rect(200, 220, 80, 112), rect(130, 222, 80, 112)] }
  expect(clearanceOf(controls, { w: 844, h: 342 })).toEqual({ bottom: 122, right: 204 })
})

test('a spectator has no hand', () => {
  const controls = { bar: rect(6, 700, 300, 84), hand: null }
  expect(clearanceOf(controls, { w: 390, h: 796 })).toEqual({ bottom: 96, right: 0 })
})
