import { drawn, type Fault, runSchedule } from './schedule'

const named = (name: string): Fault => ({ name, duration: [1, 9], inject: async () => () => {} })
const SCHEDULE = ['a', 'b', 'c', 'd'].map(named)

function first(seed: number, count: number): string[] {
  const draws = drawn(SCHEDULE, seed)
  return Array.from({ length: count }, () => {
    const { fault, duration, calm } = draws.next().value!
    return `${fault.name} ${duration} ${calm}`
  })
}

it('draws the same faults from the same seed, and another from another', () => {
  expect(first(1, 50)).toEqual(first(1, 50))
  expect(first(1, 50)).not.toEqual(first(2, 50))
})

it('lets every fault strike once in each round', () => {
  const names = first(3, 40).map(draw => draw[0])
  for (let round = 0; round < 10; round++)
    expect(names.slice(4 * round, 4 * round + 4).sort()).toEqual(['a', 'b', 'c', 'd'])
})

it('undoes every fault, also the last one', async () => {
  const open = new Set<object>()
  let struck = 0
  const fault: Fault = {
    name: 'x',
    duration: [1, 5],
    inject: async () => {
      const mark = {}
      open.add(mark)
      return () => void open.delete(mark)
    },
  }
  await runSchedule([fault], 1, performance.now() + 3000, () => struck++)
  expect(struck).toBeGreaterThan(0)
  expect(open.size).toBe(0)
})
