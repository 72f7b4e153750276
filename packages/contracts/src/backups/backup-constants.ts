/** Of an agent: `<path>/<operation>`. */
export const backupsPath = '/backups'

/** `end`: at the end of a contract, before its data are deleted. */
export const backupKinds = ['hand', 'schedule', 'safety', 'end'] as const
export type BackupKind = (typeof backupKinds)[number]

/** What a safety backup was made before. */
export const backupCauses = ['restore', 'core', 'pack', 'reinstall', 'move'] as const
export type BackupCause = (typeof backupCauses)[number]

/** `ready`: it can be restored. `deleting`: its node has not forgotten it yet. */
export const backupStates = ['waiting', 'working', 'ready', 'failed', 'deleting'] as const
export type BackupState = (typeof backupStates)[number]

/** `saving`: the safety backup before. `restoring`: the server stops and its files are put back. */
export const restorePhases = ['saving', 'restoring', 'done', 'failed', 'cancelled'] as const
export type RestorePhase = (typeof restorePhases)[number]
