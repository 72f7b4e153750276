/**
 * How long data outlive what they belong to, in days. The API acts by these figures, and the texts for customers take
 * them from here: legal documents as `{lastBackupKeptDays}`; `content/retention.test.ts` compares the other texts.
 */

/** A suspended server keeps its data for so long after the paid period. */
export const dataKeptDays = 7
/** The deletion of a suspended server waits for so long while its last backup fails. */
export const lastBackupWaitDays = 3
/** The last backup of a server that was deleted after its paid period is kept for so long. */
export const lastBackupKeptDays = 14
/** A backup that newer ones replaced stays in append-only storage for so long (decision 74). */
export const replacedBackupKeptDays = 7
/** Within this time a deleted or replaced backup is gone from storage, append-only storage included. */
export const backupErasedDays = 14
/** The key of a repository that cannot be erased is destroyed so long after the kept days. */
export const backupKeyKeptDays = 30
