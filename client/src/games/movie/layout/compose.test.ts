import '../../../testkit/withoutCanvas'
import { BOARDS, FIGURES } from '@heorot/shared/games/movie'
import { Container, Texture } from 'pixi.js'
import { overlaps } from '../../../kit/layout/geometry'
import { Keyed } from '../../../kit/pixi/Keyed'
import { Motion } from '../../../kit/pixi/Motion'
import { keyAt } from '../../../kit/layout/placement'
import { cellKey } from '../keys'
import { TestMatch, tableOf } from '../testkit/match'
import { cellRect } from './cells'
import { composeMovie, movieLayout, movieTargets } from './compose'

const areasFor = (state: ReturnType<typeof tableOf>) => movieLayout(state).areas

const composed = (state: ReturnType<typeof tableOf>) => composeMovie(state, movieLayout(state))

test('a whole match is shown without one sprite being made twice', () => {
  const motion = new Motion(
    () => 0,
    () => {},
  )
  const layers = { ground: new Container(), board: new Container(), table: new Container() }
  const keyed = new Keyed(layers, { get: () => Texture.WHITE }, motion)
  const game = new TestMatch(4, 8)
  const made = new Map<string, number>()
  let before = new Map<string, number>()
  while (!game.over) {
    game.step()
    const placements = composed(tableOf(game, 0))
    // Tiles that are alike share their sprites, whatever their keys.
    const now = new Map<string, number>()
    for (const { alike, key } of placements) now.set(alike ?? key, (now.get(alike ?? key) ?? 0) + 1)
    for (const [name, n] of now)
      made.set(name, (made.get(name) ?? 0) + Math.max(0, n - (before.get(name) ?? 0)))
    before = now
    keyed.show(placements, 0)
  }
  // What stays on the table keeps its sprite; only what had left and came back is made again.
  expect(keyed.created).toBe([...made.values()].reduce((sum, n) => sum + n, 0))
  expect(made.get('backdrop')).toBe(1)
})

test('no two placements share a key, and every picture is named', () => {
  const faults: string[] = []
  for (let seed = 1; seed <= 4; seed++) {
    const game = new TestMatch(2 + (seed % 3), seed)
    for (let i = 0; !game.over; i++) {
      game.step()
      if (i % 5 !== 0) continue
      for (const viewer of [0, 'spectator'] as const) {
        const keys = composed(tableOf(game, viewer)).map(p => p.key)
        if (new Set(keys).size !== keys.length)
          faults.push(`seed ${seed}, step ${i}: ${keys.filter((k, j) => keys.indexOf(k) !== j)}`)
      }
    }
  }
  expect(faults).toEqual([])
})

test('tiles and figures stand on their own cells', () => {
  const game = new TestMatch(3, 5).run(30)
  const state = tableOf(game, 0)
  const areas = areasFor(state)
  const placements = new Map(composed(state).map(p => [p.key, p]))
  state.view.figures.forEach((figure, space) => {
    const sprite = figure === null ? undefined : placements.get(`figure:${figure}`)
    if (sprite) expect(overlaps(sprite, cellRect(areas, space))).toBe(true)
  })
  expect(placements.size).toBeGreaterThan(20)
})

test('a held figure lights the open spaces, and its row and column under the pointer', () => {
  const game = new TestMatch(2, 3)
  const seat = game.mover
  const space = BOARDS[1].spaces[12] ?? 12
  const held = tableOf(game, seat, { picks: { keys: ['kind:thane'] }, hover: cellKey(space) })
  const keys = composed(held).map(p => p.key)
  expect(keys.filter(key => key.startsWith('legal:'))).toHaveLength(25)
  expect(keys).toContain(`band:row:${space}`)
  expect(keys).toContain(`band:column:${space}`)
  const thane = FIGURES.find(figure => figure.seat === seat && figure.kind === 'thane')
  expect(keys).toContain(`figure:${thane?.id}`)
})

test('fingers may miss a legal target by a little, a mouse may not', () => {
  const game = new TestMatch(2, 3)
  const seat = game.mover
  const state = tableOf(game, seat, { size: { w: 390, h: 746 }, picks: { keys: ['kind:thane'] } })
  const targets = movieTargets(state, movieLayout(state))
  const first = targets.find(target => target.key === cellKey(0))
  if (!first) throw new Error('no first cell')
  const gap = { x: first.x + first.w + 1, y: first.y + first.h / 2 }
  expect(keyAt(targets, state.options, gap, false)).toBeNull()
  expect(keyAt(targets, state.options, { x: first.x + 5, y: first.y + 5 }, true)).toBe(cellKey(0))
})
