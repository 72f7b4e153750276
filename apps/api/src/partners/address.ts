import { isIP } from 'node:net'

/**
 * What an address counts as: IPv4 as itself, IPv6 as its /64, of which one visitor has 2^64 addresses to choose from. An
 * IPv4 address in IPv6 clothes (`::ffff:192.0.2.1`) is that IPv4 address. Undefined for what is no address.
 */
export function countedAddress(ip: string): string | undefined {
  const [address = ''] = ip.split('%', 1)
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return undefined
  const groups = groupsOf(address)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  // URL knows every way to write one, and writes it in one way.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbers(head), numbers(tail)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
