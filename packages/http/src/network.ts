import { isIP } from 'node:net'

/**
 * The network of an address, the form that the privacy policy allows without an end: 192.0.2.0/24, 2001:db8:1::/48. Logs hold
 * nothing longer, because what is written to a log cannot be cut after 30 days by whoever wrote it.
 */
export function networkOf(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '')
  switch (isIP(plain ?? '')) {
    case 4:
      return `${plain?.split('.').slice(0, 3).join('.')}.0/24`
    case 6:
      return `${firstGroups(plain ?? '')}::/48`
    default:
      return undefined
  }
}

function firstGroups(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  while (tail !== undefined && groups.length + rest.length < 8) groups.push('0')
  const first = [...groups, ...rest].slice(0, 3)
  while (first.length > 1 && first.at(-1) === '0') first.pop()
  return first.join(':')
}
