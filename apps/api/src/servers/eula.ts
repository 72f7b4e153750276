import { coreKinds, eulaUrl, isCoreId } from '@zubr/domain/cores/kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { eulaAcceptances, servers } from './servers-schema.ts'

/** Whether who runs this core must have agreed to the game's terms of use. */
export const isRunByAgreement = ({ id }: { id: string }): boolean => isCoreId(id) && coreKinds[id].eula

/** Keeps that an account agrees, for one of its servers. Whoever agreed before did so then: that time stays. */
export async function keepAgreement(
  tx: Tx,
  { accountId, serverId, now }: { accountId: string; serverId: string; now: Date },
): Promise<void> {
  await tx
    .insert(eulaAcceptances)
    .values({ accountId, serverId, url: eulaUrl, acceptedAt: now })
    .onConflictDoNothing()
}

/** In a query of servers: whether its owner has agreed. */
export const hasAgreement: SQL<boolean> = sql<boolean>`exists (
  select from ${eulaAcceptances} where ${eulaAcceptances.serverId} = ${servers.id})`

/** Whether a server stands still, or would, until its owner agrees: by what its core asks for, or by what the core itself has said. */
export function awaitsAgreement(row: typeof servers.$inferSelect, agreed: boolean): boolean {
  if (row.contract !== 'active') return false
  // What was said before the last wish is no news: it is just being tried again.
  const isSaid = row.reason === 'eula' && row.reportedGeneration >= row.generation
  return isSaid || (isRunByAgreement(row.core) && !agreed)
}
