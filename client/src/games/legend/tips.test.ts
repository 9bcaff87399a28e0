import { woundPoints } from '@heorot/shared/games/legend'
import { stillState } from '../../kit/stillState'
import { legendLayout } from './layout/compose'
import { legendTargets } from './layout/targets'
import { legendTable } from './legendTable'
import { legendSentence } from './words/sentence'
import { framesOf } from './testkit/frames'
import { legendEn } from './texts/table/en'
import { legendExplained, legendTip } from './words/tips'

const OPTIONS = { advanced: false, fallen: false, openTokens: false }

test.each([
  { seats: 2, advanced: true },
  { seats: 4, advanced: false },
  { seats: 5, advanced: true },
])('everything that can be pointed at explains itself: %o', ({ seats, advanced }) => {
  const kinds = new Set<string>()
  for (const frame of framesOf({ seats, seed: 7, viewer: 0, options: { advanced } })) {
    const state = stillState(legendTable, frame, legendEn)
    const targets = legendTargets(state, legendLayout(state)).map(({ key }) => key)
    for (const key of [...targets, ...legendExplained(state)]) {
      kinds.add(key.split(':')[0] ?? '')
      const tip = legendTip(state, key)
      if (!tip?.title || !tip.words) throw new Error(`${key} is not explained in episode ${frame.view.step}`)
    }
  }
  for (const kind of ['card', 'prize', 'marker', 'needed', 'symbol', 'odds', 'wounds', 'scratches', 'square'])
    expect(kinds).toContain(kind)
})

test('a prize says what it is worth to the viewer, a wound what it costs at the end', () => {
  expect([0, 1, 2, 3, 4].map(wounds => woundPoints(wounds, OPTIONS))).toEqual([5, 0, 0, -15, -20])
  expect(woundPoints(3, { ...OPTIONS, fallen: true })).toBe(null)
  const worths = new Map<string, string | undefined>()
  for (const frame of framesOf({ seats: 5, seed: 2, viewer: 0 })) {
    if (frame.prompt?.kind !== 'prize') continue
    const state = stillState(legendTable, frame, legendEn)
    for (const { prize, gives } of frame.prompt.choices)
      worths.set(gives.kind, legendTip(state, `prize:${prize}`)?.worth)
  }
  expect(worths.get('fame')).toMatch(/For you, if the game ended now: \+\d\./)
})

test('a risk with two scratches says that the third is a wound, and what it costs', () => {
  for (let seed = 1; seed < 60; seed++)
    for (const frame of framesOf({ seats: 4, seed, viewer: 0 })) {
      if (frame.prompt?.kind !== 'risk' || frame.view.players[0]?.scratches !== 2) continue
      const said = legendSentence(stillState(legendTable, frame, legendEn))
      expect(said).toMatch(/your third scratch, a wound \((−5|−15|±0)\)/)
      return
    }
  throw new Error('nobody with two scratches was asked to risk')
})
