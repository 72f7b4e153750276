import type { Readable } from 'node:stream'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { JobReport } from '@zubr/contracts/jobs/jobs'

/** A server as its backups know it. */
export type Kept = { id: string; data: string; key: string }

export type Taken = Omit<NonNullable<JobReport['backup']>, 'wasRestless'>

/** Something in a backup; the path is from the top of the server's files. */
export type KeptEntry = Omit<FileEntry, 'name' | 't'> & { path: string }

export type Work = { signal: AbortSignal; percent?: (percent: number) => void }

/** What is kept in the place of files, by path in the server's: they go on being written. Where a box holds programs. */
export type Instead = ReadonlyMap<string, string>

/** A way of keeping backups. Of one server one thing at a time is taken, forgotten or checked; the rest may go on beside. */
export type Engine = {
  kind: 'restic' | 'archives'
  /** Other nodes that know the key reach it, too. */
  isRemote: boolean
  /** The backup of a job, which an agent that was killed may have made already. */
  take(server: Kept, job: string, work: Work & { again: boolean; instead?: Instead }): Promise<Taken>
  list(server: Kept): Promise<string[]>
  /** All that is in a backup, or in one folder of it. */
  entries(
    server: Kept,
    snapshot: string,
    folder: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<KeptEntry>
  /** Puts all or some of a backup into an empty folder. With `verify` it rejects with `not_the_same` if anything is not what was saved. */
  restore(
    server: Kept,
    snapshot: string,
    options: Work & { into: Target; paths: readonly string[] | null; verify?: boolean },
  ): Promise<void>
  /** Null: all of it, and the repository. */
  forget(server: Kept, snapshots: readonly string[] | null, work: Work): Promise<void>
  /** Rejects if it is not whole. */
  check(server: Kept, work: Work): Promise<void>
  /** Bytes that it takes. */
  size(server: Kept): Promise<number>
  /** One file as it is, or a folder (the top is empty) as an archive. */
  dump(
    server: Kept,
    snapshot: string,
    what: { path: string; format: 'file' | 'zip' | 'tar' },
    signal: AbortSignal,
  ): Promise<{ content: Readable; ended: Promise<void> }>
}

/** A folder beneath one that is mounted as a server's files are. */
export type Target = { mounted: string; beneath: string }
