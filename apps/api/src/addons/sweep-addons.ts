import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { lockServer } from '../servers/owner-actions.ts'
import { servers } from '../servers/servers-schema.ts'
import type { WorkflowCheck } from '../workflows/sweeper.ts'
import { serverChanges } from './addons-schema.ts'
import { changeWorkflow } from './change-workflow.ts'
import { applyChangeEvent, openChange } from './changes.ts'

/** Cancels abandoned changes: those of deleted servers, and modpacks that waited a day. */
export function changeCheck({ db }: { db: Db }): WorkflowCheck {
  return {
    definition: changeWorkflow,
    open: async (_ids, now) => (id) =>
      inTransaction(db, async (tx) => {
        const [found] = await tx
          .select({ serverId: serverChanges.serverId })
          .from(serverChanges)
          .where(eq(serverChanges.id, id))
        const row = found && (await lockServer(tx, eq(servers.id, found.serverId)))
        const change = row && (await openChange(tx, eq(serverChanges.id, id)))
        if (change) await applyChangeEvent(tx, row, change, { event: { type: 'check' }, now })
      }),
  }
}

/** The limit per server. */
const maxKept = 100

/** Deletes the old changes of each server. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${serverChanges} where ended_at is not null and id in (
      select id from (
        select id, row_number() over (partition by server_id order by started_at desc, id desc) as nth from ${serverChanges}
      ) as newest where nth > ${maxKept})`)
}
