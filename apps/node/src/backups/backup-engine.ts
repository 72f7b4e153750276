import type { Readable } from 'node:stream'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { JobReport } from '@zubr/contracts/jobs/jobs'

/** A server as backups see it. */
export type BackupSource = { id: string; data: string; key: string }

export type TakenBackup = Omit<NonNullable<JobReport['backup']>, 'hadChangingFiles'>

/** An entry of a backup. The path starts at the top of the server's files. */
export type BackupEntry = Omit<FileEntry, 'name' | 't'> & { path: string }

export type BackupWork = { signal: AbortSignal; percent?: (percent: number) => void }

/**
 * Copies that replace files in a backup, by path in the server's files, because the server still
 * writes to these. Needs a sandbox.
 */
export type FileReplacements = ReadonlyMap<string, string>

/**
 * A way to store backups. Callers take, forget or check only one at a time per server. Other
 * operations may run beside.
 */
export type BackupEngine = {
  kind: 'restic' | 'archives'
  /** Other nodes with the key can reach it too. */
  isRemote: boolean
  /** Takes the backup of a job, which a killed agent may already have made. */
  take(
    server: BackupSource,
    job: string,
    work: BackupWork & { again: boolean; replacements?: FileReplacements },
  ): Promise<TakenBackup>
  list(server: BackupSource): Promise<string[]>
  /** All entries of a backup, or of one folder in it. */
  entries(
    server: BackupSource,
    snapshot: string,
    folder: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<BackupEntry>
  /**
   * Restores all or some of a backup into an empty folder. With `verify` it rejects with
   * `not_the_same` on any difference.
   */
  restore(
    server: BackupSource,
    snapshot: string,
    options: BackupWork & { into: RestoreTarget; paths: readonly string[] | null; verify?: boolean },
  ): Promise<void>
  /** Null: all backups, and the repository. */
  forget(server: BackupSource, snapshots: readonly string[] | null, work: BackupWork): Promise<void>
  /** Rejects if the repository is damaged. */
  check(server: BackupSource, work: BackupWork): Promise<void>
  /** The bytes that it takes. */
  size(server: BackupSource): Promise<number>
  dump(
    server: BackupSource,
    snapshot: string,
    what: DumpRequest,
    signal: AbortSignal,
  ): Promise<{ content: Readable; ended: Promise<void> }>
}

/** One file as it is, or a folder as an archive. The empty path is the top. */
export type DumpRequest = { path: string; format: 'file' | 'zip' | 'tar' }

/** A folder below one that is mounted like a server's files. */
export type RestoreTarget = { mounted: string; beneath: string }
