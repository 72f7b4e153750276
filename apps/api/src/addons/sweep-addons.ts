import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { lockServer } from '../servers/owner-actions.ts'
import { servers } from '../servers/servers-schema.ts'
import { serverChanges } from './addons-schema.ts'
import { endChange, openChange } from './changes.ts'
import { endUndo } from './undo.ts'

/** How long an owner may decide about a modpack. */
const askingMs = 24 * 3_600_000

/** The limit per server. */
const maxKept = 100

/**
 * Cancels abandoned changes: those of deleted servers, and modpacks that waited a day for the
 * owner. Deletes old ones.
 */
export async function sweepChanges(db: Db, now: Date): Promise<void> {
  const isForgotten = and(
    eq(serverChanges.phase, 'asking'),
    lt(serverChanges.startedAt, new Date(+now - askingMs)),
  )
  const open = await db
    .select({ id: serverChanges.id, serverId: serverChanges.serverId })
    .from(serverChanges)
    .innerJoin(servers, eq(servers.id, serverChanges.serverId))
    .where(and(isNull(serverChanges.endedAt), or(isForgotten, eq(servers.contract, 'deleted'))))
  for (const { id, serverId } of open)
    await inTransaction(db, async (tx) => {
      const row = await lockServer(tx, eq(servers.id, serverId))
      const change = await openChange(tx, eq(serverChanges.id, id))
      // Its owner may have agreed in this moment.
      if (!row || !change || (row.contract !== 'deleted' && change.phase !== 'asking')) return
      const end = change.phase === 'undoing' ? endUndo : endChange
      await end(tx, row, change, { failure: 'called_off', now })
    })
  await db.execute(sql`
    delete from ${serverChanges} where ended_at is not null and id in (
      select id from (
        select id, row_number() over (partition by server_id order by started_at desc, id desc) as nth from ${serverChanges}
      ) as newest where nth > ${maxKept})`)
}
