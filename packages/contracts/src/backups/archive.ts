import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Server } from '../servers.ts'

/**
 * `saving`: it stops and its last backup is made. `clearing`: its node deletes the files. `stored`: only the backup is left.
 * `restoring`: a node puts the files back.
 */
export const archivePhases = ['saving', 'clearing', 'stored', 'restoring'] as const
export type ArchivePhase = (typeof archivePhases)[number]

/** How far the archive of a server is. */
export const ServerArchive = z
  .object({
    phase: z.enum(archivePhases),
    archivedAt: z.iso.datetime(),
    /** Size of the backup; null until it is made. */
    bytes: z.number().int().nonnegative().nullable(),
    /** Since when its owner waits for a node with room; null if nobody asked for the restore. */
    requestedAt: z.iso.datetime().nullable(),
    /** When its restore last failed, if that was after the last request. */
    failedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ServerArchive' })
export type ServerArchive = z.infer<typeof ServerArchive>

const ById = z.object({ id: z.uuid() })

/** Free servers that nobody used for long. Source: decision 76. */
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
