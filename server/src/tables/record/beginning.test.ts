import { sealed, verify } from '@heorot/shared/record'
import { FakeTable } from '../../../test/support/fakeTable'

it('deals with the entropy that stored tables call `chance`, and publishes it as they always did', async () => {
  const fake = new FakeTable()
  await fake.enter('Breca', true)
  const chance = 'ab'.repeat(16)
  await fake.reopen(stored => ({ ...stored, seats: stored.seats.map(seat => ({ ...seat, chance })) }))
  for (const name of ['Hrothgar', 'Breca']) await fake.enter(name)
  expect(fake.facts.seats.map(({ hasEntropy }) => hasEntropy)).toEqual([true, true])
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  while (await fake.step());
  const published = sealed(fake.game, (await fake.store.loadRecord('ABCDEFGH-1'))!)
  expect(published.fairness.chances).toEqual([chance, chance])
  expect(verify(published, fake.game).fault).toBeNull()
})

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
