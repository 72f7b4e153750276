import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Server } from '../servers/server.ts'

/**
 * `saving`: the server stops and its last backup is made. `clearing`: its node deletes the files.
 * `stored`: only the backup exists. `restoring`: a node restores the files.
 */
export const archivePhases = ['saving', 'clearing', 'stored', 'restoring'] as const
export type ArchivePhase = (typeof archivePhases)[number]

/** Progress of a server's archive. */
export const ServerArchive = z
  .object({
    phase: z.enum(archivePhases),
    archivedAt: z.iso.datetime(),
    /** Size of the backup; null until it is made. */
    bytes: z.number().int().nonnegative().nullable(),
    /**
     * When its owner requested the restore that waits for a node with capacity; null without a
     * request.
     */
    requestedAt: z.iso.datetime().nullable(),
    /** When its restore last failed, if after the last request. */
    failedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ServerArchive' })
export type ServerArchive = z.infer<typeof ServerArchive>

const ById = z.object({ id: z.uuid() })

/** Free servers that were not used for a long time. Source: decision 76. */
export const archiveEndpoints = {
  'GET /api/servers/:id/archive': {
    summary: 'How far the archive of a server is',
    session: true,
    right: 'view',
    params: ById,
    answers: { 200: ServerArchive },
  },
  'POST /api/servers/:id/archive/restore': {
    summary: 'Restores an archived server; it waits if no node has room now',
    session: true,
    right: 'owner',
    limits: ['mutate'],
    params: ById,
    answers: { 202: Server },
    errors: ['conflict'],
  },
} as const satisfies Endpoints
