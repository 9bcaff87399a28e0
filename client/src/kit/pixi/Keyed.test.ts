import '../../testkit/withoutCanvas'
import { Container, Texture } from 'pixi.js'
import { Keyed } from './Keyed'
import { Motion } from './Motion'
import type { Placement } from '../layout/placement'

const draw = () => ({ svg: '', width: 1, height: 1, slots: {} })

const at = (key: string, x: number, picture = 'tile'): Placement => ({
  key,
  picture: { key: picture, draw },
  x,
  y: 0,
  w: 10,
  h: 10,
  z: 1,
})

function setup(layers: object = {}) {
  let now = 0
  const motion = new Motion(
    () => now,
    () => {},
  )
  const parent = new Container()
  const keyed = new Keyed({ ...layers, table: parent }, { get: () => Texture.WHITE }, motion)
  const pass = (milliseconds: number) => {
    now += milliseconds
    motion.step()
  }
  return { keyed, parent, pass }
}

test('a sprite slides when its place changes, and is never made again', () => {
  const { keyed, pass } = setup()
  keyed.show([at('a', 0), at('b', 20)], 0)
  const sprite = keyed.sprite('a')
  keyed.show([at('b', 20), at('a', 100)], 300)
  expect(keyed.sprite('a')).toBe(sprite)
  expect(sprite?.x).toBe(5)
  pass(150)
  expect(sprite?.x).toBeGreaterThan(5)
  expect(sprite?.x).toBeLessThan(105)
  pass(150)
  expect(sprite?.x).toBe(105)
  expect(keyed.created).toBe(2)
})

test('sixty tiles and forty figures move about without one new sprite', () => {
  const { keyed, pass } = setup()
  const all = Array.from({ length: 100 }, (_, i) => `piece:${i}`)
  keyed.show(
    all.map((key, i) => at(key, i)),
    0,
  )
  for (let round = 1; round <= 50; round++) {
    keyed.show(
      all.map((key, i) => at(key, (i * round) % 700, round % 2 ? 'lit' : 'tile')),
      200,
    )
    pass(70)
  }
  expect(keyed.created).toBe(100)
})

test('new ones come from where they are said to come from; gone ones fade and are destroyed', () => {
  const { keyed, parent, pass } = setup()
  keyed.show([{ ...at('a', 100), from: { x: 0, y: 0, w: 10, h: 10 } }], 300)
  expect(keyed.sprite('a')?.x).toBe(5)
  pass(300)
  expect(keyed.sprite('a')?.x).toBe(105)
  keyed.show([], 300)
  expect(parent.children).toHaveLength(1)
  pass(300)
  expect(parent.children).toHaveLength(0)
  expect(keyed.size).toBe(0)
})

test('a newer goal starts from wherever the sprite is', () => {
  const { keyed, pass } = setup()
  keyed.show([at('a', 0)], 0)
  keyed.show([at('a', 100)], 300)
  pass(100)
  const midway = keyed.sprite('a')?.x
  keyed.show([at('a', 0)], 300)
  expect(keyed.sprite('a')?.x).toBe(midway)
  pass(300)
  expect(keyed.sprite('a')?.x).toBe(5)
})

test('a sprite changes its layer without a jump and without being made again', () => {
  const board = new Container({ x: 10, scale: 2 })
  const { keyed, pass } = setup({ board })
  keyed.show([at('a', 100)], 0)
  keyed.show([{ ...at('a', 20), layer: 'board' }], 300)
  const sprite = keyed.sprite('a')
  expect(sprite?.parent).toBe(board)
  expect((sprite?.x ?? 0) * 2 + 10).toBe(105)
  pass(300)
  expect(sprite?.x).toBe(25)
  expect(keyed.created).toBe(1)
})

test('what moves passes over what lies', () => {
  const { keyed, pass } = setup()
  keyed.show([at('a', 0), at('b', 50)], 0)
  keyed.show([at('a', 100), at('b', 50)], 300)
  expect(keyed.sprite('a')?.zIndex).toBeGreaterThan(keyed.sprite('b')?.zIndex ?? 0)
  pass(300)
  expect(keyed.sprite('a')?.zIndex).toBe(1)
})

describe('of things that are alike', () => {
  const card = (key: string, x: number, settled = false): Placement => ({
    ...at(key, x),
    alike: 'wit',
    settled,
  })

  test('the one that leaves a place is the one that arrives at another', () => {
    const { keyed } = setup()
    keyed.show([card('hand:0', 0), card('hand:1', 20)], 0)
    const [left, right] = [keyed.sprite('hand:0'), keyed.sprite('hand:1')]
    keyed.show([card('hand:0', 0), card('laid:0', 300)], 0)
    expect(keyed.sprite('hand:0')).toBe(left)
    expect(keyed.sprite('laid:0')).toBe(right)
    expect(keyed.created).toBe(2)
  })

  test('each takes the shortest way, whatever the keys count', () => {
    const { keyed } = setup()
    keyed.show([card('hand:0', 0), card('hand:1', 200)], 0)
    const right = keyed.sprite('hand:1')
    keyed.show([card('hand:0', 190)], 0)
    expect(keyed.sprite('hand:0')).toBe(right)
    expect(keyed.size).toBe(1)
  })

  test('one that is settled never goes anywhere else', () => {
    const { keyed } = setup()
    keyed.show([card('discard:7', 0, true)], 0)
    keyed.show([card('laid:0', 300)], 0)
    expect(keyed.created).toBe(2)
    keyed.show([card('discard:8', 0, true), card('laid:0', 300)], 0)
    keyed.show([card('discard:8', 10, true)], 0)
    expect(keyed.created).toBe(3)
    expect(keyed.size).toBe(1)
  })

  test('one that turns its face up stays where it lies, whatever leaves elsewhere', () => {
    const { keyed, parent } = setup()
    keyed.show([at('turning:0', 0, 'back'), card('hand:0', 100)], 0)
    const back = keyed.sprite('turning:0')
    keyed.show([card('turning:0', 0)], 0)
    expect(keyed.sprite('turning:0') === back).toBe(true)
    expect(parent.children).toHaveLength(1)
    expect(keyed.created).toBe(2)
  })

  test('nothing else takes their place', () => {
    const { keyed } = setup()
    keyed.show([card('a', 0)], 0)
    keyed.show([{ ...at('a', 0), alike: 'courage' }], 0)
    expect(keyed.created).toBe(2)
  })
})
