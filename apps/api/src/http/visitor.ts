import { isIP } from 'node:net'
import { trustedBy } from '@zubr/http/trusted-proxies'
import type { FastifyRequest } from 'fastify'

/** Who asks, as far as it can be known. */
export type Visitor = {
  /** IPv4 as itself, IPv6 as the first address of its /64, since one visitor has all of those. */
  address: string
  /** ISO 3166-1 alpha-2; null if no trusted proxy said. */
  country: string | null
}

/** The header by which better-auth is told the visitor's address. What a client sends under this name is thrown away. */
export const addressHeader = 'x-zubr-address'

export function countedAddress(ip: string): string {
  const address = ip.split('%', 1)[0]?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : '0.0.0.0'
  // URL writes an address in one way, however it came.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  while (groups.length + rest.length < 8) groups.push('0')
  return `${[...groups, ...rest].slice(0, 4).join(':')}::`
}

export function visitorsOf(config: { trustedProxies: readonly string[]; countryHeader: string | undefined }) {
  const isTrusted = trustedBy(config.trustedProxies)
  return (request: FastifyRequest): Visitor => {
    const said = config.countryHeader ? request.headers[config.countryHeader] : undefined
    const believed = typeof said === 'string' && isTrusted(request.socket.remoteAddress) ? said : ''
    return {
      address: countedAddress(request.ip),
      // XX and T1 are what proxies say for "unknown" and for Tor.
      country: /^(?!XX)[A-Z]{2}$/.test(believed) ? believed : null,
    }
  }
}

/** The request's headers as better-auth reads them. */
export function authHeaders(request: FastifyRequest, { address }: Visitor): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent', 'origin', 'content-type', 'accept'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value.slice(0, 4_096))
  }
  headers.set(addressHeader, address)
  return headers
}
