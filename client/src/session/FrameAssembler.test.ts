import type { TableView } from '@heorot/shared'
import { FrameAssembler } from './FrameAssembler'
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

function seated(): FrameAssembler {
  const assembler = new FrameAssembler()
  assembler.you(player)
  assembler.patch(patch(1))
  assembler.mine(mine(1, { secret: 'hand 1', prompt: { kind: 'turn' } }))
  return assembler
}

test('a spectator sees every patch at once, with the public wordings', () => {
  const assembler = new FrameAssembler()
  expect(assembler.patch(patch(1))).toBeNull()
  expect(assembler.you(spectator)).toMatchObject({
    revision: 1,
    viewer: 'spectator',
    secret: null,
    prompt: null,
    events: [{ kind: 'public' }],
  })
})

test('news for a seat are shown together with the patch that follows', () => {
  const assembler = seated()
  expect(assembler.mine(mine(2, { secret: 'hand 2', prompt: null, events: [{ kind: 'own' }] }))).toBeNull()
  expect(assembler.unmatched).toBe(true)
  expect(assembler.patch(patch(2))).toMatchObject({
    revision: 2,
    view: { at: 2 },
    secret: 'hand 2',
    prompt: null,
    events: [{ kind: 'own' }],
  })
  expect(assembler.unmatched).toBe(false)
})

test('what a slice leaves out is as it was', () => {
  const assembler = seated()
  assembler.mine(mine(2, { secret: 'hand 2' }))
  expect(assembler.patch(patch(2))).toMatchObject({ secret: 'hand 2', prompt: { kind: 'turn' } })
})

test('without news the slice holds for the next patch, and the public wordings count', () => {
  const assembler = seated()
  assembler.mine(mine(2, { events: [{ kind: 'own' }] }))
  assembler.patch(patch(2))
  for (const revision of [3, 4])
    expect(assembler.patch(patch(revision))).toMatchObject({
      revision,
      secret: 'hand 1',
      prompt: { kind: 'turn' },
      events: [{ kind: 'public' }],
    })
})

test('never shows halves of different revisions or matches', () => {
  const assembler = seated()
  const steps: [() => ReturnType<FrameAssembler['patch']>, number | null][] = [
    [() => assembler.mine(mine(3, { secret: 'hand 3' })), null],
    [() => assembler.patch(patch(2)), null],
    [() => assembler.patch(patch(3)), 3],
    [() => assembler.mine(mine(2, { secret: 'hand 2', prompt: null })), null],
    [() => assembler.patch(patch(0, { match: 2 })), null],
    [() => assembler.patch(patch(1, { match: 2 })), null],
    [() => assembler.mine({ match: 2, revision: 1, secret: 'new hand', prompt: null }), 1],
  ]
  for (const [step, shown] of steps) expect(step()?.revision ?? null).toBe(shown)
  expect(assembler.patch(patch(2, { match: 2 }))).toMatchObject({ secret: 'new hand' })
})

test('starts from a whole slice, also on every new connection', () => {
  const assembler = seated()
  assembler.forget()
  expect(assembler.patch(patch(5))).toBeNull()
  expect(assembler.mine(mine(5, { prompt: null }))).toBeNull()
  expect(assembler.patch(patch(6))).toBeNull()
  // The answer to `sync` was overtaken by a patch: it is asked for again.
  expect(assembler.mine(mine(5, { secret: 'hand 5', prompt: null }))).toBeNull()
  expect(assembler.unmatched).toBe(true)
  expect(assembler.mine(mine(6, { secret: 'hand 6', prompt: null }))).toMatchObject({ secret: 'hand 6' })
})

test('the same revision again tells nothing twice', () => {
  const assembler = seated()
  expect(assembler.patch(patch(1, { spectators: 5 }))).toMatchObject({ revision: 1, events: [] })
})

test('a tab that does not act is asked nothing', () => {
  const assembler = seated()
  expect(assembler.you({ ...player, acts: false })).toMatchObject({
    viewer: 0,
    prompt: null,
    secret: 'hand 1',
  })
})

test('standing up forgets the hand', () => {
  const assembler = seated()
  expect(assembler.you(spectator)).toMatchObject({ viewer: 'spectator', secret: null })
  expect(assembler.you(player)).toBeNull()
})

test('before the first start there is nothing to show', () => {
  const assembler = new FrameAssembler()
  assembler.you(player)
  expect(assembler.patch({ ...patch(0), view: null })).toBeNull()
  expect(assembler.unmatched).toBe(false)
})

test('who sits down after the end does not change whose match it was', () => {
  const assembler = new FrameAssembler()
  assembler.you(spectator)
  const newcomer = { name: 'Oswin', bot: null, online: true }
  const frame = assembler.patch(
    patch(9, { phase: 'finished', seats: [newcomer] as unknown as TableView['seats'] }),
  )
  expect(frame?.people).toEqual([{ seat: 0, name: 'Maren', bot: null, online: true }])
})
