import type { Core } from '@zubr/contracts/cores/core'
import { addressesEndpoints, type ServerAddresses } from '@zubr/contracts/edge/addresses'
import type { Catalogue } from '@zubr/domain/catalogue'
import { canSeePlayerAddresses } from '@zubr/domain/cores/players-addresses'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { Refused } from '../../http/api-error.ts'
import { routes } from '../../http/route.ts'
import { transportOf } from '../../servers/addresses.ts'
import { serverGuards } from '../../servers/guards.ts'
import { changeSubdomain, formerNamesOf } from '../../servers/names/subdomains.ts'
import { requireServer } from '../../servers/server-view.ts'
import { refusedLastHour } from '../reports.ts'
import { checkDomain } from './check-domains.ts'
import { createDomainLookup, type DomainLookup } from './domain-lookup.ts'
import { addDomain, type DomainRow, domainsOf, lostUntil, removeDomain } from './domains.ts'
import { changeJoining } from './joining.ts'

/** Players connect directly to a server with UDP. */
const isDirectlyJoined = (core: Core) =>
  transportOf(core) === 'udp' || canSeePlayerAddresses(core.id, core.version, core.package?.build)

function domainView(
  { id, domain, state, label, checkResult, checkedAt, lostAt }: DomainRow,
  zone: string,
): ServerAddresses['domains'][number] {
  return {
    ...{ id, domain, state },
    target: `${label}.${zone}`,
    found: checkResult && checkedAt && { what: checkResult, at: checkedAt.toISOString() },
    until: lostAt && lostUntil(lostAt).toISOString(),
  }
}

async function readAddresses(
  { db, config, clock }: Accounts,
  accountId: string,
  id: string,
): Promise<ServerAddresses> {
  const { gameDomain: zone, edgePort } = config
  const { row, addresses } = await requireServer(db, config, accountId, id)
  const [former, domains, refused] = await Promise.all([
    formerNamesOf(db, id, clock()),
    domainsOf(db, id),
    refusedLastHour(db, id),
  ])
  return {
    ...addresses,
    refusedLastHour: refused,
    zone,
    subdomain: row.subdomain,
    former: former.map(({ subdomain, until }) => ({ subdomain, until: until.toISOString() })),
    domains: domains.map((domain) => domainView(domain, zone)),
    edgePort,
    playerAddresses: isDirectlyJoined(row.core) ? 'told' : 'not_told',
    starts: { isOn: row.startsByJoining, players: row.starters },
  }
}

/**
 * The addresses of servers, for the control panel. `lookUp` replaces the configured name servers.
 */
export function addressesRoutes(
  accounts: Accounts,
  {
    catalogue,
    lookUp = createDomainLookup(accounts.config.dnsResolvers),
  }: { catalogue: Catalogue; lookUp?: DomainLookup | undefined },
): FastifyPluginAsync {
  const { db, jobs, config, clock } = accounts
  const addressesOf = (accountId: string, id: string) => readAddresses(accounts, accountId, id)
  const checkNow = async (domainId: string) => {
    await jobs.ready()
    await checkDomain({ db, jobs, lookUp, config, clock }, domainId)
  }

  return async (app) => {
    routes(
      app,
      addressesEndpoints,
      serverGuards(accounts),
    )({
      'GET /api/servers/:id/addresses': ({ session, params }) => addressesOf(session.accountId, params.id),

      'PUT /api/servers/:id/subdomain': async ({ session: { accountId }, params: { id }, body }) => {
        await changeSubdomain(db, {
          ...{ ...body, catalogue, accountId, id, now: clock(), secrets: config },
        })
        return addressesOf(accountId, id)
      },

      'PUT /api/servers/:id/starts': async ({ session: { accountId }, params: { id }, body }) => {
        await changeJoining(db, { ...body, accountId, id, now: clock() })
        return addressesOf(accountId, id)
      },

      'POST /api/servers/:id/domains': async ({ session: { accountId }, params: { id }, body }) => {
        await addDomain(db, { ...body, accountId, id, now: clock(), config })
        return addressesOf(accountId, id)
      },

      'POST /api/servers/:id/domains/:domain/look': async ({ session: { accountId }, params }) => {
        if (!(await domainsOf(db, params.id)).some(({ id }) => id === params.domain))
          throw new Refused('not_found')
        await checkNow(params.domain)
        return addressesOf(accountId, params.id)
      },

      'DELETE /api/servers/:id/domains/:domain': async ({ session: { accountId }, params }) => {
        await removeDomain(db, { ...params, accountId, now: clock() })
        return addressesOf(accountId, params.id)
      },
    })
  }
}
