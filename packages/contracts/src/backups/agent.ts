import { z } from 'zod'
import { FileEntry, FilePath } from '../files/operations.ts'

export { backupsPath } from './backup-constants.ts'

const Snapshot = z.string().min(1).max(100)

/** Maximum number of paths listed in a preview of a restore. */
export const changesNamed = 1_000

/**
 * Preview of a restore. A full restore deletes files that are not in the backup; a partial one
 * touches only the chosen paths.
 */
export const BackupChanges = z.object({
  /** Files that are added, overwritten and deleted. */
  added: z.number().int().nonnegative(),
  changed: z.number().int().nonnegative(),
  removed: z.number().int().nonnegative(),
  /** Bytes to write. */
  bytes: z.number().nonnegative(),
  named: z
    .array(z.object({ path: FilePath, kind: z.enum(['added', 'changed', 'removed']) }))
    .max(changesNamed),
})
export type BackupChanges = z.infer<typeof BackupChanges>

/**
 * Operations of an agent on backups: `POST <agent>/backups/<operation>` with `zubr-arguments` and a
 * read token. Failures are those of files; `not_found`: no such backup, `away`: its repository
 * cannot be reached. Downloads use `DownloadClaims.backup`.
 */
export const backupOperations = {
  /** JSON lines, one `{"row": FileEntry}` per entry of a folder in a backup. */
  list: { args: z.object({ snapshot: Snapshot, path: FilePath }), row: FileEntry },
  /** One JSON answer. Null: the whole backup. */
  changes: {
    args: z.object({ snapshot: Snapshot, paths: z.array(FilePath).min(1).max(1_000).nullable() }),
    value: BackupChanges,
  },
} as const
export type BackupOperationName = keyof typeof backupOperations

/** A node's storage for backups. */
export const NodeBackups = z.object({
  /** `archives`: without restic each backup is a full archive. */
  engine: z.enum(['restic', 'archives']),
  /**
   * Stored on another machine: a server can be restored on any node. Otherwise backups are lost
   * with the node, and stay there when a server moves.
   */
  isRemote: z.boolean(),
  /**
   * Whether this node could delete backups there, as far as the repository tells without a
   * deletion; null: unknown.
   */
  canDelete: z.boolean().nullable().optional(),
  /** Current problem in a few English words for the operator; null: none. */
  problem: z.string().max(200).nullable(),
})
export type NodeBackups = z.infer<typeof NodeBackups>
