import { chaptersIn } from './chapters'
import { apart, changeText, greatestOf, lastChanges, swingMarks, swingsIn, wholePercents } from './swings'

const known = [
  { revision: 0, chances: [0.5, 0.5] },
  { revision: 4, chances: [0.55, 0.45] },
  { revision: 6, chances: [0.7, 0.3] },
  { revision: 9, chances: [0.4, 0.6] },
]

test('changes of eight points or more are swings of whoever moved most', () => {
  expect(swingsIn(known)).toEqual([
    { revision: 6, seat: 0, points: 15 },
    { revision: 9, seat: 0, points: -30 },
  ])
  expect(swingsIn([])).toEqual([])
})

test('moments far apart are not compared: what lies between them is not known yet', () => {
  const gap = [known[0]!, { revision: 60, chances: [0.9, 0.1] }]
  expect(swingsIn(gap)).toEqual([])
  expect(lastChanges(gap)).toEqual([])
  expect(lastChanges([...gap, { revision: 61, chances: [0.8, 0.2] }])).toEqual([-10, 10])
})

test('percentages add up to a hundred', () => {
  expect(wholePercents([0.625, 0.375])).toEqual([63, 37])
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  expect(wholePercents([0.29, 0.71])).toEqual([29, 71])
  expect(wholePercents([0, 1])).toEqual([0, 100])
})

test('the greatest are listed in the order of the match', () => {
  const swings = [12, -30, 9].map((points, i) => ({ revision: i, seat: 0, points }))
  expect(greatestOf(swings, 2).map(({ points }) => points)).toEqual([12, -30])
})

test('marks that would touch are one', () => {
  const swings = [10, 14, 60].map(revision => ({ revision, seat: 0, points: 9 }))
  expect(swingMarks(swings, 100, 0.09)).toEqual([
    { at: 10, sign: '1–2' },
    { at: 60, sign: '3' },
  ])
  expect(swingMarks(swings, 100, 0.03).map(({ sign }) => sign)).toEqual(['1', '2', '3'])
})

test('labels at the ends of lines do not cover one another and stay inside', () => {
  expect(apart([0.5, 0.1], 0.2)).toEqual([0.5, 0.1])
  const near = apart([0.9, 0.95, 0.94, 0.2], 0.2)
  const sorted = [...near].sort((a, b) => a - b)
  for (const [i, at] of sorted.entries())
    if (i > 0) expect(at - sorted[i - 1]!).toBeCloseTo(i === 1 ? 0.4 : 0.2)
  expect(Math.max(...near)).toBeLessThanOrEqual(1)
})

test('a change is said with its direction', () => {
  expect([3, -8, 0].map(changeText)).toEqual(['▲ 3', '▼ 8', ''])
})

test('chapters begin where the log says so', () => {
  const begins = ({ kind }: { readonly kind: string }) => (kind === 'begins' ? 2 : null)
  const entries = [1, 2, 3].map(revision => ({
    ...{ match: 1, revision },
    events: [{ kind: revision === 2 ? 'begins' : 'moved' }],
  }))
  expect(chaptersIn(entries, { begins })).toEqual([{ number: 2, from: 2 }])
})
