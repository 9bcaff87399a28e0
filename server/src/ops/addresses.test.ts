import type { NetworkInterfaceInfo } from 'node:os'
import { type Interfaces, networkAddresses, openingWords } from './addresses'

const info = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo

const HOME: Interfaces = {
  lo: [info('127.0.0.1', true), info('::1', true)],
  eth0: [info('192.168.1.20'), info('fe80::1'), info('fd00::20')],
  docker0: [info('172.17.0.1')],
  'vEthernet (WSL (Hyper-V firewall))': [info('172.20.16.1')],
}

const words = (more: Partial<Parameters<typeof openingWords>[0]> = {}) =>
  openingWords({
    ...{ port: 8080, host: '0.0.0.0', publicUrl: undefined, interfaces: HOME, withCodes: false },
    ...more,
  })

it('finds the addresses other devices can use', () => {
  expect(networkAddresses('0.0.0.0', HOME)).toEqual(['192.168.1.20'])
  expect(networkAddresses('::', HOME)).toEqual(['192.168.1.20', 'fd00::20'])
  expect(networkAddresses('192.168.1.20', HOME)).toEqual(['192.168.1.20'])
  expect(networkAddresses('127.0.0.1', HOME)).toEqual([])
})

it('says where to open it, and that friends elsewhere cannot', () => {
  const text = words()
  expect(text).toContain('Heorot is open: http://localhost:8080')
  expect(text).toContain('http://192.168.1.20:8080')
  expect(text).toContain('docs/reach.md')
  expect(words({ host: '::' })).toContain('http://[fd00::20]:8080')
})

it('draws a code under every address of the network, on a terminal', () => {
  expect(words()).not.toMatch(/[▀▄█]/)
  const blocks = words({ withCodes: true, host: '::' }).match(/http:\S+\n( +[ ▀▄█]+\n)+/g)
  expect(blocks).toHaveLength(2)
})

it('says less where there is nothing to do', () => {
  expect(words({ interfaces: { eth0: [info('93.184.216.34')] } })).not.toContain('docs/reach.md')
  const withDomain = words({ publicUrl: 'https://play.example.org' })
  expect(withDomain).toContain('https://play.example.org')
  expect(withDomain).not.toMatch(/192\.168|reach\.md/)
})

it('names the setting that keeps others out', () => {
  expect(words({ host: '127.0.0.1' })).toContain('HEOROT_HOST is 127.0.0.1')
  expect(words({ interfaces: {} })).toContain('is in no network')
})
