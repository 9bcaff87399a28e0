import { render } from 'preact'
import { act } from 'preact/test-utils'
import { rect } from '../layout/geometry'
import { Spotlight } from './Spotlight'

test('tells where the lit things are, also when nothing is lit', () => {
  const onLit = jest.fn()
  const guide = { isLit: () => false, press: () => true }
  const page = document.body.appendChild(document.createElement('div'))
  const show = () =>
    act(() =>
      render(
        <Spotlight
          guide={guide}
          size={{ w: 390, h: 796 }}
          bar={rect(0, 700, 390, 96)}
          things={[]}
          onLit={onLit}
        />,
        page,
      ),
    )
  show()
  show()
  expect(onLit.mock.calls).toEqual([[[]]])
})
