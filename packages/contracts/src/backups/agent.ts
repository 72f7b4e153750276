import { z } from 'zod'
import { FileEntry, FilePath } from '../files/operations.ts'

export { backupsPath } from './backup-constants.ts'

const Snapshot = z.string().min(1).max(100)

/** What of a restore would become otherwise, at most so many by name. */
export const changesNamed = 1_000

/** What a restore would change: of all of a backup, what is not in it goes; of chosen paths, nothing beside them is touched. */
export const BackupChanges = z.object({
  /** Files that come back, are written over, and are deleted. */
  added: z.number().int().nonnegative(),
  changed: z.number().int().nonnegative(),
  removed: z.number().int().nonnegative(),
  /** What it would write. */
  bytes: z.number().nonnegative(),
  named: z
    .array(z.object({ path: FilePath, what: z.enum(['added', 'changed', 'removed']) }))
    .max(changesNamed),
})
export type BackupChanges = z.infer<typeof BackupChanges>

/**
 * What the browser asks an agent of a server's backups, as of its files: `POST <agent>/backups/<operation>`, arguments in `zubr-arguments`, a token with
 * the right to read. Failures are those of files; `not_found`: there is no such backup, `away`: its repository can't be reached.
 * A download of a backup's files goes the way of downloads: `DownloadClaims.backup`.
 */
export const backupOperations = {
  /** Lines of JSON, one `{"row": FileEntry}` for each thing in a folder of a backup. */
  list: { args: z.object({ snapshot: Snapshot, path: FilePath }), row: FileEntry },
  /** One answer of JSON. Null: all of it. */
  changes: {
    args: z.object({ snapshot: Snapshot, paths: z.array(FilePath).min(1).max(1_000).nullable() }),
    value: BackupChanges,
  },
} as const
export type BackupOperationName = keyof typeof backupOperations

/** How a node keeps backups. */
export const NodeBackups = z.object({
  /** `archives`: a machine without restic packs everything anew each time. */
  engine: z.enum(['restic', 'archives']),
  /** On another machine: a server can be restored on any node. If not, they go with the node, and stay when a server moves. */
  isRemote: z.boolean(),
  /** Whether this node could delete backups there, as far as the repository says without deleting any; null: not known. */
  canDelete: z.boolean().nullable().optional(),
  /** What hinders them now, in a few English words for the operator; null: nothing. */
  trouble: z.string().max(200).nullable(),
})
export type NodeBackups = z.infer<typeof NodeBackups>
