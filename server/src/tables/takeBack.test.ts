/** What somebody might try with taking back at a table; the rules of it are in `shared/src/kernel`. */
import type { GameTypes } from '@heorot/shared'
import { type FakeTable, startedForTwo } from '../../test/support/fakeTable'
import { until } from '../../test/support/harness'
import type { BotThinker } from './bots/thinker'

const TAKE_BACK = { kind: 'takeBack' }
/** Nothing new is seen by its first decision, so it can be taken back; it thinks about the next one for ever. */
function placesLongship(): BotThinker {
  let decided = false
  const think: BotThinker['think'] = async ({ prompt }) => {
    if (decided) await new Promise(() => {})
    decided = true
    return longshipAt(prompt)
  }
  return { think }
}
const longshipAt = (prompt: object) => {
  const { spaces } = prompt as { spaces: number[] }
  return { kind: 'placeFigure', figure: 'longship', space: spaces[0] }
}

const names = ['Hrothgar', 'Unferth']
const refused = (reason: string) => ({ refusal: { reason } })
let sent = 0

const started = async (order: Record<string, unknown> = {}, botPause = 1e8) =>
  (await startedForTwo(order, placesLongship(), { botPause })).fake

const act = (fake: FakeTable, name: string, intent: GameTypes['Intent']) =>
  fake.ask(name, 'intent', { id: `intent-${sent++}`, intent })

const asked = (fake: FakeTable) => fake.table.play!.waitingFor[0]!

const longship = (fake: FakeTable) => longshipAt(fake.table.play!.question(asked(fake)).prompt!)

it('is the same after a restart: once, and then for good', async () => {
  const fake = await started()
  const seat = asked(fake)
  const name = names[seat]!
  const again = async () => {
    await fake.crash()
    await fake.enter('Hrothgar')
    await fake.enter('Unferth')
  }
  await act(fake, name, longship(fake))
  await again()
  expect(fake.table.play!.publicNews().takeBack).toBe(seat)
  expect(await act(fake, names[1 - seat]!, TAKE_BACK)).toEqual(refused('cannot-take-back'))
  expect(await act(fake, name, TAKE_BACK)).toEqual({ ok: true, revision: 2 })
  await again()
  expect(await act(fake, name, TAKE_BACK)).toEqual(refused('cannot-take-back'))
  await act(fake, name, longship(fake))
  await again()
  expect(await act(fake, name, TAKE_BACK)).toEqual(refused('cannot-take-back'))
})

it('is for an owner whose bot decided while they still had time, until somebody else moves', async () => {
  const fake = await started({ clock: 'relaxed' }, 0)
  const seat = asked(fake)
  const [owner, other] = [names[seat]!, names[1 - seat]!]
  fake.table.leave(owner)
  await fake.pass(2 * 60_000)
  await until('the stand-in to play', () => fake.table.play!.revision === 1)
  await fake.quiet()
  await fake.crash()
  for (const name of names) await fake.enter(name)
  expect(fake.table.play!.publicNews().takeBack).toBe(seat)
  expect(await act(fake, other, TAKE_BACK)).toEqual(refused('cannot-take-back'))
  expect(await act(fake, owner, TAKE_BACK)).toEqual({ ok: true, revision: 2 })
  expect(asked(fake)).toBe(seat)
})

it('is for the tab that acts, and not during a pause', async () => {
  const fake = await started({ clock: 'days' })
  const name = names[asked(fake)]!
  await act(fake, name, longship(fake))
  const { table } = fake
  const session = table.attendance.get(name)!
  table.attendance.enter({ ...session, id: 'newer' })
  expect(await act(fake, name, TAKE_BACK)).toEqual(refused('newer-tab'))
  table.leave('newer')
  for (const player of names) await fake.ask(player, 'pause', { want: true })
  expect(await act(fake, name, TAKE_BACK)).toEqual(refused('paused'))
  await fake.ask(name, 'pause', { want: false })
  expect(await act(fake, name, TAKE_BACK)).toMatchObject({ ok: true })
})

it('gives no time a second time', async () => {
  const fake = await started({ clock: 'brisk' })
  await act(fake, names[asked(fake)]!, longship(fake))
  const seat = asked(fake)
  const left = () => fake.facts.seats[seat]!.deadline! - fake.now
  await fake.pass(20_000)
  const before = left()
  await act(fake, names[seat]!, longship(fake))
  await fake.pass(5000)
  await act(fake, names[seat]!, TAKE_BACK)
  expect(left()).toBe(before)
})

it('is not for what a bot decided in somebody’s place', async () => {
  const fake = await started({ clock: 'brisk' })
  const seat = asked(fake)
  const intent = longship(fake)
  await fake.table.enqueue(async () => {
    const row = fake.table.play!.read(seat, intent, null)
    if (!('reason' in row)) await fake.table.commit(row)
  })
  expect(fake.table.play!.revision).toBe(1)
  expect(fake.table.play!.publicNews().takeBack).toBeNull()
  expect(await act(fake, names[seat]!, TAKE_BACK)).toEqual(refused('cannot-take-back'))
})

it('lets a sealed bid be changed until the next one is sealed, and none once they are open', async () => {
  const fake = await started({ game: 'legend' })
  const play = () => fake.table.play!
  const prompt = (seat: number) => play().question(seat).prompt as { kind: string } | null
  while (play().waitingFor.length < 2) await fake.step()
  expect(play().waitingFor.map(seat => prompt(seat)?.kind)).toEqual(['bid', 'bid'])
  const nothing = { kind: 'bid', cards: [], show: false }
  expect(await act(fake, names[0]!, nothing)).toMatchObject({ ok: true })
  expect(await act(fake, names[1]!, TAKE_BACK)).toEqual(refused('cannot-take-back'))
  expect(await act(fake, names[0]!, TAKE_BACK)).toMatchObject({ ok: true })
  expect(play().waitingFor).toHaveLength(2)
  await act(fake, names[0]!, nothing)
  await act(fake, names[1]!, nothing)
  for (const name of names) expect(await act(fake, name, TAKE_BACK)).toEqual(refused('cannot-take-back'))
})
