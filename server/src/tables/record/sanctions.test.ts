/** Somebody removed or muted comes back as somebody new; a household shares the address. */
import type { Channel } from '@heorot/shared'
import { FakeTable, guestNamed } from '../../../test/support/fakeTable'
import { matchSanctions } from './sanctions'
import { upToDate } from '../../store/upToDate'

const HOME = '203.0.113.7'
const SANCTION_DURATION = 10 * 60_000
const person = (name: string) => guestNamed(name).person
const refused = (reason: string) => ({ refusal: { reason } })
const said = (text: string, channel: Channel = 'spectators') => ({ channel, said: { text } })

/** Grendel sits; his mother watches from the same address. */
async function household(): Promise<FakeTable> {
  const fake = new FakeTable({ seats: 3 })
  await fake.enter('Hrothgar')
  await fake.enter('Grendel', true, HOME)
  await fake.enter('Mother', undefined, HOME)
  return fake
}

const remove = (fake: FakeTable, name: string) =>
  fake.ask('Hrothgar', 'host', { do: 'remove', person: person(name) })
const mute = (fake: FakeTable, name: string, muted = true) =>
  fake.ask('Hrothgar', 'host', { do: 'mute', person: person(name), muted })

describe('somebody removed', () => {
  it('takes no seat for ten minutes, not as somebody new either, but may watch', async () => {
    const fake = await household()
    expect(await remove(fake, 'Grendel')).toEqual({ ok: true })
    expect(await fake.enter('Grendel', true, 'elsewhere')).toEqual({ reason: 'removed' })
    expect(await fake.enter('Lendreg', true, HOME)).toEqual({ reason: 'neighbour-removed' })
    expect(await fake.enter('Grendel', undefined, HOME)).toBeNull()
    expect(await fake.enter('Lendreg', undefined, HOME)).toBeNull()
    expect(await fake.ask('Lendreg', 'sit')).toEqual(refused('neighbour-removed'))
    await fake.pass(SANCTION_DURATION - 1)
    expect(await fake.ask('Grendel', 'sit')).toEqual(refused('removed'))
    await fake.pass(1)
    expect(await fake.ask('Lendreg', 'sit')).toEqual({ ok: true })
    expect(await fake.ask('Grendel', 'sit')).toEqual({ ok: true })
  })

  it('does not keep those from a seat who were there before, or come from elsewhere', async () => {
    const fake = await household()
    await remove(fake, 'Grendel')
    expect(await fake.enter('Breca', true)).toBeNull()
    fake.table.leave('Mother')
    expect(await fake.enter('Mother', true, HOME)).toBeNull()
  })

  it('brings along one spare name at most', async () => {
    const fake = await household()
    await fake.enter('Cousin', undefined, HOME)
    await remove(fake, 'Grendel')
    expect(await fake.ask('Mother', 'sit')).toEqual({ ok: true })
    await remove(fake, 'Mother')
    expect(await fake.ask('Cousin', 'sit')).toEqual(refused('neighbour-removed'))
  })

  it('spares those who were there, also when others were removed elsewhere or the same one again', async () => {
    const fake = await household()
    await fake.enter('Breca')
    for (const name of ['Breca', 'Grendel']) await remove(fake, name)
    await fake.enter('Grendel', undefined, HOME)
    await remove(fake, 'Grendel')
    expect(fake.table.record.removed).toHaveLength(2)
    expect(await fake.ask('Mother', 'sit')).toEqual({ ok: true })
  })

  it('costs nobody their seat who sat there', async () => {
    const fake = await household()
    await fake.enter('Cousin', undefined, HOME)
    for (const name of ['Mother', 'Cousin']) await remove(fake, name)
    await fake.ask('Grendel', 'stand')
    expect(await fake.ask('Grendel', 'sit')).toEqual({ ok: true })
  })

  it('is remembered by the address also after leaving first', async () => {
    const fake = await household()
    fake.table.leave('Grendel')
    await remove(fake, 'Grendel')
    expect(await fake.enter('Lendreg', true, HOME)).toEqual({ reason: 'neighbour-removed' })
  })

  it('may sit down again once the host unlocks the table', async () => {
    const fake = await household()
    await remove(fake, 'Grendel')
    await fake.ask('Hrothgar', 'host', { do: 'lock', locked: true })
    await fake.ask('Hrothgar', 'host', { do: 'lock', locked: false })
    expect(await fake.enter('Lendreg', true, HOME)).toBeNull()
    expect(await fake.enter('Grendel', true, HOME)).toBeNull()
  })
})

it('reads the marks of earlier versions', async () => {
  const { table, now } = await household()
  const { place, person } = guestNamed('Grendel', HOME)
  const marks = { removed: [{ person, place, until: now + 1 }], muted: [person] }
  const { removed, muted } = upToDate({ ...table.record, ...(marks as object) })
  const guests = [guestNamed('Grendel'), guestNamed('Lendreg', HOME)]
  expect(guests.map(guest => matchSanctions(removed, guest, now))).toEqual(['self', 'stranger'])
  expect(guests.map(guest => matchSanctions(muted, guest, now))).toEqual(['self', null])
})

describe('somebody muted', () => {
  it('does not speak as somebody new either; those who were there before do', async () => {
    const fake = await household()
    await mute(fake, 'Grendel')
    await fake.enter('Lendreg', undefined, HOME)
    expect(await fake.ask('Grendel', 'chat', said('Argh!', 'table'))).toEqual(refused('muted'))
    expect(await fake.ask('Lendreg', 'chat', said('Argh!'))).toEqual(refused('neighbour-muted'))
    expect(await fake.ask('Mother', 'chat', said('My son!'))).toEqual({ ok: true })
    await fake.pass(SANCTION_DURATION)
    expect(await fake.ask('Lendreg', 'chat', said('Argh!'))).toEqual({ ok: true })
    expect(await fake.ask('Grendel', 'chat', said('Argh!', 'table'))).toEqual(refused('muted'))
  })

  it('is seen to be muted on a seat, and speaks again when the host says so', async () => {
    const fake = await household()
    expect(fake.facts.seats.map(seat => seat.muted)).toEqual([false, false, false])
    await mute(fake, 'Grendel')
    await fake.enter('Lendreg', true, HOME)
    expect(fake.facts.seats.map(seat => seat.muted)).toEqual([false, true, true])
    expect(await mute(fake, 'Lendreg', false)).toEqual({ ok: true })
    expect(fake.facts.seats.map(seat => seat.muted)).toEqual([false, true, false])
    expect(await fake.ask('Lendreg', 'chat', said('Hail!', 'table'))).toEqual({ ok: true })
    await mute(fake, 'Grendel', false)
    expect(await fake.ask('Grendel', 'chat', said('Hail!', 'table'))).toEqual({ ok: true })
  })

  it('is somebody who is here, sits here or has spoken', async () => {
    const fake = await household()
    await fake.ask('Mother', 'chat', said('My son!'))
    fake.table.leave('Mother')
    expect(await mute(fake, 'Mother')).toEqual({ ok: true })
    expect(await mute(fake, 'Unferth')).toEqual(refused('no-such-person'))
  })
})
