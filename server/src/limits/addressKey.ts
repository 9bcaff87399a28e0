/** What limits, removals and mutes count by, so that switching between one's own addresses does not evade them. */
import { isIPv4, isIPv6 } from 'node:net'

/**
 * An IPv4 address itself, also when it is written as IPv6. Of an IPv6 address only the /64 network is given to
 * somebody; the rest they choose freely. Everything that is not an address shares one key. A key is its own key.
 */
export function addressKey(address = ''): string {
  const bare = withoutPort(address.trim())
  if (isIPv4(bare)) return bare
  return isIPv6(bare) ? networkOf(bare) : 'unknown'
}

/** Some proxies add the port; link-local addresses have a zone. */
const withoutPort = (address: string): string =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

function networkOf(address: string): string {
  const groups = groupsOf(address)
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMappedIPv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::`
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every address in one form.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = plain.split('::').map(part => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after]
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
