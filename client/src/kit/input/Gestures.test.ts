import { type GestureHandlers, Gestures } from './Gestures'

function setup(liftable = true) {
  const heard: string[] = []
  let held: (() => void) | null = null
  const p = ({ x, y }: { x: number; y: number }) => `${Math.round(x)},${Math.round(y)}`
  const handlers: GestureHandlers = {
    press: (at, touch) => heard.push(`press ${p(at)}${touch ? ' touch' : ''}`),
    lift: at => {
      heard.push(`lift ${p(at)}`)
      return liftable
    },
    carry: at => heard.push(`carry ${p(at)}`),
    drop: at => heard.push(`drop ${p(at)}`),
    hover: at => heard.push(at ? `hover ${p(at)}` : 'hover off'),
    hold: at => heard.push(`hold ${p(at)}`),
    pan: (dx, dy) => heard.push(`pan ${dx},${dy}`),
    zoom: (at, factor) => heard.push(`zoom ${p(at)} ${factor.toFixed(2)}`),
  }
  const gestures = new Gestures(handlers, (_, run) => {
    held = run
    return () => {
      held = null
    }
  })
  return { gestures, heard, waitLong: () => held?.() }
}

test('a click is a press', () => {
  const { gestures, heard } = setup()
  gestures.move(1, { x: 5, y: 5 })
  gestures.down(1, { x: 5, y: 5 }, false)
  gestures.move(1, { x: 6, y: 7 })
  gestures.up(1, { x: 6, y: 7 })
  expect(heard).toEqual(['hover 5,5', 'press 6,7'])
})

test('what can be lifted is carried and dropped', () => {
  const { gestures, heard } = setup()
  gestures.down(1, { x: 0, y: 0 }, false)
  gestures.move(1, { x: 20, y: 0 })
  gestures.move(1, { x: 40, y: 0 })
  gestures.up(1, { x: 41, y: 0 })
  expect(heard).toEqual(['lift 0,0', 'carry 20,0', 'carry 40,0', 'drop 41,0'])
})

test('where nothing can be lifted, the board is panned', () => {
  const { gestures, heard } = setup(false)
  gestures.down(1, { x: 0, y: 0 }, true)
  gestures.move(1, { x: 20, y: 0 })
  gestures.move(1, { x: 25, y: 3 })
  gestures.up(1, { x: 25, y: 3 })
  expect(heard).toEqual(['lift 0,0', 'pan 20,0', 'pan 5,3'])
})

test('two fingers pinch, and lifting them presses nothing', () => {
  const { gestures, heard } = setup()
  gestures.down(1, { x: 0, y: 0 }, true)
  gestures.down(2, { x: 100, y: 0 }, true)
  gestures.move(2, { x: 200, y: 0 })
  gestures.up(2, { x: 200, y: 0 })
  gestures.up(1, { x: 0, y: 0 })
  expect(heard).toEqual(['zoom 100,0 2.00', 'pan 50,0'])
})

test('a long press explains and does not press', () => {
  const { gestures, heard, waitLong } = setup()
  gestures.down(1, { x: 3, y: 4 }, true)
  waitLong()
  gestures.up(1, { x: 3, y: 4 })
  expect(heard).toEqual(['hold 3,4', 'hover off'])
})

test('a cancelled drag drops nowhere', () => {
  const { gestures, heard } = setup()
  gestures.down(1, { x: 0, y: 0 }, true)
  gestures.move(1, { x: 30, y: 0 })
  gestures.cancel(1)
  gestures.down(2, { x: 1, y: 1 }, true)
  gestures.up(2, { x: 1, y: 1 })
  expect(heard).toEqual(['lift 0,0', 'carry 30,0', 'drop -1,-1', 'press 1,1 touch'])
})
