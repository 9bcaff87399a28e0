import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../i18n'
import { deadlines } from '../../table/desk'
import { rect } from '../geometry'
import { SeatPlate } from './SeatPlate'

const plate = (compact: boolean, w: number): HTMLElement => {
  const page = document.createElement('div')
  act(() =>
    render(
      <SeatPlate
        seat={1}
        area={rect(0, 0, w, 78)}
        name="Oswin"
        status="To move"
        points="57"
        pointsLabel="saga"
        active
        away={false}
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
