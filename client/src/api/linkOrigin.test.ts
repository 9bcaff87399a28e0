import { reachOf } from './linkOrigin'

it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'heorot.localhost'])(
  '%s leads nobody else here',
  host => expect(reachOf(host)).toBe('this device'),
)

it.each([
  ...['192.168.1.20', '10.0.0.5', '172.16.0.1', '172.31.9.9', '100.64.0.1', '169.254.1.1'],
  ...['[fd00::1]', '[fe80::1]', 'hall', 'hall.local'],
])('%s is for one network', host => expect(reachOf(host)).toBe('this network'))

it.each(['play.example.org', '93.184.216.34', '172.32.0.1', '100.128.0.1', '[2606:4700::1]'])(
  '%s is for everyone',
  host => expect(reachOf(host)).toBe('everyone'),
)
