import { readableLine, withoutCodes } from './log'

it('hides codes and nothing else', () => {
  expect(withoutCodes('table K7MWPD3X does not wake: /t/k7mwpd3x')).toBe(
    'table ******** does not wake: /t/********',
  )
  expect(withoutCodes('request intent at TableRoom.onLeave, step 12')).toBe(
    'request intent at TableRoom.onLeave, step 12',
  )
})

it('writes a line that people can read', () => {
  const time = new Date(2026, 0, 2, 18, 4, 5).getTime()
  const lineOf = (entry: object) => readableLine(JSON.stringify({ time, ...entry }))
  const listening = lineOf({ level: 30, port: 8080, store: 'sqlite', msg: 'listening' })
  expect(listening).toBe('18:04:05 info  listening (port 8080, store sqlite)\n')
  const odd = lineOf({ level: 40, stack: 'Error: x\n  at y', msg: 'odd' })
  expect(odd).toBe('18:04:05 warn  odd\nError: x\n  at y\n')
})
