import { render } from 'preact'
import { act } from 'preact/test-utils'
import { lazyPart } from './lazy'

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>

it('tries again when a part of a page could not be loaded, and loads it once', async () => {
  jest.useFakeTimers()
  const load = jest.fn(async () => Words)
  load.mockRejectedValueOnce(new Error('offline'))
  const Part = lazyPart(load)
  const host = document.createElement('div')
  await act(() => render(<Part text="first" />, host))
  expect(host.innerHTML).toBe('')
  await act(() => jest.runAllTimersAsync())
  expect(host.textContent).toBe('first')
  await act(() => render(<Part key="another" text="second" />, host))
  expect(host.textContent).toBe('second')
  expect(load).toHaveBeenCalledTimes(2)
})
