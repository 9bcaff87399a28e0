/** Who may do what to whom, tried over real sockets by people who would like to see a hand that is not theirs. */
import { type ClockName, TAKE_BACK } from '@heorot/shared'
import type { BotThinker } from '../src/tables/bots/thinker'
import { sharedHall } from './support/harness'
import { useVisitors, type Visitor } from './support/Visitor'

const MINUTE = 60_000
/** A clock that is looked at less often than this has jumped, which counts as a pause of the server. */
const LOOK_MS = 4000

let now = 1_800_000_000_000
// Bots come to no end, but in the tests that need a decision of theirs.
const noEnd: BotThinker['think'] = () => new Promise(() => {})
let think = noEnd
const hall = sharedHall({}, { now: () => now, thinker: { think: question => think(question) } })
afterEach(() => {
  think = noEnd
})
const { visitors, join } = useVisitors(() => hall.url)

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= LOOK_MS) {
    now += Math.min(left, LOOK_MS)
    hall.registry.tick()
  }
  // Whatever that has set off is done when the next answer comes.
  await Promise.all(visitors.filter(({ closedWith }) => closedWith === null).map(visitor => visitor.sync()))
}

/** A started match of so many people; the first hosts. A stranger watches. */
async function started(people: number, clock: ClockName = 'none', startSeat = 0) {
  const { code, token } = await hall.create({ seats: people, clock, options: { startSeat } })
  const host = await join(code, { name: 'Hrothgar', token })
  const others: Visitor[] = []
  for (let n = 1; n < people; n++) others.push(await join(code, { name: `Guest${n}`, sit: n }))
  await host.host({ do: 'start' })
  for (const player of [host, ...others]) await player.until('cards', v => v.mine && v.inStep)
  const stranger = await join(code, { name: 'Guest1' })
  return { code, host, others, victim: others[0]!, stranger }
}

const refused = (reason: string) => ({ refusal: { reason } })
const DONE = { ok: true }
const PENDING = { ok: true, pending: true }
const accept = (who: Visitor, asker: Visitor) => who.host({ do: 'accept', person: asker.you.person, seat: 1 })
const sees = async (who: Visitor) => (await who.sync()).mine !== null

describe('the hand of somebody who sits', () => {
  it('is not to be had with the host’s own buttons while they are here', async () => {
    const { host, victim, stranger } = await started(3)
    const { person } = victim.you
    expect(await host.host({ do: 'free', seat: 1 })).toEqual(refused('seat-owned'))
    expect(await host.host({ do: 'remove', person })).toEqual(refused('seat-owned'))
    expect(await host.host({ do: 'bot', seat: 1, strength: 'thane' })).toEqual(refused('owner-present'))
    expect(await stranger.ask('sit', { seat: 1 })).toEqual(refused('seat-taken'))
    expect(await sees(stranger)).toBe(false)
    expect([victim.closedWith, victim.you.seat]).toEqual([null, 1])
  })

  it('is given on only after a long absence, when everybody else who plays agrees', async () => {
    const { host, others, victim, stranger } = await started(3)
    const { secret } = victim.mine!
    await victim.leave()
    await pass(5 * MINUTE - 1000)
    expect(await stranger.ask('sit', { seat: 1 })).toEqual(refused('seat-taken'))
    await pass(1000)
    expect(await stranger.ask('sit', { seat: 1 })).toEqual(PENDING)
    await host.until('the request', v => v.table.takeovers[0]?.undecided.length === 2)
    expect(await accept(stranger, stranger)).toEqual(refused('not-decider'))
    expect(await accept(host, stranger)).toEqual(DONE)
    expect(await sees(stranger)).toBe(false)
    expect(await accept(others[1]!, stranger)).toEqual(DONE)
    expect((await stranger.sync()).mine?.secret).toEqual(secret)
    await host.until('the new holder', v => v.table.holders.at(-1)?.person === stranger.you.person)
  })

  it('stays theirs when they return before all have agreed', async () => {
    const { code, host, others, victim, stranger } = await started(3)
    await victim.leave()
    await pass(5 * MINUTE)
    await stranger.ask('sit', { seat: 1 })
    await accept(host, stranger)
    const back = await join(code, { token: victim.token })
    expect(back.you.seat).toBe(1)
    expect(await accept(others[1]!, stranger)).toEqual(refused('no-such-person'))
    await back.leave()
    expect(await stranger.ask('sit', { seat: 1 })).toEqual(refused('seat-taken'))
    expect(await sees(stranger)).toBe(false)
  })

  it('is nobody else’s in a match of two', async () => {
    const { victim, stranger } = await started(2)
    await victim.leave()
    await pass(60 * MINUTE)
    expect(await stranger.ask('sit', { seat: 1 })).toEqual(refused('too-few-to-agree'))
  })

  it('is given on at once where somebody gives the seat up and all others agree', async () => {
    const { host, others, victim, stranger } = await started(3)
    await victim.ask('stand', { forGood: true })
    expect(await stranger.ask('sit', { seat: 1 })).toEqual(PENDING)
    await accept(host, stranger)
    expect(await sees(stranger)).toBe(false)
    await accept(others[1]!, stranger)
    expect(await sees(stranger)).toBe(true)
    const before = victim.slices.length
    const moved = async () =>
      (await Promise.all([host, stranger, others[1]!].map(who => who.playAnything()))).some(Boolean)
    while (!(await moved())) await new Promise(resolve => setTimeout(resolve, 5))
    await victim.until('seeing the move', v => v.table.revision > 0)
    expect([victim.slices.length, await sees(victim)]).toEqual([before, false])
  })
})

describe('the host’s role', () => {
  it('falls to nobody; a player who is here keeps the game going until the host is back', async () => {
    const { code, host, victim } = await started(3)
    await host.leave()
    await pass(5 * MINUTE - 1000)
    expect(await victim.host({ do: 'bot', seat: 0, strength: 'thane' })).toEqual(refused('not-host'))
    await pass(1000)
    expect(victim.table).toMatchObject({ host: host.you.person, deputy: victim.you.person })
    for (const command of [
      { do: 'free', seat: 0 },
      { do: 'watch', watch: 'nobody' },
      { do: 'lock', locked: true },
      { do: 'handover', person: victim.you.person },
      { do: 'remove', person: host.you.person },
    ] as const)
      expect(await victim.host(command)).toEqual(refused('not-host'))
    expect(await victim.host({ do: 'bot', seat: 0, strength: 'thane' })).toEqual(DONE)
    const back = await join(code, { token: host.token })
    expect(back.you.seat).toBe(0)
    await victim.until('the host back', v => v.table.deputy === null)
    expect(await back.host({ do: 'lock', locked: true })).toEqual(DONE)
  })

  it('waits a day in a game over days', async () => {
    const { host, victim } = await started(2, 'days')
    await host.leave()
    await pass(60 * MINUTE)
    expect(victim.table.deputy).toBeNull()
    expect(await victim.host({ do: 'watch', watch: 'everyone' })).toEqual(refused('not-host'))
  })
})

describe('a bot that decides for somebody who is away', () => {
  const placesLongship: BotThinker['think'] = async ({ prompt }) => {
    think = noEnd
    const { spaces } = prompt as { readonly kind: string; readonly spaces: readonly number[] }
    return { kind: 'placeFigure', figure: 'longship', space: spaces[0] } as { readonly kind: string }
  }
  const takeBack = (who: Visitor) => who.intend(TAKE_BACK)
  const decided = (who: Visitor, revision: number) =>
    who.until(`revision ${revision}`, v => v.inStep && v.table.revision === revision)

  it('is undone by its owner, who is shown that they can, and by nobody else', async () => {
    const { code, host, victim, stranger } = await started(2, 'relaxed', 1)
    think = placesLongship
    await victim.leave()
    await pass(2 * MINUTE)
    await decided(host, 1)
    expect(host.table.takeBack).toBe(1)
    for (const other of [host, stranger]) expect((await takeBack(other)).ok).toBeUndefined()
    const back = await join(code, { token: victim.token })
    expect([back.you.acts, back.table.takeBack]).toEqual([true, back.you.seat])
    expect(await takeBack(back)).toEqual({ ok: true, revision: 2 })
    await decided(host, 2)
    expect([host.table.waitingFor, host.table.takeBack]).toEqual([[1], null])
  })

  it('has decided for good once the time of its owner was up', async () => {
    const { code, host, victim } = await started(2, 'brisk', 1)
    think = placesLongship
    await victim.leave()
    await pass(30_000)
    const again = await join(code, { token: victim.token })
    await pass(3 * MINUTE)
    await decided(host, 1)
    expect(host.table.takeBack).toBeNull()
    expect(await takeBack(again)).toEqual(refused('cannot-take-back'))
  })
})
