import { isIP } from 'node:net'

/**
 * An IPv4 address as it is, also if IPv4-mapped (`::ffff:192.0.2.1`); an IPv6 address as its eight
 * groups; undefined for other text.
 */
export function addressOf(ip: string): string | string[] | undefined {
  const [address = ''] = ip.split('%', 1)
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  // URL normalizes the address.
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

/** The key under which an address is counted: IPv6 clients share one key per /64. */
export function addressKeyOf(ip = ''): string {
  const address = addressOf(ip)
  return (typeof address === 'object' ? address.slice(0, 4).join(':') : address) ?? 'unknown'
}

/**
 * The network of an address: 192.0.2.0/24 or 2001:db8:1::/48. The privacy policy allows this form
 * without a time limit. Logs hold nothing longer, because log lines cannot be shortened after 30
 * days.
 */
export function networkOf(ip = ''): string | undefined {
  const address = addressOf(ip)
  if (typeof address === 'string') return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const first = address?.slice(0, 3)
  while (first && first.length > 1 && first.at(-1) === '0') first.pop()
  return first && `${first.join(':')}::/48`
}
