import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Subdomain } from '../servers.ts'
import { maxStarters } from './limits.ts'
import { JavaPlayerName } from './routes.ts'

export { formerNameDays, lostDomainDays, maxDomains, maxFormerNames } from './limits.ts'

/** A name that can be joined: lower case, ASCII (the browser turns IDN into it), at least two labels, no final dot. */
export const DomainName = z
  .string()
  .max(253, 'expected at most 253 letters')
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/,
    'expected a domain like play.example.org',
  )

/** `waiting`: its record was not seen yet; `confirmed`: it leads here; `lost`: it does so until `until`, its record being gone. */
export const domainStates = ['waiting', 'confirmed', 'lost'] as const
/** `other`: a record that leads elsewhere; `unclear`: too few of them answered; `taken`: it leads to a server already that is not this one. */
export const domainFindings = ['right', 'missing', 'other', 'unclear', 'taken'] as const

export const OwnDomain = z
  .object({
    id: z.uuid(),
    domain: DomainName,
    state: z.enum(domainStates),
    /** What the record must lead to. */
    target: z.string(),
    /** What the resolvers said last; null: they were not asked yet. */
    found: z.object({ what: z.enum(domainFindings), at: z.iso.datetime() }).nullable(),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnDomain' })
export type OwnDomain = z.infer<typeof OwnDomain>

/** By what a server is joined. */
export const ServerAddresses = z
  .object({
    /** What players type, by name; null for a server that is joined by UDP, and until an edge serves its node. With the port where that is not the usual one. */
    byName: z.string().nullable(),
    /** `host:port`, once it has a port. */
    byPort: z.string().nullable(),
    /** Below it lie subdomains. */
    zone: z.string(),
    subdomain: z.string(),
    /** Names that it had, and until when they lead here. */
    former: z.array(z.object({ subdomain: z.string(), until: z.iso.datetime() })),
    domains: z.array(OwnDomain),
    /** The port that a record of kind SRV must name. */
    edgePort: z.number().int(),
    /** Whether it is told players' own addresses: by PROXY protocol, by what its owner may switch on in it, or not at all. */
    playersAddresses: z.enum(['told', 'not_told']),
    starts: z.object({ isOn: z.boolean(), players: z.array(JavaPlayerName).max(maxStarters) }),
    /** Connections that its edges refused in the last hour. */
    refusedLastHour: z.number().int().nonnegative(),
  })
  .meta({ id: 'ServerAddresses' })
export type ServerAddresses = z.infer<typeof ServerAddresses>

const own = { session: true, params: z.object({ id: z.uuid() }) } as const
const ownDomain = { session: true, params: z.object({ id: z.uuid(), domain: z.uuid() }) } as const

/** Each answers with all that there is afterwards. */
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
