import { render } from 'preact'
import { act } from 'preact/test-utils'
import { scaleFor, useAwake, useHiddenPointer } from './useScreen'

test('the whole picture fits the screen, whatever its shape', () => {
  expect([scaleFor(1280, 720), scaleFor(1920, 1080), scaleFor(3840, 2160)]).toEqual([2 / 3, 1, 2])
  expect(scaleFor(1920, 1200)).toBe(1)
  expect(scaleFor(2560, 1080)).toBe(1)
})

/** Runs a hook until it is called off. */
function use(hook: () => void): () => void {
  const page = document.createElement('div')
  const Hooked = () => {
    hook()
    return null
  }
  act(() => render(<Hooked />, page))
  return () => act(() => render(null, page))
}

test('the screen is kept awake again whenever the page comes into sight, and let go at the end', async () => {
  const locks: string[] = []
  const request = async () => {
    locks.push('held')
    return { release: async () => locks.push('released') }
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  let visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  const turn = async (to: string) => {
    visibility = to
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
  }
  const stop = use(useAwake)
  await turn('hidden')
  expect(locks).toEqual(['held'])
  await turn('visible')
  expect(locks).toEqual(['held', 'held'])
  stop()
  await turn('visible')
  expect(locks).toEqual(['held', 'held', 'released'])
})

test('the pointer is hidden three seconds after it last moved', () => {
  jest.useFakeTimers()
  const { classList } = document.documentElement
  const stop = use(useHiddenPointer)
  jest.advanceTimersByTime(3000)
  expect(classList.contains('tv-still')).toBe(true)
  dispatchEvent(new Event('pointermove'))
  expect(classList.contains('tv-still')).toBe(false)
  jest.advanceTimersByTime(2999)
  expect(classList.contains('tv-still')).toBe(false)
  jest.advanceTimersByTime(1)
  expect(classList.contains('tv-still')).toBe(true)
  stop()
  expect(classList.contains('tv-still')).toBe(false)
  jest.useRealTimers()
})
