/** What somebody might try with taking back at a table; the rules of it are in `shared/src/kernel`. */
import type { GameTypes } from '@heorot/shared'
import { FakeTable } from '../../test/support/fakeTable'

const TAKE_BACK = { kind: 'takeBack' }
const names = ['Hrothgar', 'Unferth']
const refused = (reason: string) => ({ refusal: { reason } })
let sent = 0

async function started(order: Record<string, unknown> = {}) {
  const fake = new FakeTable(order, undefined, { botPause: 1e8 })
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', true)
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  return fake
}

const act = (fake: FakeTable, name: string, intent: GameTypes['Intent']) =>
  fake.ask(name, 'intent', { id: `intent-${sent++}`, intent })

const asked = (fake: FakeTable) => fake.table.play!.waitingFor[0]!

function longship(fake: FakeTable) {
  const { spaces } = fake.table.play!.question(asked(fake)).prompt as unknown as { spaces: number[] }
  return { kind: 'placeFigure', figure: 'longship', space: spaces[0] }
}

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
