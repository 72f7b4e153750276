import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { codeOf } from '@zubr/process/error-code'
import { syncFolder } from '@zubr/process/sync-folder'
import pg from 'pg'
import { parseLsn } from './timelines.ts'

// Online backups of the embedded PostgreSQL through SQL functions, since the package ships neither
// pg_basebackup nor pg_dump. Source: postgresql.org/docs/18/continuous-archiving.html, "Making a
// Base Backup Using the Low Level API".

/** Files that a copy must or may omit: same documentation, "Backing Up The Data Directory". */
const emptied =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const omitted = /(?:^|\/)(?:postmaster\.(?:pid|opts)|pg_internal\.init[^/]*|pgsql_tmp[^/]*)(?:\/|$)/
const segmentName = /^[\dA-F]{24}$/

/**
 * A base backup: its folder, its end time, and the WAL that it needs, from a segment to an LSN on
 * one timeline.
 */
export type BaseBackup = {
  path: string
  endedAt: Date
  firstSegment: string
  timeline: number
  endLsn: bigint
}

/**
 * The folder of a cluster's backups in `dir`. Clusters never share one, since their WAL files have
 * the same names.
 */
export async function backupFolderOf(dir: string, cluster: string): Promise<string> {
  const file = await open(join(cluster, 'global', 'pg_control'))
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return join(dir, `cluster-${buffer.readBigUInt64LE()}`)
  } finally {
    await file.close()
  }
}

/** Server settings that archive each WAL segment to `folder` within a minute. */
export function archiveSettings(folder: string): Record<string, string> {
  const [done, part] = [`${quoted(join(folder, 'wal'))}/%f.gz`, `${quoted(join(folder, 'wal'))}/%f.part`]
  return {
    archive_mode: 'on',
    archive_timeout: '60',
    // An existing file was archived before a crash and is identical, since clusters share no
    // folder.
    archive_command: `test -f ${done} || { gzip -n -c "%p" > ${part} && sync ${part} && mv ${part} ${done}; }`,
  }
}

/** `timeline`: the one to follow. Default: the newest, or the backup's own if `at` is set. */
export type Recovery = { at?: Date | undefined; timeline?: number | undefined }

/** Server settings that read the archived WAL during recovery. */
export function recoverySettings(folder: string, { at, timeline }: Recovery): Record<string, string> {
  return {
    restore_command: `gzip -d -c ${quoted(join(folder, 'wal'))}/%f.gz > "%p"`,
    recovery_target_timeline: String(timeline ?? (at ? 'current' : 'latest')),
    ...(at && { recovery_target_time: postgresTime(at), recovery_target_action: 'promote' }),
  }
}

/** Formatted for a setting, which PostgreSQL reads before it knows names of time zones. */
const postgresTime = (at: Date) => at.toISOString().replace('T', ' ').replace('Z', '+00')

/** Quoted for a shell that PostgreSQL starts; PostgreSQL expands percent signs. */
const quoted = (path: string) => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`

/**
 * Copies a running cluster into `folder`/base/<time> with the WAL that it needs, so it starts
 * without other files. `url` is the superuser's. Throws if the copy is incomplete, and removes it.
 */
export async function backUpCluster(url: string, folder: string): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const unfinished = join(folder, 'base', `unfinished-${process.pid}`)
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ cluster: string }>(
      "select current_setting('data_directory') as cluster",
    )
    const cluster = rows[0]?.cluster ?? ''
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    // The slot ends with this session and retains the WAL of the copy.
    await client.query("select pg_create_physical_replication_slot('zubr_backup', true, true)")
    const started = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('zubr', true)) as segment",
    )
    await copyCluster(cluster, unfinished)
    // pg_control is copied last, as pg_basebackup does: it names the newest checkpoint.
    await copyFile(join(cluster, 'global', 'pg_control'), join(unfinished, 'global', 'pg_control'))
    const stopped = await client.query<{ label: string; segment: string; lsn: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as segment, lsn from pg_backup_stop(false)',
    )
    const [firstSegment = '', { label = '', segment: lastSegment = '', lsn = '' } = {}] = [
      started.rows[0]?.segment,
      stopped.rows[0],
    ]
    await writeFile(join(unfinished, 'backup_label'), label, { mode: 0o600 })
    await copySegments(join(cluster, 'pg_wal'), join(unfinished, 'pg_wal'), { firstSegment, lastSegment })
    const endedAt = new Date()
    await writeFile(join(unfinished, 'zubr-backup.json'), JSON.stringify({ endedAt, firstSegment, lsn }), {
      flush: true,
    })
    await syncFolder(unfinished)
    const path = join(folder, 'base', endedAt.toISOString().replaceAll(':', '-'))
    await rename(unfinished, path)
    return { path, endedAt, ...logOf(firstSegment, lsn) }
  } finally {
    // The connection may be broken already.
    await client.end().catch(() => undefined)
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Files change and disappear during the copy; replaying the WAL corrects them. */
async function copyCluster(cluster: string, target: string): Promise<void> {
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const name = relative(cluster, source).replaceAll('\\', '/')
    if (omitted.test(name)) continue
    if (entry.isDirectory()) {
      if (!emptied.test(name) || name === 'pg_wal/archive_status')
        await mkdir(join(target, name), { recursive: true, mode: 0o700 })
    } else if (entry.isSymbolicLink())
      throw new Error(`${name} leads out of the cluster: a tablespace cannot be backed up`)
    else if (!emptied.test(name))
      await copyFile(source, join(target, name)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
      })
  }
}

async function copySegments(
  from: string,
  to: string,
  { firstSegment, lastSegment }: { firstSegment: string; lastSegment: string },
): Promise<void> {
  const names = (await readdir(from)).filter(
    (name) => segmentName.test(name) && name >= firstSegment && name <= lastSegment,
  )
  for (const name of [firstSegment, lastSegment])
    if (!names.includes(name))
      throw new Error(`segment ${name} of the log is missing: the copy is incomplete`)
  await mkdir(join(to, 'archive_status'), { recursive: true, mode: 0o700 })
  for (const name of names) await copyFile(join(from, name), join(to, name))
}

/**
 * The first 8 digits of a segment's name are its timeline. Without an LSN the end is 0, so every
 * fork is after it.
 */
const logOf = (firstSegment: string, lsn: string | undefined) => ({
  firstSegment,
  timeline: Number.parseInt(firstSegment.slice(0, 8), 16),
  endLsn: lsn === undefined ? 2n ** 64n : parseLsn(lsn),
})

/** Complete backups in a folder, oldest first. */
export async function baseBackupsIn(folder: string): Promise<BaseBackup[]> {
  // There is no backup yet.
  const names = await readdir(join(folder, 'base')).catch(() => [])
  const found: BaseBackup[] = []
  for (const name of names) {
    const path = join(folder, 'base', name)
    // A backup without its description is not complete.
    const text = await readFile(join(path, 'zubr-backup.json'), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const { endedAt, firstSegment, lsn } = JSON.parse(text) as Record<'endedAt' | 'firstSegment', string> & {
      lsn?: string
    }
    found.push({ path, endedAt: new Date(endedAt), ...logOf(firstSegment, lsn) })
  }
  return found.sort((a, b) => +a.endedAt - +b.endedAt)
}

/**
 * The backups of a cluster. If the cluster is missing or damaged: those of the only cluster with
 * backups in `archive`. Throws if several clusters have backups.
 */
export async function backupsBelow(archive: string, cluster: string): Promise<BaseBackup[]> {
  // There is no cluster yet.
  const own = await backupFolderOf(archive, cluster).catch(() => undefined)
  const ofOwn = own === undefined ? [] : await baseBackupsIn(own)
  if (ofOwn.length > 0) return ofOwn
  // There is no archive yet.
  const names = (await readdir(archive).catch(() => [])).filter((name) => name.startsWith('cluster-'))
  const found = await Promise.all(names.map((name) => baseBackupsIn(join(archive, name))))
  const some = found.filter((backups) => backups.length > 0)
  if (some.length > 1)
    throw new Error(`${archive} has backups of several databases: leave only the folder of the right one`)
  return some[0] ?? []
}

/** Removes all but the newest `kept` backups, and the WAL that none of these needs. */
export async function pruneBackups(folder: string, maxBackups: number): Promise<number> {
  const all = await baseBackupsIn(folder)
  const old = all.slice(0, Math.max(0, all.length - maxBackups))
  for (const { path } of old) await rm(path, { recursive: true, force: true })
  const [oldest] = all.slice(old.length)
  if (!oldest) return old.length
  // The name begins with the timeline; only the position in the log counts here.
  const place = (name: string) => name.slice(8, 24)
  // No WAL is archived yet.
  for (const name of await readdir(join(folder, 'wal')).catch(() => []))
    if (segmentName.test(name.slice(0, 24)) && place(name) < place(oldest.firstSegment))
      await rm(join(folder, 'wal', name), { force: true })
  return old.length
}

/**
 * Replaces `cluster` with a backup that recovers at its next start: to its own end or with the
 * archived WAL. The old cluster is renamed; returns its new path, if there was one.
 */
export async function placeBackup(
  backup: BaseBackup,
  cluster: string,
  options: { usesLog: boolean },
): Promise<string | undefined> {
  await stageBackup(backup, cluster, options)
  return replaceCluster(cluster)
}

/** The folder of the staged cluster that will replace another one. */
export const stagedCluster = (cluster: string) => `${cluster}.new`

/** Copies a backup beside `cluster`, ready to recover. Returns its folder. */
export async function stageBackup(
  backup: BaseBackup,
  cluster: string,
  { usesLog }: { usesLog: boolean },
): Promise<string> {
  const next = stagedCluster(cluster)
  await rm(next, { recursive: true, force: true })
  await cp(backup.path, next, { recursive: true })
  await rm(join(next, 'zubr-backup.json'), { force: true })
  if (!usesLog) return next
  await writeFile(join(next, 'recovery.signal'), '', { mode: 0o600 })
  // The last WAL is not archived yet; the old cluster has it if it still exists.
  await copyLog(cluster, next, { replaces: true })
  // A cluster that an earlier restore replaced may hold unarchived WAL if it crashed.
  const siblings = await readdir(join(cluster, '..')).catch(() => [])
  for (const name of siblings.filter((sibling) => sibling.startsWith(`${basename(cluster)}-before-`)))
    if (await isSameSystem(join(cluster, '..', name), next))
      await copyLog(join(cluster, '..', name), next, { replaces: false })
  return next
}

/** Copies WAL segments and timeline histories of one cluster to another. */
async function copyLog(from: string, to: string, { replaces }: { replaces: boolean }): Promise<void> {
  // A lost cluster may have no WAL.
  for (const name of await readdir(join(from, 'pg_wal')).catch(() => []))
    if (segmentName.test(name) || /^[\dA-F]{8}\.history$/.test(name))
      await cp(join(from, 'pg_wal', name), join(to, 'pg_wal', name), { force: replaces })
}

async function isSameSystem(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    // A folder without a readable cluster has no identity.
    [one, other].map((cluster) => backupFolderOf('', cluster).catch(() => undefined)),
  )
  return first !== undefined && first === second
}

/**
 * Replaces `cluster` with the staged cluster. The old one is renamed; returns its new path, if
 * there was one.
 */
export async function replaceCluster(cluster: string): Promise<string | undefined> {
  const before = existsSync(cluster)
    ? `${cluster}-before-${new Date().toISOString().replaceAll(':', '-')}`
    : undefined
  if (before) await rename(cluster, before)
  await rename(stagedCluster(cluster), cluster)
  await syncFolder(join(cluster, '..'))
  return before
}

/** Size of a folder's files in bytes. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0
  // The folder may be deleted meanwhile.
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    if (entry.isFile())
      // The file may be deleted meanwhile.
      bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size
  return bytes
}
