import '../../testkit/withoutCanvas'
import { begin, openMatch, rngFrom, seedFromNumber, type Viewer, wordingFor } from '@heorot/shared'
import { type SampleIntent, sample } from '@heorot/shared/games/sample'
import { render } from 'preact'
import { act as flush } from 'preact/test-utils'
import { speak } from '../../app/language'
import { languages } from '../../app/settings/languages'
import { overlaps, within } from '../../kit/layout/geometry'
import { tableClient } from '../../kit/tableClient'
import { stillState } from '../../kit/stillState'
import { sampleTable } from './sampleTable'
import { sampleTexts } from './sampleTexts'
import { loadSampleWords } from './texts'

beforeAll(() => speak('en'))

const NAMES = ['Maren', 'Oswin', 'Tadeusz', 'Élodie', 'Brunhilde']
const rng = rngFrom(seedFromNumber(2))
const open = (seats: number) =>
  openMatch(sample, begin(sample, { seats, options: {}, seed: seedFromNumber(1) }))

const frameOf = ({ state, revision }: ReturnType<typeof open>, viewer: Viewer) => ({
  ...{
    match: 1,
    revision,
    viewer,
    events: [],
    waitingFor: sample.asked(state),
    outcome: sample.outcome(state),
    progress: sample.progress(state),
  },
  view: sample.publicView(state),
  secret: viewer === 'spectator' ? null : sample.secretView(state, viewer),
  prompt: viewer === 'spectator' ? null : sample.prompt(state, viewer),
  people: state.players.map((_, seat) => ({ seat, name: NAMES[seat]!, bot: null, online: true })),
})

const { Mirror } = tableClient(sampleTable)
const root = document.createElement('div')
document.body.append(root)

test('a whole game can be played with the buttons of the text table alone', async () => {
  const match = open(3)
  while (!sample.outcome(match.state)) {
    const seat = sample.asked(match.state)[0]!
    const sent: SampleIntent[] = []
    const act = async (intent: SampleIntent) => {
      sent.push(intent)
      return null
    }
    await flush(async () =>
      render(<Mirror key={match.revision} frame={frameOf(match, seat)} act={act} />, root),
    )
    await flush(async () => void (await loadSampleWords('en')))
    await flush(async () => root.querySelector<HTMLButtonElement>('[data-pick]')!.click())
    await flush(async () => root.querySelector<HTMLButtonElement>('[data-primary]')!.click())
    match.accept(seat, sent[0]!)
  }
  expect(match.revision).toBe(15)
})

const sizes = [
  { w: 1440, h: 820 },
  { w: 1024, h: 690 },
  { w: 844, h: 330 },
  { w: 390, h: 720 },
]

test.each(sizes)('nothing overlaps or leaves the screen, and cards can be hit: %j', async size => {
  const words = await loadSampleWords('en')
  for (const seats of [2, 5])
    for (const viewer of [0, 'spectator'] as const) {
      const state = stillState(sampleTable, frameOf(open(seats), viewer), words, { size })
      const { areas } = sampleTable.layout(state)
      const all = [areas.bar, ...areas.plates, ...areas.laid, ...areas.hand]
      expect(all.filter(one => !within(one, { x: 0, y: 0, ...size }))).toEqual([])
      expect(all.filter((one, i) => all.some((other, j) => i < j && overlaps(one, other)))).toEqual([])
      for (const { w, h } of areas.hand) expect(Math.min(w, h)).toBeGreaterThanOrEqual(44)
    }
})

test.each(languages)('every line of the log is a sentence in %s', async language => {
  const { narrate } = sampleTexts(await loadSampleWords(language))
  const match = open(2)
  while (!sample.outcome(match.state)) {
    const seat = sample.asked(match.state)[0]!
    for (const wordings of match.accept(seat, sample.suggest(sample.prompt(match.state, seat)!, rng)))
      for (const viewer of [seat, 'spectator'] as const)
        expect(narrate(wordingFor(wordings, viewer), NAMES)).toMatch(/^[A-ZÉ].*[^ ]\.$/)
  }
})
