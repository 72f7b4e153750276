import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Subdomain } from '../servers/server.ts'
import { maxStarters } from './limits.ts'
import { JavaPlayerName } from './routes.ts'

export { formerNameDays, lostDomainDays, maxDomains, maxFormerNames } from './limits.ts'

/**
 * A domain name that players can use: lower case, ASCII (the browser converts IDN), at least two
 * labels, no final dot.
 */
export const DomainName = z
  .string()
  .max(253, 'expected at most 253 letters')
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/,
    'expected a domain like play.example.org',
  )

/**
 * `waiting`: its record was not found yet; `confirmed`: it points here; `lost`: its record is gone,
 * and the name works until `until`.
 */
export const domainStates = ['waiting', 'confirmed', 'lost'] as const
/**
 * `other`: the record points elsewhere; `unclear`: too few resolvers answered; `taken`: another
 * server has the name.
 */
export const domainFindings = ['right', 'missing', 'other', 'unclear', 'taken'] as const

export const OwnDomain = z
  .object({
    id: z.uuid(),
    domain: DomainName,
    state: z.enum(domainStates),
    /** The required target of the record. */
    target: z.string(),
    /** The last result of the resolvers; null: not checked yet. */
    found: z.object({ what: z.enum(domainFindings), at: z.iso.datetime() }).nullable(),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnDomain' })
export type OwnDomain = z.infer<typeof OwnDomain>

/** Addresses of a server. */
export const ServerAddresses = z
  .object({
    /**
     * The address by name, with a non-default port; null for a server over UDP, and until an edge
     * serves its node.
     */
    byName: z.string().nullable(),
    /** `host:port`, once it has a port. */
    byPort: z.string().nullable(),
    /** The zone of subdomains. */
    zone: z.string(),
    subdomain: z.string(),
    /** Former names, and until when they work. */
    former: z.array(z.object({ subdomain: z.string(), until: z.iso.datetime() })),
    domains: z.array(OwnDomain),
    /** The port that an SRV record must contain. */
    edgePort: z.number().int(),
    /**
     * Whether the server sees players' own addresses: by PROXY protocol, optionally by an owner's
     * setting, or not.
     */
    playerAddresses: z.enum(['told', 'not_told']),
    starts: z.object({ isOn: z.boolean(), players: z.array(JavaPlayerName).max(maxStarters) }),
    /** Connections that its edges refused in the last hour. */
    refusedLastHour: z.number().int().nonnegative(),
  })
  .meta({ id: 'ServerAddresses' })
export type ServerAddresses = z.infer<typeof ServerAddresses>

const own = { session: true, params: z.object({ id: z.uuid() }) } as const
const ownDomain = { session: true, params: z.object({ id: z.uuid(), domain: z.uuid() }) } as const

/** Each endpoint answers with the complete state after the change. */
export const addressesEndpoints = {
  'GET /api/servers/:id/addresses': {
    summary: 'By what a server is joined, and who may start it by joining',
    ...own,
    right: 'view',
    answers: { 200: ServerAddresses },
  },
  'PUT /api/servers/:id/subdomain': {
    summary: 'Gives a server another subdomain; the one before leads on for 30 days',
    ...own,
    right: 'network',
    limits: ['mutate'],
    body: z.object({ subdomain: Subdomain }).strict(),
    answers: { 200: ServerAddresses },
    errors: ['server_not_active', 'subdomain_refused', 'too_many_names'],
  },
  'PUT /api/servers/:id/starts': {
    summary: 'Says whether players may start a stopped server by joining it, and which',
    ...own,
    right: 'network',
    limits: ['mutate'],
    body: z.object({ isOn: z.boolean(), players: z.array(JavaPlayerName).max(maxStarters) }).strict(),
    answers: { 200: ServerAddresses },
    errors: ['server_not_active'],
  },
  'POST /api/servers/:id/domains': {
    summary: "Asks for a domain of the owner's own to lead to a server",
    ...own,
    right: 'network',
    limits: ['mutate'],
    body: z.object({ domain: DomainName }).strict(),
    answers: { 201: ServerAddresses },
    errors: ['server_not_active', 'too_many_domains', 'domain_refused'],
  },
  'POST /api/servers/:id/domains/:domain/look': {
    summary: 'Looks for the record of a domain now',
    ...ownDomain,
    right: 'network',
    activeOnly: true,
    limits: ['domainCheck'],
    answers: { 200: ServerAddresses },
  },
  'DELETE /api/servers/:id/domains/:domain': {
    summary: 'Takes a domain away from a server; it leads there no more',
    ...ownDomain,
    right: 'network',
    limits: ['mutate'],
    answers: { 200: ServerAddresses },
  },
} as const satisfies Endpoints
