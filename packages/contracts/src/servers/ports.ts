import { maxExtraPorts, portProtocols, portPurposes } from '@zubr/domain/nodes/extra-ports'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

const Port = z.number().int().min(1).max(65_535)

/** A port of a server beside the one at which it is joined. */
export const ExtraPort = z
  .object({
    id: z.uuid(),
    purpose: z.enum(portPurposes),
    protocol: z.enum(portProtocols),
    /** Null until its node has given one. */
    port: Port.nullable(),
    /** `host:port`, as soon as there is a port. */
    address: z.string().nullable(),
    /** The number before a move to another node, which still stands in files; null once its owner has said that they know. */
    former: Port.nullable(),
    /** Of a map: the link with the server's name that leads to it; null while its owner has not switched it on. */
    link: z.url().nullable(),
  })
  .meta({ id: 'ExtraPort' })
export type ExtraPort = z.infer<typeof ExtraPort>

export const ServerPorts = z
  .object({
    ports: z.array(ExtraPort).max(maxExtraPorts),
    /** What the link to a map is, or would be. */
    mapLink: z.url(),
    /** Whether one more can be had, and if not, who has no more: the server has as many as it may, or its node has none to give. */
    more: z.enum(['yes', 'server_full', 'node_full']),
  })
  .meta({ id: 'ServerPorts' })
export type ServerPorts = z.infer<typeof ServerPorts>

const ById = z.object({ id: z.uuid() })
const ByPort = z.object({ id: z.uuid(), port: z.uuid() })

/** Each answers with all that there is afterwards. */
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
