import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { PackPreview } from '@zubr/contracts/addons/pack'
import { packMemoryMb } from '@zubr/domain/cores/change/pack-memory'
import { predictWorldOutcome } from '@zubr/domain/cores/change/world'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { openJobsOf } from '../servers/jobs/store.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { serverChanges } from './addons-schema.ts'
import { changesOf } from './changes.ts'
import { toRunning } from './core-plan.ts'
import { availableBackups, otherRestores, undoableChanges } from './undo.ts'

const shown = 20

/** The owner's view of a server's last changes, newest first. */
export async function changesView(db: Db, row: ServerRow): Promise<ServerChange[]> {
  const all = await changesOf(db, row.id)
  const can = undoableChanges(all, await availableBackups(db, row, all), await otherRestores(db, row.id, all))
  const percents = new Map((await openJobsOf(db, row.id)).map(({ id, percent }) => [id, percent]))
  const isActive = row.contract === 'active'
  return all.slice(0, shown).map((change) => {
    const { id, kind, phase, failure, steps, startedAt, endedAt, start, jobId } = change
    const isInPlace = phase === 'done' || phase === 'undone'
    return {
      ...{ id, kind, phase, failure, steps },
      percent: jobId && !endedAt ? (percents.get(jobId) ?? null) : null,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      // The start in progress already includes it.
      awaitsStart: isInPlace && (start === null || (start === 'begun' && row.state !== 'starting')),
      isSuspect: phase === 'done' && start === 'failed',
      canUndo: isActive && can.has(id),
    }
  })
}

/** The contents and requirements of a modpack; undefined if none was read. */
export async function packPreview(db: Db, row: ServerRow, change: string): Promise<PackPreview | undefined> {
  const [found] = await db.select().from(serverChanges).where(eq(serverChanges.id, change))
  if (!found?.pack || found.serverId !== row.id) return undefined
  const { pack, core, previousCore } = found
  const before = previousCore ?? row.core
  const worldOutcome = found.isFirst
    ? null
    : predictWorldOutcome(toRunning(before), toRunning(core ?? before))
  return {
    ...pack,
    core: {
      id: core?.id ?? pack.loader,
      version: core?.version ?? pack.gameVersion,
      build: core?.package?.build ?? null,
    },
    before: { id: before.id, version: before.version, build: before.package?.build ?? null },
    world: {
      reason: worldOutcome?.goes === 'no' ? worldOutcome.why : null,
      converted: worldOutcome?.goes === 'yes' && worldOutcome.converted,
    },
    memory: { recommendedMb: packMemoryMb(pack.mods ?? pack.files), availableMb: row.memoryMb },
  }
}
