import { eq } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordActivity } from '../../servers/activity.ts'
import { lockActive } from '../../servers/owner-actions.ts'
import { servers } from '../../servers/servers-schema.ts'

/**
 * Sets whether players start a server by joining it, and which players. Names are unique regardless
 * of case.
 */
export async function changeJoining(
  db: Db,
  input: { accountId: string; id: string; now: Date; isOn: boolean; players: readonly string[] },
): Promise<void> {
  const { accountId, id: serverId, now, isOn } = input
  const starters = [...new Map(input.players.map((name) => [name.toLowerCase(), name])).values()]
  await inTransaction(db, async (tx) => {
    const row = await lockActive(tx, input)
    if (row.startsByJoining === isOn && row.starters.join() === starters.join()) return
    await tx.update(servers).set({ startsByJoining: isOn, starters }).where(eq(servers.id, serverId))
    await recordActivity(tx, { serverId, at: now, actor: { accountId }, event: 'joining_changed' })
  })
}
