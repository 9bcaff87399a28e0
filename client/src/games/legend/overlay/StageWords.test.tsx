import { render } from 'preact'
import { stillState } from '../../../kit/stillState'
import { legendLayout } from '../layout/compose'
import { legendTable } from '../legendTable'
import { found } from '../testkit/frames'
import { legendEn } from '../texts/table/en'
import { StageWords } from './StageWords'

/** The longest hint fits a laptop. On a tablet held sideways it is short, but what the odds rest on is told. */
test.each([
  [848, legendEn.hint.risk, legendEn.stage.fromSeen],
  [716, legendEn.kind.risk[1], legendEn.stage.fromSeen],
  [650, legendEn.kind.risk[1], undefined],
])('a risk in a room 1024 wide and %d high is told in as many words as fit', (h, hint, odds) => {
  const frame = found(({ prompt }) => prompt?.kind === 'risk')
  const state = stillState(legendTable, frame, legendEn, { size: { w: 1024, h } })
  const page = document.createElement('div')
  render(<StageWords state={state} stage={legendLayout(state).stage} />, page)
  expect(page.querySelector('.legend-hint')?.textContent).toBe(hint)
  expect(page.querySelector('.legend-odds b')?.textContent).toBe(odds)
})
