import path from 'node:path'
import { OperatorError } from '@zubr/api/operators/operator'
import type { Config } from '@zubr/config'
import { dataDirPath, publishedDatabaseUrl, takeDataDir } from '@zubr/data-dir/data-dir'

/** Context of services that copy or replace the database itself, so none is opened for them. */
export type HostContext = {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseBackupDir'>
}
/** A base backup; the archived WAL brings it to any later time. */
export type DatabaseBackup = { endedAt: Date; path: string }
export type DatabaseBackupResult = DatabaseBackup & { bytes: number; removedCount: number }

export type RestoreDatabaseInput = {
  /** By default the newest state. */
  at: Date | undefined
  /** Otherwise the restore is only planned. */
  confirm: boolean
  onPlan?: (backup: DatabaseBackup) => void
}
export type RestoreDatabaseResult = {
  backup: DatabaseBackup
  isDone: boolean
  /** The folder of the replaced database; null if there was none. */
  formerDir: string | null
  /** Why the restored database could not be backed up; null if it was. */
  backupError: string | null
}

/** Number of base backups kept; the archived WAL reaches back to the oldest. */
export const keptBackups = 7

/** Copies the embedded PostgreSQL while it runs. Rejects with OperatorError. */
export async function backUpDatabase({ config }: HostContext): Promise<DatabaseBackupResult> {
  const { cluster, archive } = placesOf(config)
  const { backUpCluster, backupFolderOf, folderBytes, pruneBackups } = await import(
    '@zubr/postgres/online-backup'
  )
  const folder = await backupFolderOf(archive, cluster).catch(() => {
    throw new OperatorError(`there is no database in ${cluster} yet: npm start makes it`)
  })
  const url = await publishedDatabaseUrl(dataDirPath(config.dataDir))
  if (url === undefined)
    throw new OperatorError('the service does not run: start it, because a running database is copied')
  const { endedAt, path: backupPath } = await backUpCluster(url, folder)
  const removedCount = await pruneBackups(folder, keptBackups)
  return { endedAt, path: backupPath, bytes: await folderBytes(backupPath), removedCount }
}

/** The backups of the embedded PostgreSQL, oldest first. Rejects with OperatorError. */
export async function listDatabaseBackups({ config }: HostContext): Promise<DatabaseBackup[]> {
  const { cluster, archive } = placesOf(config)
  const { backupsBelow } = await import('@zubr/postgres/online-backup')
  const backups = await backupsBelow(archive, cluster)
  if (backups.length === 0)
    throw new OperatorError(`there is no backup in ${archive}: npm run zubr -- database backup`)
  return backups.map(({ endedAt, path: backupPath }) => ({ endedAt, path: backupPath }))
}

/** Restores the embedded PostgreSQL while the service is stopped. Rejects with OperatorError. */
export async function restoreDatabase(
  { config }: HostContext,
  { at, confirm, onPlan }: RestoreDatabaseInput,
): Promise<RestoreDatabaseResult> {
  const { dir, cluster, archive } = placesOf(config)
  await listDatabaseBackups({ config })
  const { planRestore, restoreCluster } = await import('@zubr/postgres/restore')
  const plan = await planRestore(archive, cluster, at)
  if (!plan)
    throw new OperatorError(
      at
        ? `there is no backup from before ${at.toISOString()}: database list`
        : 'every backup is of a state that an earlier restore left: give --at a time, of database list or later',
    )
  const backup = { endedAt: plan.backup.endedAt, path: plan.backup.path }
  onPlan?.(backup)
  if (!confirm) return { backup, isDone: false, formerDir: null, backupError: null }
  const held = await takeDataDir(dataDirPath(config.dataDir), 'npm run zubr -- database restore')
  try {
    const { before, backupError } = await restoreCluster(dir, archive, plan).catch((error: unknown) => {
      if (/recovery ended before configured recovery target/.test(String(error)))
        throw new OperatorError(
          `nothing was changed: the log after that backup ends before ${at?.toISOString()}: expected ` +
            'an earlier time, or no --at',
        )
      throw error
    })
    return {
      backup,
      isDone: true,
      formerDir: before ?? null,
      backupError: backupError ? messageOf(backupError) : null,
    }
  } finally {
    await held.release()
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function placesOf({ databaseUrl, dataDir, databaseBackupDir }: HostContext['config']) {
  if (databaseUrl !== undefined)
    throw new OperatorError(
      'DATABASE_URL is set: back that PostgreSQL up by its own tools (docs/operate/backup-and-restore.md, "Back up")',
    )
  if (databaseBackupDir === undefined)
    throw new OperatorError(
      'DATABASE_BACKUP_DIR is not set: expected a folder for backups, best on another disk',
    )
  const dir = path.join(dataDirPath(dataDir), 'postgres')
  return { dir, cluster: path.join(dir, 'cluster'), archive: path.resolve(databaseBackupDir) }
}
