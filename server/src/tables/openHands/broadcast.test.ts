/** Hands are open only where everybody agreed, only to those who do not play, and closed at once. */
import { CLOSE_BROADCAST, type Past, type Synced, TAKE_BACK } from '@heorot/shared'
import { FakeTable, guestNamed } from '../../../test/support/fakeTable'

const MINUTE = 60_000

const refused = (reason: string) => ({ refusal: { reason } })

/** Two people who agreed at a started table. */
async function started(order: Record<string, unknown> = {}) {
  const fake = new FakeTable({ game: 'legend', broadcast: 10, ...order })
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', true, undefined, { agree: fake.table.record.broadcast })
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  return fake
}

const open = (fake: FakeTable, name: string) => fake.enter(name, undefined, undefined, { open: true })

/** The same, and somebody who watches with open hands. */
async function watched(order: Record<string, unknown> = {}) {
  const fake = await started(order)
  await open(fake, 'Scop')
  return fake
}

async function play(fake: FakeTable, steps: number, every = MINUTE): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await fake.step()
    await fake.pass(every)
  }
}

const shown = (fake: FakeTable) => fake.delayed.at(-1)?.match.revision

describe('agreeing', () => {
  it('is needed to sit down where a broadcast is offered, and whoever offers it agrees', async () => {
    const fake = new FakeTable({ broadcast: 5 })
    await fake.enter('Hrothgar')
    expect(await fake.enter('Unferth', true)).toEqual({ reason: 'consent-needed' })
    await fake.enter('Unferth')
    expect(await fake.ask('Unferth', 'sit')).toEqual(refused('consent-needed'))
    expect(await fake.ask('Unferth', 'sit', { agree: 5 })).toEqual({ ok: true })
    expect(fake.facts.seats.map(({ agreed }) => agreed)).toEqual([true, true])
    await fake.ask('Hrothgar', 'host', { do: 'start' })
    expect(fake.facts).toMatchObject({ broadcast: 5, hands: 'open' })
  })

  it('is asked for again when the delay changes; without it the match is played unseen', async () => {
    const fake = new FakeTable({ broadcast: 5 })
    await fake.enter('Hrothgar')
    await fake.enter('Unferth', true, undefined, { agree: 5 })
    await fake.ask('Hrothgar', 'host', { do: 'setup', change: { broadcast: 20 } })
    expect(fake.facts.seats.map(({ agreed }) => agreed)).toEqual([true, false])
    await fake.ask('Hrothgar', 'host', { do: 'start' })
    expect(fake.facts.hands).toBe('hidden')
    // Agreeing during the match opens nothing.
    expect(await fake.ask('Unferth', 'broadcast', { agree: 20 })).toEqual({ ok: true })
    expect(fake.facts.hands).toBe('hidden')
    expect(await open(fake, 'Scop')).toEqual({ reason: 'no-broadcast' })
  })

  it('names the delay, and is refused when the host has changed it meanwhile', async () => {
    const fake = new FakeTable({ broadcast: 20 })
    await fake.enter('Hrothgar')
    await fake.enter('Unferth')
    await fake.ask('Hrothgar', 'host', { do: 'setup', change: { broadcast: 5 } })
    expect(await fake.ask('Unferth', 'sit', { agree: 20 })).toEqual(refused('delay-changed'))
    expect(await fake.enter('Breca', true, undefined, { agree: 20 })).toEqual({ reason: 'delay-changed' })
    expect(await fake.ask('Unferth', 'sit', { agree: 5 })).toEqual({ ok: true })
    await fake.ask('Hrothgar', 'host', { do: 'setup', change: { broadcast: 10 } })
    expect(await fake.ask('Unferth', 'broadcast', { agree: 5 })).toEqual(refused('delay-changed'))
    expect(fake.facts.seats.map(({ agreed }) => agreed)).toEqual([true, false])
    expect(await fake.ask('Unferth', 'broadcast', { agree: 10 })).toEqual({ ok: true })
    expect(fake.facts.seats.map(({ agreed }) => agreed)).toEqual([true, true])
  })

  it('is not asked of bots', async () => {
    const fake = new FakeTable({ broadcast: 20, bots: [null, 'thrall'] })
    await fake.enter('Hrothgar')
    await fake.ask('Hrothgar', 'host', { do: 'start' })
    expect(fake.facts.hands).toBe('open')
  })

  it('can be taken back by everybody who played and the host, at any time and for the whole match', async () => {
    const fake = await watched()
    expect(await fake.ask('Scop', 'broadcast', { agree: 0 })).toEqual(refused('not-seated'))
    await fake.ask('Unferth', 'stand')
    expect(await fake.ask('Unferth', 'broadcast', { agree: 0 })).toEqual({ ok: true })
    expect(fake.closed).toEqual([['Scop', CLOSE_BROADCAST]])
    expect(fake.facts.hands).toBe('closed')
    expect(await fake.ask('Unferth', 'broadcast', { agree: 10 })).toEqual({ ok: true })
    expect(fake.facts.hands).toBe('closed')
    expect(await open(fake, 'Breca')).toEqual({ reason: 'no-broadcast' })
    await fake.reopen()
    expect(fake.table.record.hands).toBe('closed')
  })
})

describe('the delayed stream', () => {
  it('shows what is old enough and nothing else, after a restart too', async () => {
    const fake = await watched()
    await play(fake, 12)
    // The step of minute 0 was due at minute 10, that of minute 1 at minute 11, that of minute 2 just now.
    expect(shown(fake)).toBe(3)
    const { open: hands } = (await fake.ask('Scop', 'sync')) as Synced
    expect(hands).toMatchObject({ match: 1, revision: 3 })
    const { frames } = (await fake.ask('Scop', 'past', { match: 1, from: 0 })) as Past
    expect(frames.map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
    expect(frames.at(-1)?.hands).toEqual(hands?.hands)
    expect(await fake.ask('Scop', 'history', { match: 1 })).toMatchObject({ steps: { length: 3 } })
    await fake.reopen(undefined, 60 * MINUTE)
    await open(fake, 'Scop')
    expect(shown(fake)).toBe(3)
    await fake.pass(MINUTE)
    expect(shown(fake)).toBe(4)
  })

  it('does not show the deal before its time', async () => {
    const fake = await started()
    const looks = async () => {
      const { open: hands } = (await fake.ask('Scop', 'sync')) as Synced
      const { frames } = (await fake.ask('Scop', 'past', { match: 1, from: 0 })) as Past
      return [hands, frames.map(frame => frame.hands !== undefined)]
    }
    await open(fake, 'Scop')
    expect(await looks()).toEqual([null, [false]])
    await play(fake, 9)
    expect(await looks()).toEqual([null, [false]])
    expect(fake.delayed.some(({ hands }) => hands)).toBe(false)
    await fake.pass(MINUTE)
    expect(await looks()).toEqual([expect.objectContaining({ revision: 1 }), [true, true]])
  })

  it('never goes on while the server stands still, and never back', async () => {
    const fake = await watched()
    await play(fake, 11)
    expect(shown(fake)).toBe(2)
    await fake.pause(60 * MINUTE)
    expect(shown(fake)).toBe(2)
    fake.now -= 30 * MINUTE
    await fake.step()
    await fake.pass(0)
    expect(shown(fake)).toBe(2)
    fake.now += 30 * MINUTE
    await fake.pass(MINUTE)
    expect(shown(fake)).toBe(3)
    const times = fake.table.play!.rows.map(({ at }) => at!)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  it('tells a move and its taking back each in its time, while the match is paused too', async () => {
    const fake = await watched({ game: 'movie', clock: 'days' })
    const asked = ['Hrothgar', 'Unferth'][fake.table.play!.waitingFor[0]!]!
    const placed = { kind: 'placeFigure', figure: 'longship', space: 0 }
    expect(await fake.ask(asked, 'intent', { id: 'intent-1', intent: placed })).toMatchObject({ ok: true })
    await fake.pass(MINUTE)
    expect(await fake.ask(asked, 'intent', { id: 'intent-2', intent: TAKE_BACK })).toMatchObject({ ok: true })
    await play(fake, 8, 0)
    for (const name of ['Hrothgar', 'Unferth']) await fake.ask(name, 'pause', { want: true })
    expect(fake.facts.paused).toBe(true)
    await fake.pass(9 * MINUTE - 1)
    expect(shown(fake)).toBe(0)
    await fake.pass(1)
    expect(shown(fake)).toBe(1)
    await fake.pass(MINUTE)
    const { frames } = (await fake.ask('Scop', 'past', { match: 1, from: 0 })) as Past
    const views = frames.slice(0, 3).map(({ view }) => view)
    expect(views).toEqual([views[0], views[1], views[0]])
    expect(views[1]).not.toEqual(views[0])
  })

  it('stands still while somebody thinks, however long and whatever the clock does', async () => {
    for (const clock of ['none', 'days']) {
      const fake = await watched({ broadcast: 20, clock })
      await play(fake, 9, 0)
      await fake.pass(20 * MINUTE)
      const stalled = shown(fake)!
      const lastSteps = [0, 1].map(seat => fake.table.play!.rows.findLast(row => row.seat === seat)!.step)
      expect(stalled).toBeGreaterThan(0)
      expect(stalled).toBeLessThan(Math.min(...lastSteps))
      const waits = [
        () => fake.pass(23 * 60 * MINUTE),
        () => fake.pause(60 * MINUTE),
        () => fake.reopen(undefined, 60 * MINUTE).then(() => open(fake, 'Scop')),
        () => fake.crash().then(() => open(fake, 'Scop')),
        () => fake.pass(-30 * MINUTE),
        () => fake.pass(60 * MINUTE),
      ]
      for (const wait of waits) {
        await wait()
        expect(shown(fake)).toBe(stalled)
      }
      await play(fake, 4, 0)
      await fake.pass(0)
      expect(shown(fake)).toBeGreaterThan(stalled)
      expect(shown(fake)).toBeLessThanOrEqual(9)
    }
  })

  it('does not take a move that can be taken back for a decision', async () => {
    const fake = await watched({ game: 'movie', clock: 'days' })
    const place = async (space: number, figure = 'longship') => {
      const seat = fake.table.play!.waitingFor[0]!
      const intent = { kind: 'placeFigure', figure, space }
      const id = `intent-${fake.table.play!.revision}`
      const name = ['Hrothgar', 'Unferth'][seat]!
      expect(await fake.ask(name, 'intent', { id, intent })).toMatchObject({ ok: true })
      return name
    }
    for (const space of [0, 1, 2]) await place(space)
    await fake.pass(60 * MINUTE)
    expect(shown(fake)).toBe(0)
    const last = await place(3)
    await fake.pass(60 * MINUTE)
    expect(fake.delayed.at(-1)?.match.revision).toBe(1)
    const takenBack = await fake.ask(last, 'intent', { id: 'taken-back', intent: TAKE_BACK })
    expect(takenBack).toMatchObject({ ok: true })
    await place(4)
    await fake.pass(60 * MINUTE)
    expect(shown(fake)).toBe(2)
  })

  it('is not for those who play or played, at a locked table, nor for a row without a time', async () => {
    const fake = await started()
    await fake.ask('Unferth', 'stand')
    for (const name of ['Hrothgar', 'Unferth'])
      expect(await open(fake, name)).toEqual({ reason: 'own-hand-only' })
    await open(fake, 'Scop')
    await fake.ask('Hrothgar', 'host', { do: 'lock', locked: true })
    expect(await open(fake, 'Breca')).toEqual({ reason: 'locked' })
    await play(fake, 3)
    fake.table.play!.rows.forEach((row, n, rows) => {
      rows[n] = { ...row, at: null }
    })
    await fake.pass(60 * MINUTE)
    expect(shown(fake)).toBe(0)
  })

  it('keeps everybody new from a seat of that match, and its viewers from any', async () => {
    const fake = await watched()
    await fake.enter('Breca')
    await fake.ask('Unferth', 'stand', { forGood: true })
    for (const name of ['Scop', 'Breca'])
      expect(await fake.ask(name, 'sit', { agree: 5 })).toEqual(refused('hands-shown'))
    expect(await fake.ask('Unferth', 'sit')).toMatchObject({ ok: true })
    await fake.ask('Hrothgar', 'broadcast', { agree: 0 })
    expect(await fake.ask('Breca', 'sit', { agree: 5 })).toEqual(refused('hands-shown'))
  })

  it('keeps its delay for the whole match, whatever the host does', async () => {
    const fake = await watched({ broadcast: 20 })
    await play(fake, 8)
    for (const change of [{ broadcast: 5 }, { broadcast: 0 }])
      expect(await fake.ask('Hrothgar', 'host', { do: 'setup', change })).toHaveProperty('refusal')
    await fake.pass(0)
    expect(fake.facts.broadcast).toBe(20)
    expect(shown(fake)).toBe(0)
    await fake.reopen()
    await open(fake, 'Scop')
    expect(shown(fake)).toBe(0)
  })

  it('lets its viewers play the rematch, of which they have seen nothing', async () => {
    const fake = await watched({ game: 'movie', clock: 'days' })
    while (await fake.step());
    await fake.ask('Hrothgar', 'host', { do: 'rematch' })
    fake.table.leave('Scop')
    await fake.ask('Unferth', 'stand')
    await fake.enter('Scop')
    expect(await fake.ask('Scop', 'sit', { agree: 10 })).toEqual({ ok: true })
    await fake.ask('Hrothgar', 'host', { do: 'start' })
    expect(fake.facts).toMatchObject({ match: 2, hands: 'open' })
    // Who watched before and plays now cannot look again, nor can anybody see the match before.
    expect(await open(fake, 'Scop')).toEqual({ reason: 'own-hand-only' })
    await open(fake, 'Unferth')
    expect(await fake.ask('Unferth', 'past', { match: 1, from: 0 })).toEqual({ ok: true, frames: [] })
  })

  it('ends with the match that it shows', async () => {
    const fake = await watched({ game: 'movie', clock: 'days' })
    while (await fake.step());
    await fake.pass(0)
    expect(fake.facts.phase).toBe('finished')
    expect(fake.delayed.at(-1)?.table.phase).toBe('playing')
    await fake.pass(10 * MINUTE)
    expect(fake.delayed.at(-1)?.table.phase).toBe('finished')
    expect(fake.delayed.at(-1)?.match.outcome).toEqual(fake.table.play!.outcome)
    expect(await fake.ask('Scop', 'sit', { agree: 5 })).toEqual(refused('hands-shown'))
    await fake.ask('Hrothgar', 'host', { do: 'rematch' })
    expect(fake.closed).toEqual([['Scop', CLOSE_BROADCAST]])
    expect(fake.facts).toMatchObject({ hands: 'hidden', broadcast: 10 })
  })
})

it('the audience is listed by name; the host mutes and removes one of them, who stays away', async () => {
  const fake = new FakeTable()
  await fake.enter('Hrothgar')
  await fake.enter('Scop')
  await fake.enter('Breca')
  const { person } = guestNamed('Scop')
  await fake.ask('Hrothgar', 'host', { do: 'mute', person, muted: true })
  expect(await fake.ask('Breca', 'audience')).toMatchObject({
    watchers: [
      { name: 'Scop', person, muted: true },
      { name: 'Breca', muted: false },
    ],
  })
  await fake.ask('Hrothgar', 'host', { do: 'remove', person })
  fake.table.leave('Scop')
  expect(await fake.enter('Scop')).toEqual({ reason: 'removed' })
  expect(await fake.enter('Wiglaf')).toBeNull()
})
