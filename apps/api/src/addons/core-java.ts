import type { ServerJava } from '@zubr/contracts/addons/core'
import { javaOf, javas } from '@zubr/domain/cores/java'
import { and, eq } from 'drizzle-orm'
import { javaReleases } from '../cores/cores-schema.ts'
import { coreOf } from '../cores/offers.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { nodeCapabilities } from '../nodes/nodes-schema.ts'
import { recordActivity } from '../servers/activity.ts'
import { changeDesired, lockActive } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { hasChangeOrRestore } from './changes.ts'

type OfServer = Pick<ServerRow, 'core' | 'nodeId'>

/** A server's Java version and the others that its node offers; null for a core without Java. */
export async function javaOfServer(db: Db | Tx, row: OfServer): Promise<ServerJava | null> {
  const java = row.core.package?.java ?? null
  if (java === null) return null
  const usual = await usualJava(db, row)
  const releases = await db
    .select({ java: javaReleases.java })
    .from(javaReleases)
    .innerJoin(nodeCapabilities, eq(nodeCapabilities.architecture, javaReleases.architecture))
    .where(eq(nodeCapabilities.nodeId, row.nodeId ?? -1))
  const had = new Set([java, usual, ...releases.map((each) => each.java)])
  const known = javas.filter((each) => had.has(each))
  return { java, usual, choices: [...new Set<number>([...known, java])].toSorted((a, b) => a - b) }
}

/**
 * The Java that the version's authors require; if they no longer offer it, the default of the game
 * version.
 */
async function usualJava(db: Db | Tx, { core }: OfServer): Promise<number> {
  const offered = await coreOf(db, core.id, core.version)
  const family = core.id === 'paper' || core.id === 'purpur' ? 'paper' : 'game'
  return offered?.package?.java ?? javaOf(core.gameVersion, family)
}

/**
 * Sets a server's Java version; null: the default. A running server restarts with it, and a server
 * that failed with the wrong version is started again.
 */
export async function chooseJava(
  db: Db,
  { accountId, id, java, now }: { accountId: string; id: string; java: number | null; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockActive(tx, { accountId, id })
    // A change in progress would overwrite this one.
    if (await hasChangeOrRestore(tx, id)) throw new Refused('conflict')
    const known = await javaOfServer(tx, row)
    const wanted = java ?? known?.usual
    const { core } = row
    if (!known || !core.package || wanted === undefined || !known.choices.includes(wanted))
      throw new Refused('invalid_request', { java: `expected one of ${known?.choices.join(', ') ?? 'none'}` })
    if (wanted === known.java) return
    await tx
      .update(servers)
      .set({ core: { ...core, package: { ...core.package, java: wanted } } })
      .where(and(eq(servers.id, id)))
    await changeDesired(tx, row, { operationId: null, operationAction: null })
    await recordActivity(tx, { serverId: id, at: now, actor: { accountId }, event: 'settings_changed' })
  })
}
