import { needsOf } from './arithmetic'

const costs = { cpuMicros: 300, otherMicros: 150, memoryEach: 256 * 1024 }

it('needs as many processes as cores, or as their connections', () => {
  const million = needsOf(1_000_000, costs)
  expect(million).toMatchObject({ tables: 250_000, intentsPerSecond: 25_000, processes: 63 })
  expect(million.gameCores).toBeCloseTo(12.5)
  expect(million.otherCores).toBeCloseTo(6.25)
  expect(million.memoryGiB).toBeCloseTo(61, 0)
  expect(needsOf(1_000_000, { ...costs, cpuMicros: 3000 }).processes).toBe(125)
  expect(needsOf(1000, costs).processes).toBe(1)
})
