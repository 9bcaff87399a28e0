import { begin, findGame, gameIds, replay, rngFrom, seedFromNumber } from '@heorot/shared'
import { decideAndExplain } from '../../bots/decide'
import type { Think } from '../../bots/Thinker'
import type { Patch } from '../../session/link'
import { TableSession } from '../../session/TableSession'
import { Practice } from './Practice'
import { newPractice, readSaved, type SavedPractice } from './saved'

const quick: Think = async task => decideAndExplain({ ...task, budgetMs: 0 }, () => 0)
const order = { bots: [null, 'thrall', 'thane'] as const, options: {}, seed: seedFromNumber(8) }
const settled = () => new Promise(resolve => setTimeout(resolve))

function open(id: string, { think = quick, saved = newPractice(findGame(id)!, order) } = {}) {
  const game = findGame(id)!
  const kept: SavedPractice[] = [saved]
  let seeds = 100
  const practice = new Practice(game, saved, 'Hygd', {
    think,
    newSeed: () => seedFromNumber(seeds++),
    pause: async () => {},
    save: next => kept.push(next),
    budgetMs: 0,
  })
  const session = new TableSession(
    { code: 'practice', name: 'Hygd', token: '', practice: true },
    { open: practice.open, wait: () => new Promise(() => {}) },
  )
  void session.run()
  return { game, session, practice, last: () => kept.at(-1)! }
}

/** Plays whatever is suggested whenever the person is asked, for so many turns or to the end. */
async function playOn({ game, session }: ReturnType<typeof open>, turns = Number.POSITIVE_INFINITY) {
  const rng = rngFrom(seedFromNumber(5))
  for (let turn = 0; turn < turns && !session.table.value?.outcome; ) {
    await settled()
    const prompt = session.frame.value?.prompt
    if (!prompt) continue
    const refusal = await session.act(game.suggest(prompt, rng))
    if (refusal) throw new Error(refusal.reason)
    turn++
  }
}

describe.each(gameIds)('practice of %s', id => {
  it('is played to its end and kept as a record that replays', async () => {
    const table = open(id)
    await playOn(table)
    const { outcome, phase } = table.session.table.value!
    expect(phase).toBe('finished')
    expect(table.game.outcome(replay(table.game, table.last().record).state)).toEqual(outcome)
  })

  it('goes on after a reload where it was', async () => {
    const before = open(id)
    await playOn(before, 4)
    before.session.close()
    const stored = readSaved(before.game, JSON.stringify(before.last()))!
    const after = open(id, { saved: stored })
    while (!after.session.frame.value) await settled()
    expect(after.session.frame.value.revision).toBeGreaterThanOrEqual(stored.record.intents.length)
    await playOn(after, 2)
  })
})

describe('a practice table', () => {
  it('shows the person their own cards and nobody else’s', async () => {
    const { session, game, last } = open('legend')
    while (!session.frame.value) await settled()
    const { state } = replay(game, last().record)
    expect(session.frame.value.secret).toEqual(game.secretView(state, 0))
    expect(session.frame.value.viewer).toBe(0)
  })

  it('refuses what the rules refuse, and what needs other people', async () => {
    const { session } = open('movie', { think: () => new Promise(() => {}) })
    await settled()
    expect(await session.act({ kind: 'nonsense' })).toEqual({ reason: 'not-an-intent' })
    expect(await session.say({ said: { text: 'hail' } })).toEqual({ reason: 'unknown-message' })
  })

  it('deals again for another game', async () => {
    const table = open('movie')
    await playOn(table)
    const first = table.last()
    expect(await table.session.command({ do: 'rematch' })).toBeNull()
    expect(table.last().match).toBe(first.match + 1)
    expect(table.last().record.seed).not.toBe(first.record.seed)
    await playOn(table, 2)
  })

  it('stays on the table whatever a bot answers', async () => {
    const table = open('movie', {
      think: async () => ({ intent: { kind: 'nonsense' }, why: [], chance: null, second: null }),
    })
    await playOn(table, 3)
    expect(table.session.frame.value!.revision).toBeGreaterThan(3)
  })

  it('stops when nobody looks any more', async () => {
    const patches: Patch[] = []
    const ignore = () => {}
    const unheard = { mine: ignore, open: ignore, you: ignore, chat: ignore, closed: ignore }
    const { practice } = open('movie', { think: () => new Promise(() => {}) })
    const order = { name: 'Hygd', token: '' }
    const link = await practice.open('', order, { ...unheard, patch: patch => patches.push(patch) })
    link.leave()
    await settled()
    expect(patches).toHaveLength(1)
  })
})

describe('what was stored', () => {
  const game = findGame('movie')!

  it('is forgotten when it is damaged, or of other rules', () => {
    const saved = newPractice(game, order)
    expect(readSaved(game, JSON.stringify(saved))).toEqual(saved)
    const other = { ...saved, record: { ...saved.record, rulesVersion: 99 } }
    for (const text of [null, '', '{', '{}', '[]', JSON.stringify(other)])
      expect(readSaved(game, text)).toBeNull()
    expect(begin(game, saved.record).seats).toBe(3)
  })
})
