import { scrubMarks } from './chapters'

const chapters = [4, 9, 20].map((from, i) => ({ number: i + 2, from }))
const swings = [6, 25].map(revision => ({ revision, seat: 0, points: 12 }))
const picture = (step: number) => ({ isContest: step === 3, svg: `<svg id="${step}"/>` })
const title = (chapter: number) => `Episode ${chapter}`

test('nothing later than the moment on the table is marked', () => {
  const marks = scrubMarks({ chapters, swings, until: 9, newest: 30, picture, title })
  expect(marks.map(({ at, kind }) => `${kind} ${at}`)).toEqual(['chapter 4', 'contest 9', 'swing 6'])
})

test('a game without pictures has numbers', () => {
  const [mark] = scrubMarks({ chapters, swings: [], until: 4, newest: 30, picture: null, title })
  expect(mark).toEqual({ at: 4, kind: 'contest', sign: '2', title: 'Episode 2' })
})
