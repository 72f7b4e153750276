import { isIP } from 'node:net'

/** IPv4 as itself, also in IPv6 clothes (`::ffff:192.0.2.1`); IPv6 as its eight groups; undefined for what is no address. */
export function addressOf(ip: string): string | string[] | undefined {
  const [address = ''] = ip.split('%', 1)
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  // URL writes an address in one way, however it came.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written)?.slice(1)
  if (mapped)
    return mapped
      .map((group) => Number.parseInt(group, 16))
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const [head = '', tail = ''] = written.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  while (groups.length + rest.length < 8) groups.push('0')
  return [...groups, ...rest]
}

/** What an address counts as: one visitor has all of a /64. */
export function addressKeyOf(ip = ''): string {
  const address = addressOf(ip)
  return (typeof address === 'object' ? address.slice(0, 4).join(':') : address) ?? 'unknown'
}

/**
 * The network of an address, the form that the privacy policy allows without an end: 192.0.2.0/24, 2001:db8:1::/48. Logs hold
 * nothing longer, because what is written to a log cannot be cut after 30 days by whoever wrote it.
 */
export function networkOf(ip = ''): string | undefined {
  const address = addressOf(ip)
  if (typeof address === 'string') return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const first = address?.slice(0, 3)
  while (first && first.length > 1 && first.at(-1) === '0') first.pop()
  return first && `${first.join(':')}::/48`
}
