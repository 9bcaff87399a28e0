/** @jest-environment node */
import type { Later } from '../playback/Director'
import { Playhead } from '../playback/Playhead'
import { LessonPlayer } from './LessonPlayer'
import { movieLesson } from './movie/lesson'
import { scriptOf } from './script'

const [row, tricks] = movieLesson.chapters as [
  (typeof movieLesson.chapters)[number],
  (typeof movieLesson.chapters)[number],
]

const atOnce: Later = (_, run) => {
  run()
  return () => {}
}

/** A lesson at a table that shows everything at once. */
function open(start = 0, chapter = row) {
  const playhead = new Playhead({ pace: () => 0, inSight: () => true, later: atOnce })
  const player = new LessonPlayer(movieLesson, chapter, [], playhead, start)
  const at = () => player.current.id
  return { player, playhead, at }
}

const stepOf = (id: string, chapter = row) => chapter.steps.findIndex(step => step.id === id)
const SIX = () => movieLesson.words.read(movieLesson.start('rowAndColumn').state, 0, 'lay +6 3,3')

test('reading on goes from step to step, and Back goes back', () => {
  const { player, at } = open()
  player.next()
  expect(at()).toBe('saga')
  player.next()
  player.next()
  expect(at()).toBe('figures')
  player.back()
  expect(at()).toBe('saga')
  player.go(0)
  player.back()
  expect(at()).toBe('hall')
})

test('the thing to press leads on, another one is answered, and after two tries only the right one is lit', () => {
  const { player, at } = open(stepOf('figures'))
  const { guide } = player
  expect(guide.isLit('kind:castle')).toBe(true)
  expect(guide.press('kind:castle')).toBe(false)
  expect([player.answer.value, at()]).toEqual(['countDiamonds', 'figures'])
  expect(guide.press('kind:thane')).toBe(false)
  expect([guide.isLit('kind:castle'), guide.isLit('kind:beowulf')]).toEqual([false, true])
  expect(guide.press('kind:beowulf')).toBe(false)
  expect([player.answer.value, at()]).toEqual([null, 'twoKinds'])
})

test('by keyboard the same things are chosen by their words', () => {
  const { player, at } = open(stepOf('figures'))
  player.choose('kind *')
  expect([player.answer.value, at()]).toEqual(['countDiamonds', 'figures'])
  player.choose('kind beowulf')
  expect(at()).toBe('twoKinds')
})

test('only the right move is played', async () => {
  const { player, playhead, at } = open(stepOf('twoKinds'))
  const before = playhead.frame.value
  expect(await player.act(SIX())).toEqual({ reason: 'lesson' })
  expect([at(), player.answer.value, playhead.frame.value]).toEqual(['twoKinds', 'otherwise', before])
  expect(player.guide.press('kind:castle')).toBe(false)
  expect(player.answer.value).toBe('somethingToSee')
  expect(player.guide.press('pool')).toBe(true)
  expect(await player.act({ kind: 'draw' })).toBeNull()
  expect([at(), playhead.frame.value?.revision]).toEqual(['middle', 1])
})

test('a move that is legal but not asked for is answered', async () => {
  const { player } = open(stepOf('beowulf', tricks), tricks)
  await player.act({ kind: 'placeFigure', figure: 'beowulf', space: 20 } as never)
  expect([player.answer.value, player.tries.value]).toEqual(['onlyFive', 1])
})

test('the end of a chapter is noted, and the others play even a long row of moves to its end', async () => {
  const { player, playhead, at } = open(stepOf('treasure', tricks), tricks)
  const { frames, asksAt } = scriptOf(movieLesson, tricks, [])
  const asking = frames[asksAt[player.step.value]!]!
  const tile = (asking.secret as { hand: number[] }).hand.find(one =>
    movieLesson.words.nameOf(asking, `tile:${one}`)?.startsWith('tile treasure'),
  )
  expect(await player.act({ kind: 'cashIn', tile } as never)).toBeNull()
  expect([at(), playhead.frame.value?.revision]).toEqual(['quickTurns', frames.length - 1])
  player.next()
  expect(player.finished.value).toBe(true)
})

test('a start beyond the last step is the last step', () => {
  expect(open(99).at()).toBe('answer')
})
