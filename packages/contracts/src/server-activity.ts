/**
 * What an entry of a server's activity says, without what follows a colon: states that its agent reported come as
 * `crashed:crash`, `failed:crash_loop`, `stopped:disk_full` and so on, with a reason of `stateReasons`; after `blocked:` stands the
 * operator's own text, after `not_moved:` one of `moveFailures`, after `restore_failed:` one of `jobFailures`, after `change_failed:` and `undo_failed:` one of
 * `changeFailures`, after `backup_failed:` one of
 * them or `missed`, after `subdomain_changed:` the new one, after `domain_added:` and its like the domain, after `started_by_joining:` the
 * player, after `empty_stop_on:` and `stopped_empty:` the minutes, and after `files:` what was changed and how often, as files/activity.ts says.
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

/** How what was asked by a button ended: as asked, not as asked, or by something newer that was asked before its end. */
export const operationOutcomes = ['done', 'failed', 'superseded'] as const
export type OperationOutcome = (typeof operationOutcomes)[number]
