import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

/** A node's name is also a DNS label: the ping probe uses its lower case in a host name. */
export const NodeName = z
  .string()
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,30}[A-Za-z0-9])?$/,
    'expected 1 to 32 letters, digits or inner hyphens',
  )

/** Problems that the site translates; others are shown as is. Source: docs/specification.md. */
export const problemCodes = ['overload', 'memory', 'disk', 'no_report'] as const

/** Problems that an agent may report; only the API sets `no_report`. */
export const reportedProblems = ['overload', 'memory', 'disk'] as const

/** An agent's report on its machine every `reportIntervalMs`. */
export const NodeReport = z
  .object({
    /** Percent of all CPU time over the interval. */
    load: z.number().min(0).max(100),
    memoryUsedBytes: z.number().int().nonnegative(),
    memoryTotalBytes: z.number().int().positive(),
    diskFreeBytes: z.number().int().nonnegative(),
    diskTotalBytes: z.number().int().positive(),
    problem: z.enum(reportedProblems).nullable(),
  })
  .strict()
  .meta({ id: 'NodeReport' })
export type NodeReport = z.infer<typeof NodeReport>

/** One line of the status list. Source: specification, section 7. */
export const NodeStats = z
  .object({
    name: NodeName,
    load: z.number().min(0).max(100),
    problem: z.string().nullable(),
    /** Duration of the current state (no problem, or this problem) in seconds. */
    duration: z.number().int().nonnegative(),
  })
  .meta({ id: 'NodeStats' })
export type NodeStats = z.infer<typeof NodeStats>

export const nodesEndpoints = {
  'POST /api/nodes/report': {
    summary: 'A node says how its machine is',
    node: true,
    body: NodeReport,
    answers: { 204: z.null().describe('Stored.') },
  },
  'GET /nodes_stats': {
    summary: 'Every node: its load, its problem if it has one, and since when',
    answers: { 200: z.array(NodeStats), 304: z.null().describe('Not modified.') },
  },
} as const satisfies Endpoints

export const reportIntervalMs = 10_000
/** Silence after which a node shows `no_report`. */
export const reportMissingAfterMs = 30_000
