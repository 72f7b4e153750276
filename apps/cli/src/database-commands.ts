import path from 'node:path'
import { parseOptions, Time } from '@zubr/api/operators/arguments'
import { OperatorError } from '@zubr/api/operators/command'
import type { Config } from '@zubr/config'
import { dataDirPath, publishedDatabaseUrl, takeDataDir } from '@zubr/data-dir/data-dir'

/** Context of commands that copy or replace the database itself, so none is opened for them. */
export type HostContext = {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseBackupDir'>
  print: (line: string) => void
}
export type HostCommand = (context: HostContext, args: string[]) => Promise<void>

/** Number of base backups kept; the archived WAL reaches back to the oldest. */
const keptBackups = 7

/** `npm run zubr -- database <verb>`: only for the embedded PostgreSQL. */
export const databaseVerbs = {
  backup: async ({ config, print }, args) => {
    if (args.length > 0) throw new OperatorError('usage: database backup')
    const { cluster, archive } = placesOf(config)
    const { backUpCluster, backupFolderOf, folderBytes, pruneBackups } = await import(
      '@zubr/postgres/online-backup'
    )
    const folder = await backupFolderOf(archive, cluster).catch(() => {
      throw new OperatorError(`there is no database in ${cluster} yet: npm start makes it`)
    })
    const url = await publishedDatabaseUrl(dataDirPath(config.dataDir))
    if (url === undefined)
      throw new OperatorError('the service does not run: start it, this copies a running database')
    const backup = await backUpCluster(url, folder)
    const removed = await pruneBackups(folder, keptBackups)
    print(
      `Backed up at ${backup.endedAt.toISOString()} into ${backup.path}, ${megabytes(await folderBytes(backup.path))}.`,
    )
    if (removed > 0)
      print(
        `${removed} older than the newest ${keptBackups} were removed, with the log that only they needed.`,
      )
    print('Keep a copy of that folder on another machine, encrypted, and one of DATA_DIR/auth-secret.')
  },

  list: async ({ config, print }, args) => {
    if (args.length > 0) throw new OperatorError('usage: database list')
    for (const { path: folder, endedAt } of await backupsOf(config))
      print(`${endedAt.toISOString()}  ${folder}`)
  },

  restore: async ({ config, print }, args) => {
    const usage = 'database restore [--at <time>] --confirm'
    const isConfirmed = args.includes('--confirm')
    const { positionals: words, options } = parseOptions(
      args.filter((word) => word !== '--confirm'),
      ['at'],
      usage,
    )
    if (words.length > 0) throw new OperatorError(`usage: ${usage}`)
    if (options.at !== undefined && !Time.safeParse(options.at).success)
      throw new OperatorError(`--at ${options.at}: expected a time like 2026-12-31T21:00Z`)
    const at = options.at === undefined ? undefined : new Date(options.at)
    const { dir, cluster, archive } = placesOf(config)
    await backupsOf(config)
    const { planRestore, restoreCluster } = await import('@zubr/postgres/restore')
    const plan = await planRestore(archive, cluster, at)
    if (!plan && at) throw new OperatorError(`there is no backup from before ${options.at}: database list`)
    if (!plan)
      throw new OperatorError(
        'every backup is of a state that an earlier restore left: give --at a time, of database list or later',
      )
    print(
      `The backup of ${plan.backup.endedAt.toISOString()} would be brought to ${at?.toISOString() ?? 'the newest that its log holds'}.`,
    )
    if (!isConfirmed)
      return print(`If that is meant: npm run zubr -- ${usage.replace('<time>', options.at ?? '<time>')}`)
    const held = await takeDataDir(dataDirPath(config.dataDir), 'npm run zubr -- database restore')
    try {
      const { before, backupError } = await restoreCluster(dir, archive, plan).catch((error: unknown) => {
        if (/recovery ended before configured recovery target/.test(String(error)))
          throw new OperatorError(
            `nothing was changed: the log after that backup ends before ${options.at}: expected an earlier time, or no --at`,
          )
        throw error
      })
      print('Restored. Start the service: systemctl start zubr, or npm start.')
      if (backupError)
        print(
          `No backup of it could be made (${backupError instanceof Error ? backupError.message : backupError}): once the service runs, npm run zubr -- database backup`,
        )
      if (before) print(`What was there before is kept in ${before}: remove it once all is well.`)
    } finally {
      await held.release()
    }
  },
} satisfies Record<string, HostCommand>

export const databaseHelp: Record<keyof typeof databaseVerbs, string> = {
  backup:
    'database backup                  copies the embedded PostgreSQL while it runs, into DATABASE_BACKUP_DIR',
  list: 'database list                    its backups',
  restore:
    'database restore [--at <time>]   puts the newest back, or brings it to a time, while the service is stopped; with --confirm',
}

export const databaseNoun = {
  about: 'the embedded PostgreSQL: its backups',
  verbs: databaseVerbs as Record<string, HostCommand>,
  help: databaseHelp as Record<string, string>,
}

async function backupsOf(config: HostContext['config']) {
  const { cluster, archive } = placesOf(config)
  const { backupsBelow } = await import('@zubr/postgres/online-backup')
  const all = await backupsBelow(archive, cluster)
  if (all.length === 0)
    throw new OperatorError(`there is no backup in ${archive}: npm run zubr -- database backup`)
  return all
}

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

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`
