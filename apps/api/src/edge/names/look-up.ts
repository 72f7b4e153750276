import { promises as dns } from 'node:dns'
import type { domainFindings } from '@zubr/contracts/edge/addresses'

/** What name servers say of a domain: its record leads to the target, there is none, it leads elsewhere, or too few of them agree. */
export type Finding = Exclude<(typeof domainFindings)[number], 'taken'>

export type LookUp = (asked: { domain: string; target: string; port: number }) => Promise<Finding>

/** A chain of names that is longer leads nowhere. */
const maxLinks = 8

/** The name server says that there is nothing; everything else that is no answer says nothing. */
const nothing = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Looks for the record of a domain by each of these name servers, and believes what more than half of them say. One that is away, slow or
 * broken says nothing.
 */
export function lookUpBy(servers: readonly string[], { timeoutMs = 2_000, tries = 2 } = {}): LookUp {
  return async (asked) => {
    const said = await Promise.all(
      servers.map(async (server) => {
        const resolver = new dns.Resolver({ timeout: timeoutMs, tries })
        resolver.setServers([server])
        // What takes longer than its own limits must not hold up the others.
        const end = setTimeout(() => resolver.cancel(), timeoutMs * (tries + 1))
        try {
          return await ask(resolver, asked)
        } catch {
          return 'unclear'
        } finally {
          clearTimeout(end)
        }
      }),
    )
    const by = (finding: Finding) => said.filter((one) => one === finding).length
    if (by('right') * 2 > servers.length) return 'right'
    if ((by('missing') + by('other')) * 2 > servers.length)
      return by('missing') < by('other') ? 'other' : 'missing'
    return 'unclear'
  }
}

type LookUpInput = Parameters<LookUp>[0]

async function ask(resolver: dns.Resolver, { domain, target, port }: LookUpInput): Promise<Finding> {
  const services = await there(resolver.resolveSrv(`_minecraft._tcp.${domain}`))
  if (services.some(({ name, port: at }) => plain(name) === target && at === port)) return 'right'
  const chain = await chainOf(resolver, domain)
  if (chain.includes(target)) return 'right'
  if (services.length > 0 || chain.length > 0) return 'other'
  const [four, six] = await Promise.all([there(resolver.resolve4(domain)), there(resolver.resolve6(domain))])
  return four.length + six.length > 0 ? 'other' : 'missing'
}

async function chainOf(resolver: dns.Resolver, domain: string): Promise<string[]> {
  const chain: string[] = []
  for (let name: string | undefined = domain; name !== undefined && chain.length < maxLinks; ) {
    const [next]: string[] = await there(resolver.resolveCname(name))
    name = next === undefined ? undefined : plain(next)
    if (name === undefined || name === domain || chain.includes(name)) break
    chain.push(name)
  }
  return chain
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** What there is of a kind; throws where the name server says neither that nor that there is nothing. */
async function there<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'code' in error && nothing.has(String(error.code))) return []
    throw error
  }
}
