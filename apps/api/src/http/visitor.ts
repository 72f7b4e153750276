import { trustedBy } from '@zubr/http/trusted-proxies'
import type { Locale } from '@zubr/i18n/locales'
import { addressOf } from '@zubr/process/network'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The client, as far as known. */
export type Visitor = {
  /** A counted one; 0.0.0.0 if a proxy sent an invalid address. */
  address: string
  /** ISO 3166-1 alpha-2; null if no trusted proxy sent it. */
  country: string | null
}

/**
 * The header that passes the visitor's address to better-auth. A client's own header of this name
 * is dropped.
 */
export const addressHeader = 'x-zubr-address'

/**
 * The address for limits: IPv4 itself, also as `::ffff:192.0.2.1`; IPv6 as the first address of its
 * /64, which one visitor owns. Undefined if it is no address.
 */
export function countedAddress(ip: string): string | undefined {
  const address = addressOf(ip)
  return typeof address === 'object' ? `${address.slice(0, 4).join(':')}::` : address
}

export function visitorsOf(config: { trustedProxies: readonly string[]; countryHeader: string | undefined }) {
  const isTrusted = trustedBy(config.trustedProxies)
  return (request: FastifyRequest): Visitor => {
    const header = config.countryHeader ? request.headers[config.countryHeader] : undefined
    const believed = typeof header === 'string' && isTrusted(request.socket.remoteAddress) ? header : ''
    return {
      address: countedAddress(request.ip) ?? '0.0.0.0',
      // Proxies send XX for an unknown country and T1 for Tor.
      country: /^(?!XX)[A-Z]{2}$/.test(believed) ? believed : null,
    }
  }
}

/** The request's headers for better-auth. */
export function authHeaders(request: FastifyRequest, { address }: Visitor): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent', 'origin', 'content-type', 'accept'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value.slice(0, 4_096))
  }
  headers.set(addressHeader, address)
  return headers
}

/** The logged-in account. */
export type Session = {
  accountId: string
  login: string
  sessionId: string
  emailConfirmed: boolean
  locale: Locale
  startedAt: Date
}

/**
 * The session of a request's cookie; undefined if none is valid. It is renewed once per day of use:
 * the reply sets the cookie, and the address counts as used.
 */
export type SessionOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | undefined>
