import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import type { RateLimits } from '../http/rate-limits/rate-limits.ts'
import { awaitsAgreement, hasAgreement } from '../servers/eula.ts'
import { askAction, lockServer } from '../servers/owner-actions.ts'
import { servers } from '../servers/tables.ts'

/** States in which a server that is to run is on its way, or there. */
const onItsWay = ['creating', 'stopped', 'starting', 'running', 'stopping']

/**
 * Starts a stopped server for a player who has joined it, as its owner would; false if that player may not, if it may not run, or if it was
 * started so too often in the last hour. One that stays down because it crashed is its owner's to start.
 */
export async function startByJoining(
  db: Db,
  { nodeId, server: id, player }: { nodeId: number; server: string; player: string },
  { rateLimits, clock }: { rateLimits: RateLimits; clock: () => Date },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, id))
    if (row?.nodeId !== nodeId || row.contract !== 'active' || !row.startsByJoining) return false
    const name = player.toLowerCase()
    if (!row.starters.some((starter) => starter.toLowerCase() === name)) return false
    if (row.wanted === 'running') {
      // Somebody in the game may have stopped it.
      const hasEnded =
        row.state === 'stopped' && row.reason === null && row.reportedGeneration >= row.generation
      // Another player was quicker, or the owner.
      if (!hasEnded) return row.reason === null && onItsWay.includes(row.state)
    } else if (row.wanted !== 'stopped') return false
    const [known] = await tx.select({ agreed: hasAgreement }).from(servers).where(eq(servers.id, id))
    if (awaitsAgreement(row, known?.agreed ?? false)) return false
    if ((await rateLimits.take(tx, 'startByJoining', id)) > 0) return false
    const now = clock()
    // A player is a use of the server, whatever its game says of the count later.
    await tx.update(servers).set({ lastUsedAt: now }).where(eq(servers.id, id))
    await askAction(tx, row, {
      action: 'start',
      actor: 'service',
      now,
      what: `started_by_joining:${player}`,
    })
    return true
  })
}
