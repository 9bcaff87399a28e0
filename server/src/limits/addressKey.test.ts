import { addressKey } from './addressKey'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7::'],
  ['2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::'],
  ['2001:db8::7:0:0:0:1', '2001:db8:0:7::'],
  ['[2001:db8:0:7::1]:443', '2001:db8:0:7::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['::192.0.2.7', '0:0:0:0::'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('counts %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
  expect(addressKey(key)).toBe(key)
})

it('counts neighbouring networks apart', () => {
  expect(addressKey('2001:db8:0:8::1')).not.toBe(addressKey('2001:db8:0:7::1'))
})
