import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../app/language'
import { change, settings } from '../app/settings/settings'
import { emptyPage } from '../app/testkit/page'
import { Choice, Switch } from './fields/Choice'
import { Dialog } from './Dialog'
import { LanguageSwitch } from './page/LanguageSwitch'
import { nameOrAsk, nameOrSuggestion } from './fields/NameField'
import { qrPath } from './QrCode'
import { ToastList } from './ToastList'
import { dismiss, toast, toasts } from './toasts'

let page: HTMLElement

beforeEach(async () => {
  await speak('en')
  page = emptyPage()
})

test('a choice shows all, marks one, and explains the chosen', () => {
  const value = signal<'none' | 'brisk'>('none')
  const options = [
    { value: 'none', label: 'No clock', hint: 'All the time' },
    { value: 'brisk', label: 'Brisk', hint: 'Half a minute' },
  ] as const
  const Clock = () => (
    <Choice label="Clock" options={options} value={value.value} onChange={next => (value.value = next)} />
  )
  act(() => render(<Clock />, page))
  expect(page.querySelector('.hint')?.textContent).toBe('All the time')
  act(() => page.querySelectorAll('input')[1]!.click())
  expect(value.value).toBe('brisk')
  expect(page.querySelector('.hint')?.textContent).toBe('Half a minute')
})

test('a dialog that was answered does not report its end', async () => {
  // As browsers do: the end is reported later.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    setTimeout(() => this.dispatchEvent(new Event('close')), 0)
  }
  const answers: string[] = []
  const ask = () => (
    <Dialog title="Sure?" onClose={() => answers.push('closed')}>
      <button type="button" class="yes" onClick={() => answers.push('yes')}>
        Yes
      </button>
    </Dialog>
  )
  act(() => render(ask(), page))
  act(() => page.querySelector<HTMLButtonElement>('.yes')!.click())
  act(() => render(null, page))
  await new Promise(resolve => setTimeout(resolve, 5))
  expect(answers).toEqual(['yes'])
  act(() => render(ask(), page))
  page.querySelector('dialog')!.close()
  await new Promise(resolve => setTimeout(resolve, 5))
  expect(answers).toEqual(['yes', 'closed'])
})

test('a switch tells what it became', () => {
  const told: boolean[] = []
  act(() => render(<Switch label="Sound" on onChange={on => told.push(on)} />, page))
  act(() => page.querySelector('input')!.click())
  expect(told).toEqual([false])
})

test('a language is switched on the spot', async () => {
  act(() => render(<LanguageSwitch />, page))
  await act(() => speak('pl'))
  expect(document.documentElement.lang).toBe('pl')
  expect(page.querySelector('legend')?.textContent).toBe('Język')
  expect(page.querySelector('[aria-pressed="true"]')?.textContent).toBe('PL Polski')
})

test('toasts are few, and the same words are not said twice', () => {
  jest.useFakeTimers()
  act(() => render(<ToastList />, page))
  act(() => {
    for (const words of ['a', 'b', 'b', 'c', 'd']) toast(words)
  })
  expect([...page.querySelectorAll('p')].map(p => p.textContent)).toEqual(['b', 'c', 'd'])
  act(() => dismiss(toasts.value[0]!.id))
  expect(page.querySelectorAll('p')).toHaveLength(2)
  act(() => void jest.runAllTimers())
  expect(page.querySelectorAll('p')).toHaveLength(0)
  jest.useRealTimers()
})

test('a code to scan is one path with a quiet edge', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M2 2h1v1h-1zM3 3h1v1h-1z')
})

test('whoever plays at once without a name gets one, and keeps a name they typed', () => {
  change({ name: '' })
  expect(nameOrAsk()).toBeNull()
  const name = nameOrSuggestion()
  expect(name).toBeTruthy()
  expect(settings.value.name).toBe(name)
  expect(toasts.value.at(-1)?.words).toContain(name)
  change({ name: 'Maren' })
  expect(nameOrSuggestion()).toBe('Maren')
  toasts.value = []
})
