import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import type { RateLimits } from '../http/rate-limits/rate-limits.ts'
import { awaitsEulaConsent, hasEulaConsent } from '../servers/eula.ts'
import { lockServer, requestAction } from '../servers/owner-actions.ts'
import { servers } from '../servers/servers-schema.ts'

/** States of a server that is running or about to. */
const onItsWay = ['creating', 'stopped', 'starting', 'running', 'stopping']

/**
 * Starts a stopped server for a joining player. Resolves to false if the player may not, the server
 * may not run, or it was started this way too often in the last hour. Only its owner starts a
 * crashed server.
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
    if (row.desiredState === 'running') {
      // Somebody may have stopped it from the game.
      const hasEnded =
        row.state === 'stopped' && row.reason === null && row.reportedGeneration >= row.generation
      // Another player or the owner was faster.
      if (!hasEnded) return row.reason === null && onItsWay.includes(row.state)
    } else if (row.desiredState !== 'stopped') return false
    const [known] = await tx.select({ agreed: hasEulaConsent }).from(servers).where(eq(servers.id, id))
    if (awaitsEulaConsent(row, known?.agreed ?? false)) return false
    if ((await rateLimits.take(tx, 'startByJoining', id)) > 0) return false
    const now = clock()
    // A joining player counts as use, whatever player count the game reports later.
    await tx.update(servers).set({ lastUsedAt: now }).where(eq(servers.id, id))
    await requestAction(tx, row, {
      action: 'start',
      actor: 'service',
      now,
      event: `started_by_joining:${player}`,
    })
    return true
  })
}
