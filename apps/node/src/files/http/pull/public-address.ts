import { BlockList, isIP, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/**
 * IPv4 addresses outside the public internet. Source: IANA's registry of special-purpose addresses,
 * with multicast and reserved ones.
 */
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

/**
 * The only part of IPv6 for hosts. Mapped and translated IPv4 (NAT64) and local addresses are
 * outside.
 */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const [address, bits] of [
  // Teredo, benchmarks, ORCHID and other protocols.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4, which leads to any IPv4 address.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special.addSubnet(address, bits, 'ipv6')

/** Whether an address belongs to a host on the public internet other than this machine. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const isPublic = isIPv6(address)
    ? global.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : !special.check(address, 'ipv4')
  return isPublic && !ownAddresses().has(address)
}

/** Customers must not reach services of this machine itself. */
function ownAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address)),
  )
}
