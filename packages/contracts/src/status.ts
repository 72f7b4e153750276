import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { NodeName, NodeStats } from './nodes.ts'

/** States of an incident. */
export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const
/** States of planned maintenance. */
export const maintenanceStates = ['planned', 'in_progress', 'completed', 'cancelled'] as const
export const allIncidentStates = [...incidentStates, ...maintenanceStates] as const
export type IncidentState = (typeof allIncidentStates)[number]
/** Final states. */
const finalStates: readonly IncidentState[] = ['resolved', 'completed', 'cancelled']
export const isFinal = (state: IncidentState) => finalStates.includes(state)

export const incidentImpacts = ['none', 'degraded', 'down'] as const
export type IncidentImpact = (typeof incidentImpacts)[number]

/** Texts by the site's language codes; at least one. */
const Texts = z.record(z.string(), z.string())

const IncidentUpdate = z
  .object({
    at: z.iso.datetime(),
    state: z.enum(allIncidentStates),
    /** Markdown. Empty if only the state changed. */
    texts: Texts,
  })
  .meta({ id: 'IncidentUpdate' })

export const Incident = z
  .object({
    id: z.number().int().positive(),
    kind: z.enum(['incident', 'maintenance']),
    state: z.enum(allIncidentStates),
    impact: z.enum(incidentImpacts),
    titles: Texts,
    /** Names of nodes; empty if it concerns something else. */
    nodes: z.array(NodeName),
    /** When it started; for maintenance, its planned start. */
    startsAt: z.iso.datetime(),
    /** When it ended; for maintenance that is not over, its planned end. */
    endsAt: z.iso.datetime().nullable(),
    /** Newest first. */
    updates: z.array(IncidentUpdate),
  })
  .meta({ id: 'Incident' })
export type Incident = z.infer<typeof Incident>

/**
 * One UTC day of a node: minutes without problems, minutes with a problem, and minutes without an
 * answer; the rest has no data. Then the mean load in percent, or null. A compact tuple, because a
 * thousand nodes have ninety thousand.
 */
export const NodeDay = z.tuple([
  z.number().int().min(0).max(1440),
  z.number().int().min(0).max(1440),
  z.number().int().min(0).max(1440),
  z.number().min(0).max(100).nullable(),
])
export type NodeDay = z.infer<typeof NodeDay>

/** Percent of the minutes with data in which the node answered; null without data. */
const Uptime = z.number().min(0).max(100).nullable()

export const NodeHistory = z
  .object({
    name: NodeName,
    uptime: z.object({ day: Uptime, week: Uptime, month: Uptime, quarter: Uptime }),
    /** Oldest first; the last one is today, still incomplete. */
    days: z.array(NodeDay).length(90),
  })
  .meta({ id: 'NodeHistory' })
export type NodeHistory = z.infer<typeof NodeHistory>

/** The data of the status page besides the live list. */
export const Status = z
  .object({
    /** When these data were read. */
    at: z.iso.datetime(),
    /** UTC date of the newest day in every node's list. */
    today: z.iso.date(),
    nodes: z.array(z.object({ ...NodeStats.shape, ...NodeHistory.shape })),
    /**
     * Open incidents and planned maintenance first, then those that ended within 90 days; newest
     * first.
     */
    incidents: z.array(Incident),
  })
  .meta({ id: 'Status' })
export type Status = z.infer<typeof Status>

export const statusEndpoints = {
  'GET /api/status': {
    summary: 'Every node with its last 90 days, and what the operator has announced',
    answers: { 200: Status, 304: z.null().describe('Not modified.') },
  },
} as const satisfies Endpoints

export const historyDays = 90
