/** Under which addresses this machine's server can be opened, and what `npm start` says about them. */
import type { NetworkInterfaceInfo } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { isPublicAddress } from './publicAddress'

export type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Networks of containers and virtual machines: nobody else is in them. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|cni|flannel|lxc|lxd|podman|vmnet|vboxnet|VirtualBox|VMware|vEthernet \((WSL|Default Switch))/

/** Addresses of this machine in its networks that a server listening on `host` answers on. */
export function networkAddresses(host: string, interfaces: Interfaces): string[] {
  const all = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos = []]) => infos)
    .filter(({ internal, address }) => !internal && !/^(fe80:|169\.254\.)/i.test(address))
  const heard = all.filter(({ address, family }) => {
    if (host === '::') return true
    return host === '0.0.0.0' ? family === 'IPv4' : address === host
  })
  return heard.map(({ address }) => address)
}

export const webAddress = (address: string, port: number): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}`

export interface ListeningServer {
  readonly port: number
  readonly host: string
  readonly publicUrl: string | undefined
  readonly interfaces: Interfaces
  /** Whether somebody looks at a terminal and could point a phone at it. */
  readonly withCodes: boolean
}

/** What the operator reads when the server is open. */
export function openingWords({ port, host, publicUrl, interfaces, withCodes }: ListeningServer): string {
  const local = webAddress('localhost', port)
  const shown = (url: string) => [`  ${url}`, ...(withCodes ? [indented(renderUnicodeCompact(url))] : [])]
  if (publicUrl) return ['Heorot is open:', ...shown(publicUrl), `On this machine: ${local}`].join('\n')
  const addresses = networkAddresses(host, interfaces)
  const lines = [`Heorot is open: ${local}`]
  if (addresses.length > 0)
    lines.push('In your network:', ...addresses.flatMap(address => shown(webAddress(address, port))))
  if (!addresses.some(isPublicAddress)) lines.push(addresses.length > 0 ? ELSEWHERE : onlyHere(host))
  return lines.join('\n')
}

const ELSEWHERE =
  'Friends outside your network cannot open these addresses: docs/reach.md shows three ways to let them in.'

const onlyHere = (host: string): string =>
  host === '0.0.0.0' || host === '::'
    ? 'This machine is in no network: only it can open this address; docs/reach.md says what to do.'
    : `Only this machine can open this address, because HEOROT_HOST is ${host}: set it to 0.0.0.0 to let others in, and see docs/reach.md.`

const indented = (text: string): string => text.replace(/^/gm, '  ')
