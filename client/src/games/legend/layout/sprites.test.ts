import '../../../testkit/withoutCanvas'
import { Container, type Sprite, Texture } from 'pixi.js'
import { Keyed } from '../../../kit/pixi/Keyed'
import { Motion } from '../../../kit/pixi/Motion'
import { stillState } from '../../../kit/stillState'
import type { LegendTableState } from '../types'
import { legendTable } from '../legendTable'
import { legendStory } from '../story/story'
import { stepsOf } from '../testkit/frames'
import { legendEn } from '../texts/table/en'
import { composeLegend, legendLayout } from './compose'

/** Everything that is shown in a whole game, the moments of its stories included. */
function* statesOf(): Generator<LegendTableState> {
  for (const { frame, beats } of stepsOf({ seats: 5, seed: 1 }, legendStory)) {
    for (const { view, secret, story = null } of beats)
      yield stillState(legendTable, frame, legendEn, { view, secret, story })
    yield stillState(legendTable, frame, legendEn)
  }
}

function watched(look: (keyed: Keyed, state: LegendTableState) => void): void {
  const motion = new Motion(
    () => 0,
    () => {},
  )
  const layers = { ground: new Container(), table: new Container() }
  const keyed = new Keyed(layers, { get: () => Texture.WHITE }, motion)
  for (const state of statesOf()) {
    keyed.show(composeLegend(state, legendLayout(state)), 0)
    look(keyed, state)
  }
}

test('prizes and markers of a contest are made once, whoever takes a risk meanwhile', () => {
  const firsts = new Map<string, Sprite>()
  const again = new Set<string>()
  let risks = 0
  watched((keyed, { view, story }) => {
    if (view.stage.kind !== 'majorInTurn') return firsts.clear()
    if (story?.kind === 'risk') risks++
    for (const key of [`prize:0@${view.step}`, 'marker:1', 'needed']) {
      const sprite = keyed.sprite(key)
      if (sprite && firsts.has(key) && firsts.get(key) !== sprite) again.add(`${key} in ${view.step}`)
      if (sprite) firsts.set(key, sprite)
    }
  })
  expect(risks).toBeGreaterThan(0)
  expect([...again]).toEqual([])
})

test('a card that a risk turns up is its back, turned over', () => {
  let backs: (Sprite | null)[] = []
  const turned: boolean[] = []
  watched((keyed, { story }) => {
    if (story?.kind !== 'risk') return
    const now = story.cards.map((_, i) => keyed.sprite(`turning:${i}`))
    if (story.up > 0 && story.next === 'flat')
      turned.push(now.every((sprite, i) => sprite !== null && sprite === backs[i]))
    backs = now
  })
  expect(new Set(turned)).toEqual(new Set([true]))
})
