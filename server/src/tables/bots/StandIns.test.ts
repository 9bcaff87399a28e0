/** Bots play for people: nobody there, nobody who will be asked, no moves. */
import { FakeTable, subscriptionOf } from '../../../test/support/fakeTable'
import type { TableNotice } from '../../notify/notice'
import { timeBudget } from '../record/clock'
import { anythingLegal, type BotThinker } from './thinker'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A table whose bots decide one by one, when told. */
class SlowTable extends FakeTable {
  readonly sent: TableNotice[] = []

  constructor(
    order: Record<string, unknown>,
    readonly thinking: (() => void)[] = [],
  ) {
    const thinker: BotThinker = {
      think: async question => {
        await new Promise<void>(resolve => thinking.push(resolve))
        return anythingLegal.think(question)
      },
    }
    const send = async (notice: TableNotice) => {
      this.sent.push(notice)
      return { gone: [], webhook: null }
    }
    super(order, thinker, { notifier: { mayCall: () => true, send } })
  }

  /** Lets all bots that think decide once; returns how many did. */
  async decide(): Promise<number> {
    for (let turns = 0; turns < 3; turns++) await new Promise(resolve => setTimeout(resolve, 2))
    const deciding = this.thinking.splice(0)
    for (const decided of deciding) decided()
    await new Promise(resolve => setTimeout(resolve, 2))
    await this.quiet()
    return deciding.length
  }

  /** Bots go on until nobody thinks any more, or the match is over; returns how often they decided. */
  async decideAll(): Promise<number> {
    let decisions = 0
    for (let now = await this.decide(); now > 0; now = await this.decide()) decisions += now
    return decisions
  }

  /** Nobody and nothing needs it: it leaves memory. When it wants to be woken. */
  async fallAsleep(): Promise<readonly string[]> {
    expect(this.sleepy).toBe(true)
    await this.table.close()
    return (await this.store.due(this.now + 1000 * HOUR)).map(({ code }) => code)
  }
}

/** Bots at a table of a host who only watches. */
async function botsOnly(order: Record<string, unknown> = {}) {
  const bots = ['thrall', 'thrall', 'king']
  const table = new SlowTable({ game: 'legend', seats: 3, bots, sit: false, ...order })
  await table.enter('Hrothgar')
  await table.ask('Hrothgar', 'host', { do: 'start' })
  return table
}

/** People of these names with a bot, in a match that they have left. */
async function leftAlone(clock: string, names: readonly string[]) {
  const bots = [...names.map(() => null), 'thrall']
  const table = new SlowTable({ game: 'movie', clock, seats: bots.length, bots })
  for (const name of names) {
    await table.enter(name, true)
    await table.ask(name, 'notify', { on: subscriptionOf(name) })
  }
  await table.ask('Hrothgar', 'host', { do: 'start' })
  for (const name of names) table.table.leave(name)
  await table.decideAll()
  return table
}

const asked = ({ table }: FakeTable) => table.play!.waitingFor.map(seat => table.record.seats[seat]!.name)
const budget = (clock: 'brisk' | 'days') => timeBudget(clock)!.decision + timeBudget(clock)!.reserve

describe.each([
  ['without a clock', {}],
  ['with a clock', { clock: 'brisk' }],
])('bots among themselves %s', (_, order) => {
  it('play while somebody watches and for a minute after, then rest, and nothing wakes the table', async () => {
    const table = await botsOnly(order)
    await table.pass(HOUR)
    expect(await table.decide()).toBeGreaterThan(0)
    table.table.leave('Hrothgar')
    await table.pass(MINUTE - 1)
    expect(await table.decide()).toBeGreaterThan(0)
    expect([(await table.decide()) > 0, table.sleepy]).toEqual([true, false])
    await table.pass(1)
    // What was thought about when the minute ended is still decided.
    await table.decide()
    expect(await table.decide()).toBe(0)
    expect(await table.fallAsleep()).toEqual([])
  })

  it('go on when somebody comes, before the table has left memory and after', async () => {
    const table = await botsOnly(order)
    table.table.leave('Hrothgar')
    await table.pass(MINUTE)
    await table.decide()
    await table.enter('Unferth')
    expect(await table.decide()).toBeGreaterThan(0)
    table.table.leave('Unferth')
    await table.pass(MINUTE)
    await table.decide()
    await table.reopen()
    await table.pass(HOUR)
    expect(await table.decide()).toBe(0)
    await table.enter('Wiglaf')
    expect(await table.decide()).toBeGreaterThan(0)
  })

  it('rest a minute after a crash until somebody is back', async () => {
    const table = await botsOnly(order)
    await table.decide()
    // Nothing of the process that crashed goes on.
    table.table.standIns.stop()
    await table.crash()
    table.thinking.length = 0
    await table.pass(MINUTE - 1)
    expect(await table.decide()).toBeGreaterThan(0)
    await table.pass(1)
    await table.decide()
    expect(await table.decide()).toBe(0)
    expect(await table.fallAsleep()).toEqual([])
  })
})

it('lets bots move on to the next person, whoever is there', async () => {
  const table = await leftAlone('none', ['Hrothgar'])
  expect(asked(table)).toEqual(['Hrothgar'])
  expect(await table.fallAsleep()).toEqual([])
})

describe('a game over days that nobody looks at', () => {
  it.each([[['Hrothgar', 'Unferth']], [['Hrothgar']]])(
    'gets one move at each deadline and goes on to the next person: %s',
    async names => {
      const table = await leftAlone('days', names)
      let wait = budget('days')
      for (let round = 0; round < 4; round++) {
        const [late] = asked(table)
        const { revision } = table.table.play!
        const { length: told } = table.sent
        await table.reopen()
        await table.pass(wait - 1)
        expect(await table.decideAll()).toBe(0)
        await table.pass(1)
        expect(await table.decideAll()).toBeGreaterThan(0)
        const { rows } = table.table.play!
        const seat = names.indexOf(late!)
        const turns = rows.slice(revision).filter((row, i, all) => row.seat !== all[i - 1]?.seat)
        expect(turns.filter(row => row.seat === seat)).toHaveLength(1)
        const [next] = asked(table)
        expect(names).toContain(next)
        const notices = table.sent.slice(told).map(({ kind, name }) => [kind, name])
        expect(notices).toContainEqual(['turn', next])
        const place = table.table.record.seats[names.indexOf(next!)]!
        wait = timeBudget('days')!.decision + place.reserve
      }
      expect(await table.fallAsleep()).toEqual(['ABCDEFGH'])
    },
  )
})

it('rests where the only person has run out of time, who has all of it again on return', async () => {
  const table = await leftAlone('brisk', ['Hrothgar'])
  const { revision } = table.table.play!
  await table.reopen()
  await table.pass(budget('brisk'))
  expect(await table.decideAll()).toBe(0)
  expect(await table.fallAsleep()).toEqual([])
  table.now += HOUR
  await table.crash()
  await table.enter('Hrothgar')
  await table.pass(1000)
  expect([table.table.play!.revision, table.facts.seats[0]!.standIn]).toEqual([revision, false])
})
