import type { ServerJava } from '@zubr/contracts/addons/core'
import { javaOf, javas } from '@zubr/domain/cores/java'
import { and, eq } from 'drizzle-orm'
import { coreOf } from '../cores/offers.ts'
import { javaReleases } from '../cores/tables.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { nodeCapabilities } from '../nodes/tables.ts'
import { recordActivity } from '../servers/activity.ts'
import { changeDesired, lockActive } from '../servers/owner-actions.ts'
import { servers } from '../servers/tables.ts'
import type { ServerRow } from '../servers/view.ts'
import { isBeingChanged } from './changes.ts'

type OfServer = Pick<ServerRow, 'core' | 'nodeId'>

/** The Java of a server and which others its node can be given; null for a core without Java. */
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

/** What the version's makers ask for; where they offer it no more, what is known of the game's versions. */
async function usualJava(db: Db | Tx, { core }: OfServer): Promise<number> {
  const offered = await coreOf(db, core.id, core.version)
  const family = core.id === 'paper' || core.id === 'purpur' ? 'paper' : 'game'
  return offered?.package?.java ?? javaOf(core.gameVersion, family)
}

/** Gives a server another Java; null: the usual one. What runs is started anew with it, and what stays down for the wrong one is tried again. */
export async function chooseJava(
  db: Db,
  { accountId, id, java, now }: { accountId: string; id: string; java: number | null; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockActive(tx, { accountId, id })
    // A change that is under way would put its own in this one's place.
    if (await isBeingChanged(tx, id)) throw new Refused('conflict')
    const known = await javaOfServer(tx, row)
    const asked = java ?? known?.usual
    const { core } = row
    if (!known || !core.package || asked === undefined || !known.choices.includes(asked))
      throw new Refused('invalid_request', { java: `expected one of ${known?.choices.join(', ') ?? 'none'}` })
    if (asked === known.java) return
    await tx
      .update(servers)
      .set({ core: { ...core, package: { ...core.package, java: asked } } })
      .where(and(eq(servers.id, id)))
    await changeDesired(tx, row, { operationId: null, operationAction: null })
    await recordActivity(tx, { serverId: id, at: now, actor: { accountId }, what: 'settings_changed' })
  })
}
