import { eq } from 'drizzle-orm'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { lockServer } from './owner-actions.ts'
import type { ServerRow } from './server-view.ts'
import { servers } from './servers-schema.ts'

/**
 * Calls `change` for each of these servers, locked, in a transaction of its own. A failure goes to
 * `onError`, and the others continue; deleted servers are skipped. `change` must recheck the search
 * condition: the row may have changed.
 */
export async function changeEachServer(
  db: Db,
  found: readonly { id: string }[],
  {
    change,
    onError,
  }: { change: (tx: Tx, row: ServerRow) => Promise<unknown>; onError: (error: unknown) => void },
): Promise<void> {
  for (const { id } of found)
    await inTransaction(db, async (tx) => {
      const row = await lockServer(tx, eq(servers.id, id))
      if (row) await change(tx, row)
    }).catch((error) => onError(rootOf(error)))
}
