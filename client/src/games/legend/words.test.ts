import '../../testkit/withoutCanvas'
import { woundPoints } from '@heorot/shared/games/legend'
import { stillState } from '../../kit/stillState'
import { NAMES } from '../../testkit/PlayedMatch'
import { cardKeys } from './keys'
import { legendLayout } from './layout/compose'
import { legendTargets } from './layout/targets'
import { legendTable } from './legendTable'
import { noPicks } from './question/picks'
import { neededHere, wheelIn } from './selectors'
import { legendStory } from './story/story'
import { found, framesOf, stepsOf } from './testkit/frames'
import { legendEn } from './texts/table/en'
import type { LegendFrame } from './types'
import { legendHeadline } from './words/narrate'
import { barNote, legendSentence } from './words/sentence'
import { legendExplained, legendTip } from './words/tips'
import { watchNote } from './words/watchNote'

test('of several equal cards only those that were picked are called a bluff', () => {
  const misfitsIn = ({ prompt }: LegendFrame) =>
    prompt?.kind === 'bid' ? prompt.cards.filter(({ symbols }) => symbols === 0).map(({ card }) => card) : []
  const twin = (frame: LegendFrame) => misfitsIn(frame).find((card, i, all) => all.indexOf(card) !== i)
  const frame = found(one => twin(one) !== undefined)
  const picks = { ...noPicks, keys: cardKeys([twin(frame)!]) }
  expect(barNote(stillState(legendTable, frame, legendEn, { picks }))).toBe(
    '1 card doesn’t match and comes back: a bluff.',
  )
})

test('the last step is told with what came of it', () => {
  const reveal = found(({ events }) => events.some(({ kind }) => kind === 'bidsRevealed'))
  expect(legendHeadline(legendEn, reveal.events, NAMES)?.words).toMatch(
    /^Ranking: \w+ \d+, \w+ \d+, \w+ \d+\.$/,
  )
  const risk = found(({ events }) => events.some(({ kind }) => kind === 'risked'))
  expect(legendHeadline(legendEn, risk.events, NAMES)?.words).toMatch(/^\w+ revealed .*match(es)?\.$/)
})

test('while cards turn, the wheel speaks of those that are still hidden', () => {
  for (const { before, beats } of stepsOf({ seats: 3, seed: 2 }, legendStory)) {
    const wheels = beats.flatMap(({ story }) =>
      story?.kind === 'risk' ? [wheelIn({ frame: before!, story })] : [],
    )
    const [first] = wheels
    const last = wheels.at(-1)
    if (first && last) {
      expect(last.unseen).toBe(first.unseen - 1)
      expect(last.share).toBeCloseTo(last.fit / last.unseen)
      expect(last.share).toBeLessThan(first.share)
      return
    }
  }
  throw new Error('nobody took a risk')
})

test('what would keep the next player in is told in every contest in turn, with the odds of a risk', () => {
  const notes = [...framesOf({ seats: 3, seed: 4, viewer: 'spectator' })]
    .filter(({ view, waitingFor }) => view.stage.kind === 'majorInTurn' && waitingFor.length > 0)
    .map(frame => watchNote({ frame, words: legendEn }))
  expect(notes.length).toBeGreaterThan(5)
  for (const note of notes) expect(note).toMatch(/^Needs \*\d+\* to stay in and has \d+\.( A risk .*%)?/)
  expect(notes.some(note => note?.includes('A risk'))).toBe(true)
})

test('the seal shows the number that the sentence names', () => {
  const differ = [...framesOf({ seats: 3, seed: 4, viewer: 'spectator' })].filter(frame => {
    const named = /^Needs \*(\d+)\*/.exec(watchNote({ frame, words: legendEn }) ?? '')?.[1]
    return named !== undefined && Number(named) !== neededHere(frame.view)
  })
  expect(differ).toEqual([])
})

test('the odds of a risk are told from what everyone knows', () => {
  const frame = found(({ view }) => view.stage.kind === 'risk', 'spectator')
  expect(watchNote({ frame, words: legendEn })).toMatch(/^Chance that a risk reveals a match: \d+%\.$/)
})

test('nobody who is leaving is told what would keep them in', () => {
  let leaving = 0
  for (let seed = 1; seed <= 6; seed++)
    for (const frame of framesOf({ seats: 3, seed, viewer: 'spectator' })) {
      if (frame.waitingFor.length === 0 || !frame.view.pending.some(({ kind }) => kind === 'discard'))
        continue
      leaving++
      expect(watchNote({ frame, words: legendEn })).toBeNull()
    }
  expect(leaving).toBeGreaterThan(0)
})

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
  const asked = found(({ prompt, view }) => prompt?.kind === 'risk' && view.players[0]?.scratches === 2)
  const said = legendSentence(stillState(legendTable, asked, legendEn))
  expect(said).toMatch(/your third scratch, a wound \((−5|−15|±0)\)/)
})
