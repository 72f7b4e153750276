import { BlockList, isIP, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Everything of IPv4 that is no host of the public internet. Source: IANA's registry of special-purpose addresses, and what is multicast or reserved. */
const special = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(address, bits, 'ipv4')

/** Of IPv6 only this part is given to hosts: what maps IPv4, translates it (NAT64) or is local lies outside. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const [address, bits] of [
  // Teredo, benchmarks, ORCHID and other protocols.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4, which leads to any address of IPv4.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special.addSubnet(address, bits, 'ipv6')

/** Whether an address is that of a host somewhere on the public internet, and not this machine's own. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const isPublic = isIPv6(address)
    ? global.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : !special.check(address, 'ipv4')
  return isPublic && !ownAddresses().has(address)
}

/** What only this machine can reach of itself is not for its customers. */
function ownAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address)),
  )
}
