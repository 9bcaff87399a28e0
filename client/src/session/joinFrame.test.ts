import type { TableView } from '@heorot/shared'
import { FrameJoiner } from './joinFrame'
import type { Patch } from './link'

const seat = { name: 'Maren', bot: null, online: true }
const holder = { seat: 0, from: 1, name: 'Maren', person: 'p', bot: null }

const patch = (revision: number, more: Partial<TableView> = {}): Patch => ({
  table: {
    match: 1,
    revision,
    seats: [seat],
    holders: [holder],
    waitingFor: [0],
    outcome: null,
    ...more,
  } as unknown as TableView,
  view: { at: revision },
  events: [{ kind: 'public' }],
})
const mine = (revision: number, more: object = {}) => ({ match: 1, revision, ...more })
const player = { person: 'p', seat: 0, acts: true }
const spectator = { person: 'p', seat: null, acts: false }

function seated(): FrameJoiner {
  const joiner = new FrameJoiner()
  joiner.you(player)
  joiner.patch(patch(1))
  joiner.mine(mine(1, { secret: 'hand 1', prompt: { kind: 'turn' } }))
  return joiner
}

test('a spectator sees every patch at once, with the public wordings', () => {
  const joiner = new FrameJoiner()
  expect(joiner.patch(patch(1))).toBeNull()
  expect(joiner.you(spectator)).toMatchObject({
    revision: 1,
    viewer: 'spectator',
    secret: null,
    prompt: null,
    events: [{ kind: 'public' }],
  })
})

test('news for a seat are shown together with the patch that follows', () => {
  const joiner = seated()
  expect(joiner.mine(mine(2, { secret: 'hand 2', prompt: null, events: [{ kind: 'own' }] }))).toBeNull()
  expect(joiner.unmatched).toBe(true)
  expect(joiner.patch(patch(2))).toMatchObject({
    revision: 2,
    view: { at: 2 },
    secret: 'hand 2',
    prompt: null,
    events: [{ kind: 'own' }],
  })
  expect(joiner.unmatched).toBe(false)
})

test('what a slice leaves out is as it was', () => {
  const joiner = seated()
  joiner.mine(mine(2, { secret: 'hand 2' }))
  expect(joiner.patch(patch(2))).toMatchObject({ secret: 'hand 2', prompt: { kind: 'turn' } })
})

test('without news the slice holds for the next patch, and the public wordings count', () => {
  const joiner = seated()
  joiner.mine(mine(2, { events: [{ kind: 'own' }] }))
  joiner.patch(patch(2))
  for (const revision of [3, 4])
    expect(joiner.patch(patch(revision))).toMatchObject({
      revision,
      secret: 'hand 1',
      prompt: { kind: 'turn' },
      events: [{ kind: 'public' }],
    })
})

test('never shows halves of different revisions or matches', () => {
  const joiner = seated()
  const steps: [() => ReturnType<FrameJoiner['patch']>, number | null][] = [
    [() => joiner.mine(mine(3, { secret: 'hand 3' })), null],
    [() => joiner.patch(patch(2)), null],
    [() => joiner.patch(patch(3)), 3],
    [() => joiner.mine(mine(2, { secret: 'hand 2', prompt: null })), null],
    [() => joiner.patch(patch(0, { match: 2 })), null],
    [() => joiner.patch(patch(1, { match: 2 })), null],
    [() => joiner.mine({ match: 2, revision: 1, secret: 'new hand', prompt: null }), 1],
  ]
  for (const [step, shown] of steps) expect(step()?.revision ?? null).toBe(shown)
  expect(joiner.patch(patch(2, { match: 2 }))).toMatchObject({ secret: 'new hand' })
})

test('starts from a whole slice, also on every new connection', () => {
  const joiner = seated()
  joiner.forget()
  expect(joiner.patch(patch(5))).toBeNull()
  expect(joiner.mine(mine(5, { prompt: null }))).toBeNull()
  expect(joiner.patch(patch(6))).toBeNull()
  // The answer to `sync` was overtaken by a patch: it is asked for again.
  expect(joiner.mine(mine(5, { secret: 'hand 5', prompt: null }))).toBeNull()
  expect(joiner.unmatched).toBe(true)
  expect(joiner.mine(mine(6, { secret: 'hand 6', prompt: null }))).toMatchObject({ secret: 'hand 6' })
})

test('the same revision again tells nothing twice', () => {
  const joiner = seated()
  expect(joiner.patch(patch(1, { spectators: 5 }))).toMatchObject({ revision: 1, events: [] })
})

test('a tab that does not act is asked nothing', () => {
  const joiner = seated()
  expect(joiner.you({ ...player, acts: false })).toMatchObject({ viewer: 0, prompt: null, secret: 'hand 1' })
})

test('standing up forgets the hand', () => {
  const joiner = seated()
  expect(joiner.you(spectator)).toMatchObject({ viewer: 'spectator', secret: null })
  expect(joiner.you(player)).toBeNull()
})

test('before the first start there is nothing to show', () => {
  const joiner = new FrameJoiner()
  joiner.you(player)
  expect(joiner.patch({ ...patch(0), view: null })).toBeNull()
  expect(joiner.unmatched).toBe(false)
})

test('who sits down after the end does not change whose match it was', () => {
  const joiner = new FrameJoiner()
  joiner.you(spectator)
  const newcomer = { name: 'Oswin', bot: null, online: true }
  const frame = joiner.patch(
    patch(9, { phase: 'finished', seats: [newcomer] as unknown as TableView['seats'] }),
  )
  expect(frame?.people).toEqual([{ seat: 0, name: 'Maren', bot: null, online: true }])
})
