import { trustedBy } from '@zubr/http/trusted-proxies'
import type { Locale } from '@zubr/i18n/locales'
import { addressOf } from '@zubr/process/network'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who asks, as far as it can be known. */
export type Visitor = {
  /** A counted one; 0.0.0.0 if a proxy passed on what is no address. */
  address: string
  /** ISO 3166-1 alpha-2; null if no trusted proxy said. */
  country: string | null
}

/** The header by which better-auth is told the visitor's address. What a client sends under this name is thrown away. */
export const addressHeader = 'x-zubr-address'

/**
 * What an address counts as: IPv4 as itself, also in IPv6 clothes (`::ffff:192.0.2.1`); IPv6 as the first address of its /64, since one
 * visitor has all of those. Undefined for what is no address.
 */
export function countedAddress(ip: string): string | undefined {
  const address = addressOf(ip)
  return typeof address === 'object' ? `${address.slice(0, 4).join(':')}::` : address
}

export function visitorsOf(config: { trustedProxies: readonly string[]; countryHeader: string | undefined }) {
  const isTrusted = trustedBy(config.trustedProxies)
  return (request: FastifyRequest): Visitor => {
    const said = config.countryHeader ? request.headers[config.countryHeader] : undefined
    const believed = typeof said === 'string' && isTrusted(request.socket.remoteAddress) ? said : ''
    return {
      address: countedAddress(request.ip) ?? '0.0.0.0',
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

/** Who is logged in. */
export type Session = {
  accountId: string
  login: string
  sessionId: string
  emailConfirmed: boolean
  locale: Locale
  startedAt: Date
}

/**
 * The session of a request's cookie; undefined without one that is alive. Once a day of use it is renewed: its cookie goes with the
 * reply, and the address counts as used again.
 */
export type SessionOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | undefined>
