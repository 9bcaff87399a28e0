/** Whatever people call themselves or say: it arrives exactly as sent or is refused, and nobody else's table breaks. */
import { type ChatLine, TEXT_REASONS } from '@heorot/shared'
import fc from 'fast-check'
import { sharedHall } from './support/harness'
import { newTestToken, tableForTwo, Visitor } from './support/Visitor'

const RUNS = 150
const SEED = Number(process.env.HEOROT_SEED ?? 1)

let time = 1_800_000_000_000
const hall = sharedHall({}, { now: () => time })

const codeUnits = (max: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: max })
    .map(units => String.fromCharCode(...units))
const spice = fc.constantFrom(
  ...['\ud800', '\udc00', '\u202e', '\u2066', '\u200b', '\u200d', '\u00ad', '\u{e0041}', '\u0301', '\u0000'],
  ...['\n', '\ufeff', '\u3164', '\u2800', '\ufffd', '👩‍👩‍👧', '❤️', 'é', 'e\u0301', ' ', 'Łucja', 'שלום'],
)
const hostileText = fc.oneof(
  codeUnits(30),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc
    .array(fc.oneof(spice, fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 6 })
    .map(parts => parts.join('')),
)

it('refuses half a character in a name, which used to shift everything that follows it in the state', async () => {
  const { code, token } = await hall.create({ seats: 3 })
  const host = await Visitor.join(hall.url, code, { token })
  const before = host.table.seats
  await expect(Visitor.join(hall.url, code, { name: 'Ali\ud800', sit: 1 })).rejects.toThrow('text-broken')
  const guest = await Visitor.join(hall.url, code, { name: 'Aeschere', sit: 2 })
  await host.until('the guest', v => v.table.seats[2]?.person === guest.you.person)
  expect(host.table.seats.slice(0, 2)).toEqual(before.slice(0, 2))
  await Promise.all([host.leave(), guest.leave()])
})

it('shows everybody exactly the name that was sent, or refuses it', async () => {
  const { code, token } = await hall.create({ seats: 3 })
  const host = await Visitor.join(hall.url, code, { token })
  const own = host.table.seats[0]
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(hostileText, async name => {
      const guest = await Visitor.join(hall.url, code, { name, sit: 1, token: newTestToken() }).catch(
        (error: Error) => error.message,
      )
      if (typeof guest === 'string') return expect(TEXT_REASONS).toContain(guest)
      accepted++
      await host.until('the guest', v => v.table.seats[1]?.person === guest.you.person)
      expect(host.table.seats.map(seat => seat.name)).toEqual(['Hrothgar', name, ''])
      expect(host.table.seats[0]).toEqual(own)
      expect((await host.host({ do: 'free', seat: 1 })).ok).toBe(true)
      await guest.leave()
    }),
    { numRuns: RUNS, seed: SEED },
  )
  expect(accepted).toBeGreaterThan(RUNS / 10)
  expect(accepted).toBeLessThan(RUNS)
  await host.leave()
})

it('lets everybody hear exactly what was said, or refuses it', async () => {
  const { host, guest } = await tableForTwo(hall, { seats: 2 })
  await fc.assert(
    fc.asyncProperty(hostileText, async text => {
      time += 60_000
      const heard = guest.heard.length
      const answer = await host.ask('chat', { said: { text } })
      if (answer.refusal) return expect(TEXT_REASONS).toContain(answer.refusal.reason)
      await guest.until('the line', v => v.heard.length > heard)
      expect(guest.heard.at(-1)!.said).toEqual({ text })
    }),
    { numRuns: RUNS, seed: SEED },
  )
  expect((await guest.sync()).chat.at(-1)).toEqual(guest.heard.at(-1))
  expect(guest.table.seats.map(seat => seat.name)).toEqual(['Hrothgar', 'Unferth'])
  await Promise.all([host.leave(), guest.leave()])
})

it('opens a table whose names and chat were stored before there was a rule', async () => {
  const { code, token } = await hall.create({ seats: 2 })
  const { store } = hall
  const record = (await store.loadTable(code))!
  const seats = record.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Hroth\ud800' } : seat))
  const said = { text: 'Hail\u202e!' }
  const line: ChatLine = {
    ...{ n: 1, at: time, person: '0123456789ab', name: '\udc00', seat: null },
    ...{ channel: 'table', said },
  }
  await store.commit([
    { kind: 'table', record: { ...record, seats }, wakeAt: null },
    { kind: 'chat', code, line, displaced: null },
  ])
  const host = await Visitor.join(hall.url, code, { token })
  expect(host.table.seats.map(({ name }) => name)).toEqual(['Hroth', ''])
  expect(host.table.seats[0]!.person).toBe(host.you.person)
  expect((await host.sync()).chat).toEqual([{ ...line, name: '?', said: { text: 'Hail!' } }])
  await host.leave()
})
