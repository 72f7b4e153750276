import { endedSessions } from '../../accounts/tables.ts'
import type { Db } from '../../database/open.ts'

/**
 * Ends the console tokens of these sessions before their time: every agent hears of it at once. A session that is deleted needs no
 * call: a trigger writes it to the same table.
 */
export async function revokeConsoleSessions(
  db: Pick<Db, 'insert'>,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return
  await db
    .insert(endedSessions)
    .values(sessionIds.map((id) => ({ id })))
    .onConflictDoNothing()
}
