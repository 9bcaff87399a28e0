import '../../kit/withoutCanvas'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { tableClient } from '../../kit/tableClient'
import { legendTable } from './legendTable'
import { framesOf } from './testFrames'
import { legendTexts, loadLegendWords } from './texts'

const { Hand } = tableClient(legendTable)

test('everything that a seat holds has its picture, and the name that the words give it', async () => {
  const secrets = [...framesOf({ seats: 3, seed: 3, viewer: 1 })].flatMap(frame => frame.secret ?? [])
  const secret = secrets.find(({ hand, tokens }) => hand.length > 4 && tokens.length > 1)!
  const page = document.createElement('div')
  act(() => render(<Hand secret={secret} />, page))
  await act(async () => void (await loadLegendWords('en')))
  const shown = [...page.querySelectorAll('li')]
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.map(one => one.textContent)).toEqual(legendTexts(await loadLegendWords('en')).hand!(secret))
  expect(shown.every(one => one.querySelector('img'))).toBe(true)
})
