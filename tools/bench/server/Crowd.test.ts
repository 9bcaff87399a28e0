import { Crowd } from './Crowd'

it('waits for the last client, and not for those who are ahead', async () => {
  const crowd = new Crowd()
  const [first, second] = [crowd.join(), crowd.join()]
  second(2)
  let there = false
  const everybody = crowd.reach(2).then(() => {
    there = true
  })
  first(1)
  await Promise.resolve()
  expect(there).toBe(false)
  first(2)
  await everybody
  expect(there).toBe(true)
  await crowd.reach(2)
})
