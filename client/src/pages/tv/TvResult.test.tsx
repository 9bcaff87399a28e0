import { render } from 'preact'
import { speak } from '../../app/language'
import { scoresCounted } from '../../kit/tableContext'
import { TvResult } from './TvResult'

const outcome = { places: [2, 1, 3], scores: [40, 66, 12] }

beforeAll(() => speak('en'))

/** Names of those whose score is on the screen. */
function counted(): string[] {
  const host = document.createElement('div')
  render(<TvResult outcome={outcome} names={['Astrid', 'Bo', 'Cyn']} />, host)
  const rows = [...host.querySelectorAll('[data-counted="true"] .chance-name')]
  render(null, host)
  return rows.map(row => row.textContent ?? '')
}

afterEach(() => {
  scoresCounted.value = false
})

test('a big screen begins with the last place', () => {
  expect(counted()).toEqual(['3. Cyn'])
})

test('what the table has counted is there at once', () => {
  scoresCounted.value = true
  expect(counted()).toEqual(['1. Bo', '2. Astrid', '3. Cyn'])
})
