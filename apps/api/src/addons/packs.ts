import type { PackAbout } from '@zubr/contracts/addons/pack'
import type { PackRefusal } from '@zubr/contracts/addons/signs'
import type { Core } from '@zubr/contracts/cores/core'
import { coreOfLoader, type Loader } from '@zubr/domain/cores/addons'
import { isCoreId } from '@zubr/domain/cores/kinds'
import { memoryLacked } from '@zubr/domain/cores/needs'
import { compareVersions } from '@zubr/domain/cores/versions'
import { eq } from 'drizzle-orm'
import type { BackupContext } from '../backups/make.ts'
import { coreOf } from '../cores/offers.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { nodeOffers } from '../nodes/tables.ts'
import type { JobEnd } from '../servers/jobs/ends.ts'
import type { ServerRow } from '../servers/view.ts'
import { apply, type ChangeRefused, type ChangeRow, endChange, save } from './changes.ts'
import { serverChanges } from './tables.ts'

type Asks = Pick<PackAbout, 'loader' | 'gameVersion' | 'loaderVersion'>

/** The core that a modpack is put on: the newest build for its version of the game, if that is not older than the pack asks. */
export async function coreForPack(
  db: Db | Tx,
  { loader, gameVersion, loaderVersion }: Pick<Asks, 'loader' | 'gameVersion'> & Partial<Asks>,
): Promise<Core | { refused: PackRefusal }> {
  const id = coreOfLoader[loader as Loader]
  if (!id) return { refused: 'pack_loader' }
  const core = await coreOf(db, id, gameVersion)
  if (!core) return { refused: 'pack_game_version' }
  const build = core.package?.build ?? ''
  if (loaderVersion !== undefined && compareVersions(build, loaderVersion) < 0)
    return { refused: 'pack_loader_version' }
  return core
}

/** The same, as far as the server's node and plan bear it. */
async function coreFor(tx: Tx, row: ServerRow, pack: Asks): Promise<Core | { refused: PackRefusal }> {
  const core = await coreForPack(tx, pack)
  if ('refused' in core) return core
  const [offer] = await tx
    .select({ runs: nodeOffers.runs })
    .from(nodeOffers)
    .where(eq(nodeOffers.nodeId, row.nodeId ?? -1))
  if (!isCoreId(core.id) || !offer?.runs.includes(core.id)) return { refused: 'core_not_there' }
  return memoryLacked(core.id, row.memoryMb) === undefined ? core : { refused: 'plan_too_small' }
}

/** Goes on once the node has read a modpack: its owner is asked, or, for a new server, it is put in place. */
export async function goOnAfterReading(
  tx: Tx,
  change: ChangeRow,
  { server: row, report: { failure, pack }, now }: JobEnd,
): Promise<void> {
  const why = failure ?? (pack ? null : 'failed')
  if (why || !pack) return endChange(tx, row, change, { failure: why, now })
  const core = await coreFor(tx, row, pack)
  if ('refused' in core) return endChange(tx, row, change, { failure: core.refused, now })
  const [read] = await tx
    .update(serverChanges)
    .set({
      ...{ phase: 'asking', jobId: null, pack, core, coreBefore: row.core },
      what: [{ do: 'pack', name: pack.name, from: null, to: pack.version }],
    })
    .where(eq(serverChanges.id, change.id))
    .returning()
  if (!read?.isFirst) return
  await apply(tx, row, read, now)
}

/** Its owner agrees to what a modpack is: what the server has is saved, and then it is put in place. */
export async function agreeToPack(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  change: ChangeRow,
  now: Date,
): Promise<{ id: string } | ChangeRefused> {
  if (change.phase !== 'asking') return { refused: 'conflict' }
  if (row.contract !== 'active') return { refused: 'not_active' }
  const begun = await save(tx, context, row, { id: change.id, cause: 'pack', now })
  return begun === 'begun' ? { id: change.id } : { refused: begun }
}
