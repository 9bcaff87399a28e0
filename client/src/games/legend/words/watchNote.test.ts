import { neededHere } from '../selectors'
import { framesOf } from '../testkit/frames'
import { legendEn } from '../texts/table/en'
import { watchNote } from './watchNote'

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
  const [frame] = [...framesOf({ seats: 3, seed: 4, viewer: 'spectator' })].filter(
    ({ view }) => view.stage.kind === 'risk',
  )
  expect(watchNote({ frame: frame!, words: legendEn })).toMatch(
    /^Chance that a risk reveals a match: \d+%\.$/,
  )
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
