import '../../testkit/withoutCanvas'
import { Ticker } from 'pixi.js'
import './Stage'

test('an idle table asks for no frames, whatever Pixi has to do from time to time', () => {
  Ticker.system.add(() => {})
  expect(Ticker.system.started).toBe(false)
})
