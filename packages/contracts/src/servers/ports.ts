import { maxExtraPorts, portProtocols, portPurposes } from '@zubr/domain/nodes/extra-ports'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

const Port = z.number().int().min(1).max(65_535)

/** A port of a server besides its main one. */
export const ExtraPort = z
  .object({
    id: z.uuid(),
    purpose: z.enum(portPurposes),
    protocol: z.enum(portProtocols),
    /** Null until its node has assigned one. */
    port: Port.nullable(),
    /** `host:port`, once it has a port. */
    address: z.string().nullable(),
    /**
     * The number before a migration, which files still contain; null once the owner has confirmed
     * it.
     */
    former: Port.nullable(),
    /** For a map: its link with the server's name; null while it is disabled. */
    link: z.url().nullable(),
  })
  .meta({ id: 'ExtraPort' })
export type ExtraPort = z.infer<typeof ExtraPort>

export const ServerPorts = z
  .object({
    ports: z.array(ExtraPort).max(maxExtraPorts),
    /** The link to a map, also while it is disabled. */
    mapLink: z.url(),
    /**
     * Whether another port is available. If not: the server has its maximum, or its node has none
     * free.
     */
    more: z.enum(['yes', 'server_full', 'node_full']),
  })
  .meta({ id: 'ServerPorts' })
export type ServerPorts = z.infer<typeof ServerPorts>

const ById = z.object({ id: z.uuid() })
const ByPort = z.object({ id: z.uuid(), port: z.uuid() })

/** Each endpoint answers with the complete state after the change. */
export const portsEndpoints = {
  'GET /api/servers/:id/ports': {
    summary: 'The extra ports of a server, oldest first',
    session: true,
    right: 'network',
    params: ById,
    answers: { 200: ServerPorts },
  },
  'POST /api/servers/:id/ports': {
    summary: 'Gives a server one more port of its node; it leads to the server at once',
    session: true,
    right: 'network',
    limits: ['mutate'],
    params: ById,
    body: z.object({ purpose: z.enum(portPurposes), protocol: z.enum(portProtocols) }).strict(),
    answers: { 201: ServerPorts },
    errors: ['server_not_active', 'too_many_ports', 'no_free_ports'],
  },
  'PATCH /api/servers/:id/ports/:port': {
    summary: 'Switches the link to a map on or off, or says that a new number is known',
    session: true,
    right: 'network',
    limits: ['mutate'],
    params: ByPort,
    body: z.object({ link: z.boolean().optional(), known: z.literal(true).optional() }).strict(),
    answers: { 200: ServerPorts },
    errors: ['server_not_active'],
  },
  'DELETE /api/servers/:id/ports/:port': {
    summary: 'Takes an extra port back; its number goes to whoever asks next',
    session: true,
    right: 'network',
    limits: ['mutate'],
    params: ByPort,
    answers: { 200: ServerPorts },
    errors: ['server_not_active'],
  },
} as const satisfies Endpoints
