import { FakeTable } from '../../test/support/fakeTable'

it('shows no match without its view, even to whoever looks while it is being stored', async () => {
  const fake = new FakeTable({ clock: 'brisk' })
  await fake.enter('Hrothgar')
  await fake.enter('Breca', true)
  await fake.enter('Unferth')
  fake.delivered.length = 0
  const { commit } = fake.store
  // Storing when the clock began takes its time, and somebody leaves meanwhile.
  jest.spyOn(fake.store, 'commit').mockImplementation(async (...args) => {
    await commit(...args)
    if (fake.table.record.phase === 'playing') fake.table.leave('Breca')
  })
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  const playing = fake.delivered.findIndex(({ table }) => table?.phase === 'playing')
  expect(fake.delivered[playing]?.match).toMatchObject({ revision: 0 })
})
