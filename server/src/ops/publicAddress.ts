/** Which IP addresses anybody on the internet can mean, and which belong to one machine or network. */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Of the global range: protocols, Teredo, documentation, and 6to4, which can wrap any IPv4 address. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const special = networks('ipv4', SPECIAL_IPV4)
const specialGlobal = networks('ipv6', SPECIAL_IPV6)
/** Everything else in IPv6 is local, reserved, or another way to write an IPv4 address. */
const global = networks('ipv6', ['2000::/3'])

function networks(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return global.check(address, 'ipv6') && !specialGlobal.check(address, 'ipv6')
}
