import { count } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Figure } from '../metrics/metrics.ts'
import { partnerApplications, relayStates } from './partners-schema.ts'

/** The number of applications in each relay state, zeros included. */
export async function relayCounts(db: Db) {
  const { relayState } = partnerApplications
  const found = await db
    .select({ relay: relayState, count: count() })
    .from(partnerApplications)
    .groupBy(relayState)
  return relayStates.map((state) => found.find((each) => each.relay === state) ?? { relay: state, count: 0 })
}

export const applicationFigure: Figure = {
  name: 'zubr_applications',
  help: 'Partner applications by the state of their relay.',
  labels: ['relay'],
  read: relayCounts,
}
