import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import type { TableFrame } from '../../session/frame'
import { rect } from '../layout/geometry'
import { deadlines, seatSpeech } from '../tableContext'
import { SeatPlate } from './SeatPlate'

const frame: TableFrame = {
  match: 1,
  revision: 1,
  viewer: 'spectator',
  view: null,
  secret: null,
  prompt: null,
  events: [],
  people: ['Maren', 'Oswin'].map((name, seat) => ({ seat, name, bot: null, online: true })),
  waitingFor: [1],
  progress: null,
  outcome: null,
}

const plate = (compact: boolean, w: number): HTMLElement => {
  const page = document.createElement('div')
  act(() =>
    render(
      <SeatPlate
        seat={1}
        area={rect(0, 0, w, 78)}
        frame={frame}
        status="To move"
        points={57}
        pointsLabel="saga"
        compact={compact}
      />,
      page,
    ),
  )
  return page
}

beforeAll(() => speak('en'))
afterEach(() => {
  deadlines.value = []
})

it('shows the time of whom the table waits for, however small the plate', () => {
  deadlines.value = [null, Date.now() + 192_000]
  for (const page of [plate(false, 240), plate(true, 122)])
    expect(page.querySelector('[role=timer]')?.textContent).toContain('3:12')
})

it('shows no clock where no time runs', () => {
  deadlines.value = [Date.now() + 60_000, null]
  expect(plate(false, 240).querySelector('[role=timer]')).toBeNull()
})

test('what somebody says in the chat stands at their seat', () => {
  seatSpeech.value = { seat: 1, words: 'Well played!' }
  expect(plate(true, 120).querySelector('.kit-speech')?.textContent).toBe('Well played!')
  seatSpeech.value = { seat: 0, words: 'Hello!' }
  expect(plate(true, 120).querySelector('.kit-speech')).toBeNull()
  seatSpeech.value = null
})
