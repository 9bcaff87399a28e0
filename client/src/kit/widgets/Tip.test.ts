import { isAbove } from './Tip'

const area = { w: 390, h: 700 }

test.each([
  ['near the top, so a long text would leave the screen', { y: 200, h: 90 }, false],
  ['in the hand at the bottom', { y: 600, h: 90 }, true],
  ['in the middle', { y: 320, h: 90 }, true],
])('a tip for something %s', (_where, { y, h }, above) => {
  expect(isAbove({ x: 0, y, w: 90, h }, area)).toBe(above)
})
