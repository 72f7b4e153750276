import { coreKinds, eulaUrl, isCoreId } from '@zubr/domain/cores/kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { eulaAcceptances, servers } from './servers-schema.ts'

/** Whether running this core requires the owner's consent to the game's EULA. */
export const requiresEula = ({ id }: { id: string }): boolean => isCoreId(id) && coreKinds[id].eula

/** Stores an account's consent for one of its servers. An earlier consent keeps its time. */
export async function storeEulaConsent(
  tx: Tx,
  { accountId, serverId, now }: { accountId: string; serverId: string; now: Date },
): Promise<void> {
  await tx
    .insert(eulaAcceptances)
    .values({ accountId, serverId, url: eulaUrl, acceptedAt: now })
    .onConflictDoNothing()
}

/** In a query of servers: whether its owner has accepted the EULA. */
export const hasEulaConsent: SQL<boolean> = sql<boolean>`exists (
  select from ${eulaAcceptances} where ${eulaAcceptances.serverId} = ${servers.id})`

/**
 * Whether a server does not start until its owner accepts the EULA: its core requires it, or its
 * core has reported it.
 */
export function awaitsEulaConsent(row: typeof servers.$inferSelect, agreed: boolean): boolean {
  if (row.contract !== 'active') return false
  // A report from before the last desired state does not count: the start is being retried.
  const isSaid = row.reason === 'eula' && row.reportedGeneration >= row.generation
  return isSaid || (requiresEula(row.core) && !agreed)
}
