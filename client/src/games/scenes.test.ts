/** What the kit's scene owes to every game, played with the games themselves. */
import '../testkit/withoutCanvas'
import type { Refusal } from '@heorot/shared'
import { speak, words } from '../app/language'
import { change } from '../app/settings/settings'
import type { GameTable, TableTypes } from '../kit/GameTable'
import type { GestureHandlers } from '../kit/input/Gestures'
import { TableScene } from '../kit/TableScene'
import type { TableStage } from '../kit/pixi/TableStage'
import { scoresCounted, storyChapter, storyPlaying } from '../kit/tableContext'
import { legendTable } from './legend/legendTable'
import { TestGame } from './legend/testkit/frames'
import { legendEn as legendWords } from './legend/texts/table/en'
import { movieTable } from './movie/movieTable'
import { TestMatch } from './movie/testkit/match'
import { movieEn as movieWords } from './movie/texts/table/en'

beforeAll(() => speak('en'))

const opened: { close(): void }[] = []
afterEach(() => {
  for (const scene of opened.splice(0)) scene.close()
  jest.useRealTimers()
})

/** A scene without a canvas, at a server that never answers. */
function openScene<T extends TableTypes>(table: GameTable<T>, words: T['Words']) {
  const pointers: GestureHandlers[] = []
  const stage = {
    size: { w: 1200, h: 800 },
    overlay: document.createElement('div'),
    stats: {},
    textures: { settled: async () => {} },
    listen: (handlers: GestureHandlers) => pointers.push(handlers),
    look: () => {},
    show: () => {},
    close: () => {},
  }
  const sent: T['Game']['Intent'][] = []
  const act = (intent: T['Game']['Intent']) => {
    sent.push(intent)
    return new Promise<Refusal | null>(() => {})
  }
  const scene = new TableScene(stage as unknown as TableStage, table, act, words)
  opened.push(scene)
  const press = (wanted: string) => {
    const target = scene.targets.find(({ key }) => key === wanted && scene.options.has(key))!
    pointers[0]!.press({ x: target.x + 5, y: target.y + target.h - 5 }, false)
  }
  const tap = (wanted: string) => {
    const target = scene.targets.find(({ key }) => key === wanted)!
    pointers[0]!.press({ x: target.x + 5, y: target.y + 5 }, true)
  }
  return { scene, sent, press, tap, overlay: stage.overlay }
}

const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name }))

beforeEach(() => change({ speed: 'normal', motion: 'full', confirm: true, sound: false }))

describe('an intent is sent once, whatever frames come before the answer', () => {
  test('movie', () => {
    const game = new TestMatch(2, 1)
    const seat = game.mover
    const { scene, sent, press } = openScene(movieTable, movieWords)
    scene.show(game.frame(seat))
    press('pool')
    key('Enter')
    scene.show(game.frame(seat))
    key('Enter')
    expect(sent).toEqual([{ kind: 'draw' }])
  })

  test('legend', () => {
    const game = new TestGame({ seats: 3, seed: 1, viewer: 0 })
    while (game.frame().prompt?.kind !== 'bid') game.step()
    const { scene, sent, press } = openScene(legendTable, legendWords)
    scene.show(game.frame())
    press([...scene.options][0]!)
    key('Enter')
    scene.show(game.frame())
    key('Enter')
    expect(sent).toHaveLength(1)
  })
})

describe('the page is told while a story plays', () => {
  test('movie, where any key ends it', () => {
    const game = new TestMatch(2, 1)
    const { scene } = openScene(movieTable, movieWords)
    scene.show(game.frame(0))
    while (!storyPlaying.value && !game.over) scene.show(game.step().frame(0))
    expect(storyPlaying.value).toBe(true)
    key('Shift')
    expect(storyPlaying.value).toBe(true)
    key(' ')
    expect(storyPlaying.value).toBe(false)
  })

  test('legend, where it ends with the scene', () => {
    const game = new TestGame({ seats: 3, seed: 1, viewer: 0 })
    const { scene } = openScene(legendTable, legendWords)
    while (!storyPlaying.value && !game.over) {
      scene.show(game.frame())
      game.step()
    }
    expect(storyPlaying.value).toBe(true)
    scene.close()
    expect(storyPlaying.value).toBe(false)
  })
})

test('the verdicts of five cards have room, and the stage says why there are five', () => {
  jest.useFakeTimers()
  const isDaring = ({ events }: { events: readonly { kind: string; cards?: unknown }[] }) =>
    events.some(({ kind, cards }) => kind === 'risked' && Array.isArray(cards) && cards.length === 5)
  let game = new TestGame({ seats: 3, seed: 1, viewer: 0 })
  let before = game.frame()
  for (let seed = 2; !isDaring(game.frame()); before = game.frame(), game.step())
    if (game.over) game = new TestGame({ seats: 3, seed: seed++, viewer: 0 })
  const { scene, overlay } = openScene(legendTable, legendWords)
  scene.show(before)
  scene.show(game.frame())
  const verdicts = () => [...overlay.querySelectorAll('.legend-verdict')].map(one => one.textContent)
  while (verdicts().length < 5) jest.advanceTimersByTime(100)
  expect(verdicts().every(verdict => verdict === '✓' || verdict === '✗')).toBe(true)
  expect(overlay.querySelector('.legend-hint')?.textContent).toBe(legendWords.special.daring[2])
})

test('while a story plays, nothing on the table says that it is your turn', () => {
  const game = new TestGame({ seats: 3, seed: 1, viewer: 0 })
  while (game.frame().prompt?.kind !== 'risk') game.step()
  const { scene, overlay } = openScene(legendTable, legendWords)
  scene.show(game.frame())
  expect(overlay.textContent).toContain(words().table.yourTurn)
  game.act(0, { kind: 'risk', daring: false })
  scene.show(game.frame())
  expect(storyPlaying.value).toBe(true)
  expect(overlay.textContent).not.toContain(words().table.yourTurn)
})

test('the page knows that the table has counted the final scores', () => {
  const game = new TestMatch(2, 1)
  const { scene } = openScene(movieTable, movieWords)
  while (!game.over) {
    scene.show(game.frame(0))
    expect(scoresCounted.value).toBe(false)
    scene.show(game.step().frame(0))
    key(' ')
  }
  expect(scoresCounted.value).toBe(true)
})

test('the page knows the chapter of each moment of a story', () => {
  jest.useFakeTimers()
  const game = new TestGame({ seats: 3, seed: 1, viewer: 0 })
  let before = game.frame()
  while (!game.frame().events.some(({ kind }) => kind === 'handsRevealed')) {
    before = game.frame()
    game.step()
  }
  const { scene, overlay } = openScene(legendTable, legendWords)
  scene.show(before)
  scene.show(game.frame())
  expect(storyChapter.value).toBe(before.view.step)
  while (overlay.querySelector('h2')?.textContent !== legendWords.stage.handsRevealed)
    jest.advanceTimersByTime(100)
  expect(storyChapter.value).toBe(36)
  key(' ')
  expect(storyChapter.value).toBeNull()
})

describe('a tap on what is not playable explains it, and why it cannot be played', () => {
  test('legend', () => {
    const game = new TestGame({ seats: 3, seed: 1, viewer: 0 })
    while (game.frame().prompt?.kind !== 'prize') game.step()
    const { scene, tap, overlay } = openScene(legendTable, legendWords)
    scene.show(game.frame())
    tap(scene.targets.find(({ key }) => key.startsWith('card:'))!.key)
    expect(overlay.querySelector('.kit-tip-title')).not.toBeNull()
    expect(overlay.querySelector('.kit-tip-why')?.textContent).toBe(legendWords.reasons['not-offered'])
    expect(overlay.querySelector('.kit-bar.warning')).toBeNull()
  })

  test('movie, also while somebody else decides', () => {
    const game = new TestMatch(2, 1)
    const other = 1 - game.mover
    const { scene, tap, overlay } = openScene(movieTable, movieWords)
    scene.show(game.frame(other))
    tap('pool')
    expect(overlay.querySelector('.kit-tip')?.textContent).toContain(movieWords.rules.drawing[1])
    expect(overlay.textContent).not.toContain(movieWords.notNow)
  })
})
