import '../../testkit/withoutCanvas'
import type { LegendTypes } from '@heorot/shared/games/legend'
import { stillState } from '../../kit/stillState'
import type { TableFrame } from '../../session/frame'
import { cardKeys } from './keys'
import { legendTable } from './legendTable'
import { noPicks } from './question/picks'
import { wheelIn } from './selectors'
import { barNote } from './words/sentence'
import { NAMES } from '../../testkit/PlayedMatch'
import { legendStory } from './story/story'
import { framesOf, stepsOf } from './testkit/frames'
import { legendEn } from './texts/table/en'
import { legendHeadline } from './words/narrate'

type Frame = TableFrame<LegendTypes>

const found = (met: (frame: Frame) => boolean): Frame => {
  for (let seed = 1; seed <= 40; seed++)
    for (const frame of framesOf({ seats: 3, seed, viewer: 0 })) if (met(frame)) return frame
  throw new Error('never came')
}

test('of several equal cards only those that were picked are called a bluff', () => {
  const misfitsIn = ({ prompt }: Frame) =>
    prompt?.kind === 'bid' ? prompt.cards.filter(({ symbols }) => symbols === 0).map(({ card }) => card) : []
  const twin = (frame: Frame) => misfitsIn(frame).find((card, i, all) => all.indexOf(card) !== i)
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
