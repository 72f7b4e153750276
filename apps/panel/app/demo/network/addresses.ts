import type { addressesEndpoints, OwnDomain, ServerAddresses } from '@zubr/contracts/edge/addresses'
import { formerNameDays, maxDomains, maxFormerNames } from '@zubr/contracts/edge/limits'
import type { ExampleKey } from '@zubr/contracts/example-servers'
import { dayMs } from '@zubr/domain/server-life'
import { ApiFailure } from '../../api/request.ts'
import { playersNamed } from '../console/console-log.ts'
import { addressWith, demoZone, nameBelow } from '../examples.ts'
import type { Handlers } from '../handlers.ts'
import type { DemoServer, Memory } from '../memory.ts'
import { note } from '../servers/running.ts'
import { active, demoServerBy, subdomainRefusal } from '../servers/servers.ts'

type Names = Pick<ServerAddresses, 'former' | 'domains' | 'starts' | 'refusedLastHour'>

export const demoDomainId = (number: number) => `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`

const minuteMs = 60_000
/** Cores that receive the players' IP addresses from the edge. */
const coresWithPlayerAddresses: readonly string[] = ['paper', 'purpur', 'velocity']

/**
 * Addresses of demo servers: one has a custom domain and a former name, one waits for a record, one
 * has lost its record.
 */
export function addressesHandlers(memory: Memory): Handlers<keyof typeof addressesEndpoints> {
  const now = Date.now()
  const inDays = (days: number) => new Date(now + days * dayMs).toISOString()
  let made = 0
  const domain = (fields: Pick<OwnDomain, 'domain'> & Partial<OwnDomain>): OwnDomain => {
    made += 1
    const target = nameBelow(`d-7f3k9m2q${made}`)
    return { id: demoDomainId(made), state: 'waiting', target, found: null, until: null, ...fields }
  }
  const found = (what: NonNullable<OwnDomain['found']>['what'], minutesAgo = 0) => ({
    what,
    at: new Date(Date.now() - minutesAgo * minuteMs).toISOString(),
  })
  const examples: { [K in ExampleKey]?: Partial<Names> } = {
    running: {
      former: [{ subdomain: 'oak-valley', until: inDays(17) }],
      domains: [domain({ domain: 'play.example.org', state: 'confirmed', found: found('right', 26) })],
      starts: { isOn: true, players: playersNamed(4) },
      refusedLastHour: 12_300,
    },
    stopped: {
      domains: [domain({ domain: 'winter.example.net', found: found('missing', 3) })],
      starts: { isOn: true, players: playersNamed(2) },
    },
    'ends-soon': {
      domains: [
        domain({ domain: 'example.com', state: 'lost', found: found('missing', 9), until: inDays(5) }),
      ],
    },
  }
  const none = (): Names => ({
    former: [],
    domains: [],
    starts: { isOn: false, players: [] },
    refusedLastHour: 0,
  })
  const namesByServer = new Map<DemoServer, Names>()
  for (const server of memory.servers)
    namesByServer.set(server, { ...none(), ...(server.namedAs && examples[server.namedAs]) })
  const namesOf = (server: DemoServer): Names => {
    const names = namesByServer.get(server) ?? none()
    namesByServer.set(server, names)
    return names
  }
  const answer = (server: DemoServer): ServerAddresses => {
    const { view, port } = server
    const isByUdp = view.transport === 'udp'
    return {
      ...namesOf(server),
      byName: isByUdp ? null : nameBelow(view.subdomain),
      byPort: view.address === null ? null : addressWith(view.node, port),
      zone: demoZone,
      subdomain: view.subdomain,
      edgePort: 25_565,
      playerAddresses: isByUdp || coresWithPlayerAddresses.includes(view.core.id) ? 'told' : 'not_told',
    }
  }
  const among = ({ domains }: Names, id: string) => {
    const found = domains.find((one) => one.id === id)
    if (!found) throw new ApiFailure('not_found')
    return found
  }

  return {
    'GET /api/servers/:id/addresses': ({ params }) => answer(demoServerBy(memory, params.id)),
    'PUT /api/servers/:id/subdomain': ({ params, body: { subdomain } }) => {
      const server = active(memory, params.id)
      const { view } = server
      const names = namesOf(server)
      const others = names.former.filter((former) => former.subdomain !== subdomain)
      const refused = subdomainRefusal(memory, subdomain)
      if (refused) throw new ApiFailure('subdomain_refused', { subdomain: refused })
      const [oldest] = others.map(({ until }) => until).sort()
      if (oldest && others.length >= maxFormerNames) throw new ApiFailure('too_many_names', { until: oldest })
      const until = new Date(Date.now() + formerNameDays * dayMs).toISOString()
      names.former = [{ subdomain: view.subdomain, until }, ...others]
      view.subdomain = subdomain
      if (view.address !== null && view.transport === 'tcp') view.address = nameBelow(subdomain)
      note(memory, server, `subdomain_changed:${subdomain}`)
      return answer(server)
    },
    'PUT /api/servers/:id/starts': ({ params, body }) => {
      const server = active(memory, params.id)
      namesOf(server).starts = body
      note(memory, server, 'joining_changed')
      return answer(server)
    },
    'POST /api/servers/:id/domains': ({ params, body }) => {
      const server = active(memory, params.id)
      const { domains } = namesOf(server)
      if (body.domain.endsWith(`.${demoZone}`)) throw new ApiFailure('domain_refused', { domain: 'ours' })
      if (domains.some((existing) => existing.domain === body.domain))
        throw new ApiFailure('domain_refused', { domain: 'already' })
      if (domains.length >= maxDomains) throw new ApiFailure('too_many_domains')
      domains.push(domain(body))
      note(memory, server, `domain_added:${body.domain}`)
      return answer(server)
    },
    // In the demo the record exists by then.
    'POST /api/servers/:id/domains/:domain/look': ({ params }) => {
      const server = active(memory, params.id)
      const domain = among(namesOf(server), params.domain)
      if (domain.state !== 'confirmed') note(memory, server, `domain_confirmed:${domain.domain}`)
      Object.assign(domain, { state: 'confirmed', found: found('right'), until: null })
      return answer(server)
    },
    'DELETE /api/servers/:id/domains/:domain': ({ params }) => {
      const server = demoServerBy(memory, params.id)
      const names = namesOf(server)
      const domain = among(names, params.domain)
      names.domains = names.domains.filter((one) => one !== domain)
      note(memory, server, `domain_removed:${domain.domain}`)
      return answer(server)
    },
  }
}
