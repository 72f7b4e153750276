/**
 * Retention periods in days. The API uses these figures, and so do texts for customers: legal
 * documents as `{lastBackupKeptDays}`; `content/retention.test.ts` compares the other texts.
 */

/** How long a suspended server keeps its data after the paid period. */
export const dataKeptDays = 7
/** How long the deletion of a suspended server waits while its last backup fails. */
export const lastBackupWaitDays = 3
/** How long the last backup of a server deleted after its paid period is kept. */
export const lastBackupKeptDays = 14
/** How long a replaced backup stays in append-only storage (decision 74). */
export const replacedBackupKeptDays = 7
/**
 * Days within which a deleted or replaced backup is erased from storage, append-only storage
 * included.
 */
export const backupErasedDays = 14
/** Days after the retention until the key of a repository that cannot be erased is destroyed. */
export const backupKeyKeptDays = 30
