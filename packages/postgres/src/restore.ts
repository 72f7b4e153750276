import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from './embedded.ts'
import {
  type BaseBackup,
  backUpCluster,
  backupFolderOf,
  backupsBelow,
  replaceCluster,
  stageBackup,
} from './online-backup.ts'
import { currentTimeline, timelineForks } from './timelines.ts'

/** `timeline`: the one to follow; undefined for the backup's own. */
export type RestorePlan = { backup: BaseBackup; at: Date | undefined; timeline: number | undefined }

/**
 * Selects the backup for a time, on the timeline of that time, or for the newest state. A backup
 * from a timeline that a later restore discarded does not lead to the newest. Undefined if there is
 * none.
 */
export async function planRestore(
  archive: string,
  cluster: string,
  at: Date | undefined,
): Promise<RestorePlan | undefined> {
  const all = await backupsBelow(archive, cluster)
  if (at) {
    const backup = all.findLast(({ endedAt }) => endedAt <= at)
    return backup && { backup, at, timeline: undefined }
  }
  const folder = all[0] && join(all[0].path, '..', '..')
  if (!folder) return undefined
  const timeline = await currentTimeline(cluster, folder)
  const forks = await timelineForks(timeline, cluster, folder)
  const backup = all.findLast(
    (one) =>
      one.timeline === timeline ||
      forks.some((fork) => fork.timeline === one.timeline && one.endLsn <= fork.endLsn),
  )
  return backup && { backup, at, timeline }
}

/**
 * Recovers a staged cluster beside that of `dir`, then replaces it. Throws if recovery fails and
 * leaves the cluster unchanged. Returns the path of the old cluster, and the error if the new base
 * backup failed: later restores start there.
 */
export async function restoreCluster(
  dir: string,
  archive: string,
  { backup, at, timeline }: RestorePlan,
): Promise<{ before: string | undefined; backupError: unknown }> {
  const cluster = join(dir, 'cluster')
  const next = await stageBackup(backup, cluster, { usesLog: true })
  try {
    const recovering = await startPostgres({ dir, archive, recovery: { at, timeline }, staged: true })
    await recovering.stop()
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    throw error
  }
  const before = await replaceCluster(cluster)
  const server = await startPostgres({ dir, archive })
  try {
    await backUpCluster(server.url, await backupFolderOf(archive, cluster))
    return { before, backupError: undefined }
  } catch (backupError) {
    return { before, backupError }
  } finally {
    await server.stop()
  }
}
