import { findGame, type PublishedRecord } from '@heorot/shared'
import { commitmentTo, matchSeed, sealed, sha256, verify } from '@heorot/shared/record'
import { watchMatch } from '@heorot/shared/testkit'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import { allowDialogs, emptyPage } from '../../app/testkit/page'
import { noteDeal } from '../../thisBrowser/notedDeals'
import { ReplayContext } from './context'
import { openPlayback } from './openPlayback'
import { loadReplayTexts, replayTexts } from './texts'
import { VerifyDialog } from './VerifyDialog'

const game = findGame('movie')!
const id = 'ABCD2345-1'
const ownChance = sha256('what my browser added').slice(0, 32)

/** A whole match dealt from a server's secret, published as it should be. */
function publishedFrom(secret: string): PublishedRecord {
  const serverSeed = sha256(secret)
  const fairness = { commitment: commitmentTo(serverSeed), serverSeed, chances: ['', ownChance] }
  const start = { seats: 2, options: {}, seed: matchSeed(serverSeed, fairness.chances) }
  const { record } = watchMatch(game, start, { laws: {} })
  return sealed(game, { id, names: ['Maren', 'Oswin'], bots: [null, null], finishedAt: 0, record, fairness })
}

const announced = publishedFrom('the deal that was announced')
const another = publishedFrom('a deal that suits somebody better')

/** What the dialog says of a record, once it has played it. */
function verdictOn(published: PublishedRecord) {
  const playback = openPlayback(published, { step: 0, viewpoint: null })
  if ('reason' in playback) throw new Error(playback.reason)
  const page = emptyPage()
  jest.useFakeTimers()
  act(() => {
    render(
      <ReplayContext.Provider value={{ published, playback }}>
        <VerifyDialog onClose={() => {}} />
      </ReplayContext.Provider>,
      page,
    )
  })
  act(() => jest.runAllTimers())
  jest.useRealTimers()
  const { dataset } = page.querySelector<HTMLElement>('[data-verdict]')!
  return { verdict: dataset.verdict, said: page.textContent ?? '' }
}

beforeAll(async () => {
  allowDialogs()
  await speak('en')
  await loadReplayTexts()
})

beforeEach(() => localStorage.clear())

test('a deal other than the one this browser noted is refused, though the record holds in itself', () => {
  noteDeal({ id, commitment: announced.fairness.commitment, chance: ownChance })
  expect(verify(another, game).fault).toBeNull()
  const { verdict, said } = verdictOn(another)
  expect(verdict).toBe('bad')
  expect(said).toContain(replayTexts().notedOther)
  expect(said).not.toContain(replayTexts().noted)
  expect(said).not.toContain(replayTexts().good)
})

const { commitment } = announced.fairness

test.each([
  [
    'the noted deal, with what this browser can witness itself',
    { chance: ownChance },
    ['noted', 'ownChance'],
  ],
  ['no chance that is not part of the deal', { chance: sha256('another').slice(0, 32) }, ['noted']],
  ['no note where there is none', null, []],
])('a deal is proved by %s', (_, note, claims) => {
  if (note) noteDeal({ id, commitment, ...note })
  const { verdict, said } = verdictOn(announced)
  const claimed = (['noted', 'notedOther', 'ownChance'] as const).filter(key =>
    said.includes(replayTexts()[key]),
  )
  expect([verdict, claimed]).toEqual(['good', claims])
})
