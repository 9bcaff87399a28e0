import { steadyClock } from './playTime'

it('is not moved by a host clock that is', () => {
  const now = steadyClock()
  const before = now()
  const wall = jest.spyOn(Date, 'now')
  for (const jump of [-3_600_000, 3_600_000]) {
    wall.mockReturnValue(before + jump)
    expect(Math.abs(now() - before)).toBeLessThan(600_000)
  }
  wall.mockRestore()
})

it('begins at the time of day and never goes back', () => {
  const now = steadyClock()
  const times = Array.from({ length: 1000 }, now)
  expect(Math.abs(times[0]! - Date.now())).toBeLessThan(600_000)
  expect([...times].sort((a, b) => a - b)).toEqual(times)
})
