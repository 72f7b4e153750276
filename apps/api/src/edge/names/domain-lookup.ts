import { promises as dns } from 'node:dns'
import type { domainFindings } from '@zubr/contracts/edge/addresses'

/**
 * The result of a DNS check: the record leads to the target, is missing, leads elsewhere, or too
 * few name servers agree.
 */
export type Finding = Exclude<(typeof domainFindings)[number], 'taken'>

export type DomainLookup = (query: { domain: string; target: string; port: number }) => Promise<Finding>

/** The longest CNAME chain that is followed. */
const maxLinks = 8

/** Error codes of a missing record. Other errors are no result. */
const nothing = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Checks a domain's record with each of these name servers. The result is what more than half of
 * them return. A server that is unavailable, slow or broken does not count.
 */
export function createDomainLookup(
  servers: readonly string[],
  { timeoutMs = 2_000, tries = 2 } = {},
): DomainLookup {
  return async (query) => {
    const findings = await Promise.all(
      servers.map(async (server) => {
        const resolver = new dns.Resolver({ timeout: timeoutMs, tries })
        resolver.setServers([server])
        // A resolver that exceeds its own timeouts must not delay the others.
        const end = setTimeout(() => resolver.cancel(), timeoutMs * (tries + 1))
        try {
          return await ask(resolver, query)
        } catch {
          // The resolver did not answer in time, or refused the query.
          return 'unclear'
        } finally {
          clearTimeout(end)
        }
      }),
    )
    const by = (finding: Finding) => findings.filter((one) => one === finding).length
    if (by('right') * 2 > servers.length) return 'right'
    if ((by('missing') + by('other')) * 2 > servers.length)
      return by('missing') < by('other') ? 'other' : 'missing'
    return 'unclear'
  }
}

type LookUpInput = Parameters<DomainLookup>[0]

async function ask(resolver: dns.Resolver, { domain, target, port }: LookUpInput): Promise<Finding> {
  const services = await recordsOf(resolver.resolveSrv(`_minecraft._tcp.${domain}`))
  if (services.some(({ name, port: at }) => plain(name) === target && at === port)) return 'right'
  const chain = await chainOf(resolver, domain)
  if (chain.includes(target)) return 'right'
  if (services.length > 0 || chain.length > 0) return 'other'
  const [four, six] = await Promise.all([
    recordsOf(resolver.resolve4(domain)),
    recordsOf(resolver.resolve6(domain)),
  ])
  return four.length + six.length > 0 ? 'other' : 'missing'
}

async function chainOf(resolver: dns.Resolver, domain: string): Promise<string[]> {
  const chain: string[] = []
  for (let name: string | undefined = domain; name !== undefined && chain.length < maxLinks; ) {
    const [next]: string[] = await recordsOf(resolver.resolveCname(name))
    name = next === undefined ? undefined : plain(next)
    if (name === undefined || name === domain || chain.includes(name)) break
    chain.push(name)
  }
  return chain
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** The records of a type; empty if there are none. Throws if the query failed. */
async function recordsOf<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'code' in error && nothing.has(String(error.code))) return []
    throw error
  }
}
