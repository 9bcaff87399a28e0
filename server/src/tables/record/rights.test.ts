/** The table of rights, row by row, and that ids only name people. */
import type { HostCommand, Phase } from '@heorot/shared'
import { FakeTable, guestNamed, startedForTwo } from '../../../test/support/fakeTable'
import type { TableRecord } from '../../store/TableRecord'
import { AWAY_GRACE, DAY } from './clock'
import { upToDate } from '../../store/upToDate'
import { isHost, refuseCommand, refuseRequest } from './rights'

const person = (name: string) => guestNamed(name).person
const refused = (reason: string) => ({ refusal: { reason } })

const COMMANDS: Record<HostCommand['do'], HostCommand> = {
  start: { do: 'start' },
  rematch: { do: 'rematch' },
  setup: { do: 'setup', change: {} },
  bot: { do: 'bot', seat: 2, strength: 'king' },
  free: { do: 'free', seat: 2 },
  remove: { do: 'remove', person: person('Scop') },
  mute: { do: 'mute', person: person('Scop'), muted: true },
  lock: { do: 'lock', locked: true },
  watch: { do: 'watch', watch: 'nobody' },
  list: { do: 'list', listed: true },
  help: { do: 'help', coach: false },
  webhook: { do: 'webhook', webhook: null },
  handover: { do: 'handover', person: person('Unferth') },
  accept: { do: 'accept', person: person('Scop'), seat: 2 },
  decline: { do: 'decline', person: person('Scop'), seat: 2 },
}

/** What is refused to nobody here is decided about each request for a seat. */
const FOR_ALL = ['accept', 'decline']

/** Hrothgar hosts on seat 0, Unferth sits on 1, a bot on 2; Scop watches. */
async function table(phase: Phase): Promise<FakeTable> {
  const fake = new FakeTable({ seats: 3, bots: [null, null, 'king'] }, undefined, { botPause: 1e8 })
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', 1)
  await fake.enter('Scop')
  if (phase !== 'waiting') await fake.ask('Hrothgar', 'host', COMMANDS.start)
  if (phase === 'finished') while (await fake.step());
  fake.table.standIns.stop()
  return fake
}

const allowed = (fake: FakeTable, name: string) =>
  Object.values(COMMANDS)
    .filter(command => !refuseCommand(fake.table.situation(), fake.table.attendance.get(name)!, command))
    .map(command => command.do)
    .filter(name => !FOR_ALL.includes(name))

const ALWAYS = ['bot', 'free', 'remove', 'mute', 'lock', 'watch', 'list', 'help', 'webhook', 'handover']

it.each([
  ['waiting', ['start', 'setup', ...ALWAYS], []],
  ['playing', ALWAYS, []],
  ['finished', ['rematch', ...ALWAYS], []],
] as const)('a host may command, nobody else: %s', async (phase, host, others) => {
  const fake = await table(phase)
  expect(allowed(fake, 'Hrothgar')).toEqual(host)
  expect(allowed(fake, 'Unferth')).toEqual(others)
  expect(allowed(fake, 'Scop')).toEqual(others)
})

it.each([
  ['waiting', ['start', 'bot']],
  ['playing', ['bot']],
  ['finished', ['rematch', 'bot']],
] as const)('the deputy of a host who is away keeps the game going: %s', async (phase, deputy) => {
  const fake = await table(phase)
  await fake.pass(AWAY_GRACE)
  fake.table.leave('Hrothgar')
  await fake.pass(AWAY_GRACE - 1)
  expect(allowed(fake, 'Unferth')).toEqual([])
  await fake.pass(1)
  expect(allowed(fake, 'Unferth')).toEqual(deputy)
  const takeOff = { do: 'bot', seat: 2, strength: null }
  expect(await fake.ask('Unferth', 'host', takeOff)).toEqual(
    phase === 'playing' ? refused('not-host') : { ok: true },
  )
  expect(allowed(fake, 'Scop')).toEqual([])
})

it('a host has no deputy for time that all spend in a pause', async () => {
  const { fake } = await startedForTwo({ clock: 'days' }, undefined, { botPause: 1e8 })
  for (const name of ['Hrothgar', 'Unferth']) await fake.ask(name, 'pause', { want: true })
  fake.table.leave('Hrothgar')
  await fake.pass(2 * DAY)
  expect(fake.facts.deputy).toBeNull()
  await fake.ask('Unferth', 'pause', { want: false })
  await fake.pass(DAY - 1)
  expect(fake.facts.deputy).toBeNull()
  await fake.pass(1)
  expect(fake.facts.deputy).toBe(person('Unferth'))
})

it('a finished game is taken off the list by everybody who played it', async () => {
  const fake = await table('finished')
  const unlist = { do: 'list', listed: false } as const
  const may = (name: string) =>
    refuseCommand(fake.table.situation(), fake.table.attendance.get(name)!, unlist)
  expect(['Hrothgar', 'Unferth', 'Scop'].map(may)).toEqual([null, null, { reason: 'not-host' }])
})

it.each([
  ['stand', 'playing', 'not-seated', null],
  ['entropy', 'playing', 'not-seated', 'not-waiting'],
  ['pause', 'waiting', 'not-seated', 'not-playing'],
  ['giveTime', 'waiting', 'not-seated', 'not-playing'],
  ['keepGroup', 'playing', 'not-seated', 'not-finished'],
  ['broadcast', 'playing', 'not-seated', null],
] as const)('%s while %s', async (name, phase, forScop, forUnferth) => {
  const fake = await table(phase)
  const reason = (who: string) =>
    refuseRequest(fake.table.situation(), fake.table.attendance.get(who)!, name)?.reason ?? null
  expect([reason('Scop'), reason('Unferth')]).toEqual([forScop, forUnferth])
})

it('a finished match is kept by those who played it, not by those who sat down since', async () => {
  const fake = await table('finished')
  await fake.ask('Unferth', 'stand')
  await fake.ask('Scop', 'sit', { seat: 1 })
  const may = (name: string) =>
    refuseRequest(fake.table.situation(), fake.table.attendance.get(name)!, 'keepGroup')
  expect(['Hrothgar', 'Unferth', 'Scop'].map(may)).toEqual([
    null,
    { reason: 'not-seated' },
    { reason: 'not-seated' },
  ])
})

describe('somebody who made a token with the id of another', () => {
  const forged = (name: string) => ({ ...guestNamed('Grendel'), person: person(name) })

  it.each(['Hrothgar', 'Unferth', 'Scop'])('is not let in beside %s', async name => {
    const fake = await table('playing')
    expect(await fake.table.arrive('grendel', forged(name), {} as never)).toEqual({ reason: 'id-taken' })
  })

  it('gets neither seat nor role, also while the other is away', async () => {
    const fake = await table('playing')
    for (const name of ['Hrothgar', 'Unferth', 'Scop']) fake.table.leave(name)
    await fake.table.arrive('grendel', forged('Scop'), {} as never)
    const session = { ...fake.table.attendance.get('grendel')!, person: person('Hrothgar') }
    fake.table.attendance.enter(session)
    expect(await fake.ask('grendel', 'sync')).toMatchObject({ you: { seat: null }, mine: null })
    expect(await fake.ask('grendel', 'sit')).toMatchObject({ pending: true })
    expect(await fake.ask('grendel', 'host', COMMANDS.lock)).toEqual(refused('not-host'))
  })
})

it('a host of whom an old table knows only the id is known by the whole hash from now on', async () => {
  const fake = new FakeTable({ sit: false })
  const old = ({ host, ...record }: TableRecord) =>
    ({ ...record, host: host!.person }) as unknown as TableRecord
  expect(upToDate(old(fake.table.record)).host).toEqual({ owner: null, person: person('Hrothgar') })
  await fake.reopen(old)
  await fake.enter('Hrothgar')
  expect(fake.table.record.host).toEqual({ owner: guestNamed('Hrothgar').owner, person: person('Hrothgar') })
  expect(isHost({ host: null }, guestNamed('Hrothgar'))).toBe(false)
  const seated = new FakeTable()
  expect(upToDate(old(seated.table.record)).host).toEqual(seated.table.record.host)
})
