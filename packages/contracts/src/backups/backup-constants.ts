/** Path of the agent: `<path>/<operation>`. */
export const backupsPath = '/backups'

/** `end`: at the end of a contract, before its data are deleted. */
export const backupKinds = ['hand', 'schedule', 'safety', 'end'] as const
export type BackupKind = (typeof backupKinds)[number]

/** The operation that a safety backup preceded. */
export const backupCauses = ['restore', 'core', 'pack', 'reinstall', 'move'] as const
export type BackupCause = (typeof backupCauses)[number]

/** `ready`: it can be restored. `deleting`: its node has not deleted it yet. */
export const backupStates = ['waiting', 'working', 'ready', 'failed', 'deleting'] as const
export type BackupState = (typeof backupStates)[number]

/** `saving`: the safety backup. `restoring`: the server stops and its files are restored. */
export const restorePhases = ['saving', 'restoring', 'done', 'failed', 'cancelled'] as const
export type RestorePhase = (typeof restorePhases)[number]
