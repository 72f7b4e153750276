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
 * The backup from which to reach a time, on the timeline that was written then, or else the newest state. A backup that
 * was made after an earlier restore went back is no way to the newest. Undefined if there is none.
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
 * Recovers beside the cluster of `dir`, then puts the result in its place. Throws if it cannot recover; the cluster is as it was
 * then. Answers where the old one is kept, and why no new backup could be made, if so: later restores begin there.
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
