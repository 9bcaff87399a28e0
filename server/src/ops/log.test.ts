import { withoutCodes } from './log'

it('hides codes and nothing else', () => {
  expect(withoutCodes('table K7MWPD3X does not wake: /t/k7mwpd3x')).toBe(
    'table ******** does not wake: /t/********',
  )
  expect(withoutCodes('request intent at TableRoom.onLeave, step 12')).toBe(
    'request intent at TableRoom.onLeave, step 12',
  )
})
