import type { TableView } from '@heorot/shared'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import { BroadcastEye, BroadcastNote } from './BroadcastNote'
import { watchEn as t } from './texts/en'

beforeAll(() => speak('en'))

const table = (more: object) =>
  ({
    ...{ phase: 'playing', broadcast: 10, hands: 'open' },
    seats: [{ agreed: true }, { agreed: false }],
    ...more,
  }) as unknown as TableView

async function shown(more: object, seat: number | null, hosting = false) {
  const page = document.createElement('div')
  const answers: number[] = []
  const at = table(more)
  await act(() => {
    render(
      <>
        <BroadcastEye table={at} />
        <BroadcastNote table={at} seat={seat} hosting={hosting} onAnswer={agree => answers.push(agree)} />
      </>,
      page,
    )
  })
  // The words are loaded first.
  await act(async () => {
    await import('./texts/en')
    await new Promise(resolve => setTimeout(resolve, 0))
  })
  const press = () => {
    for (const button of page.querySelectorAll('button')) button.click()
    return answers
  }
  return { words: page.textContent, eye: page.querySelector('[role=img]')?.getAttribute('aria-label'), press }
}

test('a player sees that the hands are open, and can close them', async () => {
  const note = await shown({}, 0)
  expect(note.eye).toBe(t.handsOpen(10))
  expect(note.words).toContain(t.youAgreed(10))
  expect(note.press()).toEqual([0])
})

test('so can a host who only watches; a spectator cannot', async () => {
  expect((await shown({}, null, true)).press()).toEqual([0])
  expect((await shown({}, null)).press()).toEqual([])
})

test('whoever has not agreed is asked while the table waits', async () => {
  const note = await shown({ phase: 'waiting', hands: 'hidden' }, 1)
  expect(note.words).toContain(t.asksYou(10))
  expect(note.press()).toEqual([10])
})

test('closed hands are said to be closed, and nothing is said where none are offered', async () => {
  expect((await shown({ hands: 'closed' }, 0)).words).toBe(t.handsClosed)
  expect((await shown({ broadcast: 0, hands: 'hidden' }, 0)).words).toBe('')
  expect((await shown({ hands: 'hidden' }, 0)).words).toBe('')
})
