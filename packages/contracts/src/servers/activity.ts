/**
 * Kinds of activity entries. Some have a detail after a colon: `stateReasons` after `crashed:`,
 * `failed:` and `stopped:`; `moveFailures` after `not_moved:`; `jobFailures` after
 * `restore_failed:` and `backup_failed:` (or `missed`); `changeFailures` after `change_failed:` and
 * `undo_failed:`; the operator's text after `blocked:`; files/activity.ts has `files:`.
 */
export const activityKinds = [
  'created',
  'start',
  'stop',
  'restart',
  'kill',
  'renamed',
  'settings_changed',
  'eula_accepted',
  'plan_changed',
  'schedule_created',
  'schedule_changed',
  'schedule_deleted',
  'move',
  'moved',
  'not_moved',
  'extended',
  'auto_extend_on',
  'auto_extend_off',
  'restored',
  'suspended',
  'archived',
  'unarchived',
  'blocked',
  'unblocked',
  'deleted',
  'data_deleted',
  'backup',
  'backup_deleted',
  'backup_failed',
  'restore',
  'restored_backup',
  'restore_failed',
  'restore_cancelled',
  'addons_change',
  'core_change',
  'pack_install',
  'reinstall',
  'changed',
  'change_failed',
  'change_cancelled',
  'change_undo',
  'change_undone',
  'undo_failed',
  'crashed',
  'failed',
  'stopped',
  'files',
  'port_added',
  'port_removed',
  'port_changed',
  'backends_changed',
  'put_behind',
  'taken_out',
  'subdomain_changed',
  'domain_added',
  'domain_removed',
  'domain_confirmed',
  'domain_lost',
  'joining_changed',
  'started_by_joining',
  'empty_stop_on',
  'empty_stop_off',
  'stopped_empty',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Who did something to a server; accounts are named by their logins. */
export const activityActors = ['account', 'operator', 'service', 'schedule'] as const

/** Result of a requested operation: done, failed, or replaced by a newer request before its end. */
export const operationOutcomes = ['done', 'failed', 'superseded'] as const
export type OperationOutcome = (typeof operationOutcomes)[number]
