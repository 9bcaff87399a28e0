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
  expect(
    readableLine(JSON.stringify({ level: 30, time, port: 8080, store: 'sqlite', msg: 'listening' })),
  ).toBe('18:04:05 info  listening (port 8080, store sqlite)\n')
  expect(readableLine(JSON.stringify({ level: 40, time, stack: 'Error: x\n  at y', msg: 'odd' }))).toBe(
    '18:04:05 warn  odd\nError: x\n  at y\n',
  )
})
