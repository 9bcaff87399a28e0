import { scaleFor } from './useScreen'

test('the whole picture fits the screen, whatever its shape', () => {
  expect([scaleFor(1280, 720), scaleFor(1920, 1080), scaleFor(3840, 2160)]).toEqual([2 / 3, 1, 2])
  expect(scaleFor(1920, 1200)).toBe(1)
  expect(scaleFor(2560, 1080)).toBe(1)
})
