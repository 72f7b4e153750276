/**
 * The network of a plain address: /24 of IPv4, /64 of IPv6.
 * A provider gives each customer a /64.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address.slice(0, address.lastIndexOf('.'))
  const [before = '', after] = address.split('::')
  const groups = before.split(':').filter(Boolean)
  if (after !== undefined) {
    const trailing = after.split(':').filter(Boolean)
    while (groups.length + trailing.length < 8) groups.push('0')
    groups.push(...trailing)
  }
  return `${groups.slice(0, 4).join(':')}::`
}

export const isLoopback = (address: string) => address.startsWith('127.') || address === '::1'

/**
 * Whether an address is in 100.64.0.0/10, from which each node gives its servers their inner
 * addresses.
 */
export const isInner = (address: string) => /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address)
