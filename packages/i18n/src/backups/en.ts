import type { ChangeFailure } from '@zubr/contracts/addons/changes'
import type {
  BackupCause,
  BackupKind,
  BackupState,
  RestorePhase,
} from '@zubr/contracts/backups/backup-constants'
import type { Locale } from '../locales.ts'
import type { Translation } from '../translation.ts'

/**
 * The tab of a server's backups. `{date}` is when a backup was made, `{count}` a number as the
 * language writes it.
 */
export const backups = {
  heading: 'Backups',
  /** What they are, in a sentence or two. */
  about:
    'A backup contains all of the server’s files: the world, the settings and everything else. ' +
    'The server keeps running while it’s made.',
  make: 'Make a backup',
  note: 'Note',
  noteHint: 'For example: before rebuilding the castle',
  save: 'Save',
  /** Number of backups, and the limit of the plan. */
  places: 'Slots used: {count} of {limit}',
  /** What a new backup replaces at the limit. */
  replaces: 'A new backup will replace the oldest unlocked one, from {date}.',
  allLocked: 'Every slot is taken by a locked backup. To make a new one, unlock one of them.',
  underWay: 'A backup is already being made.',
  empty: 'No backups yet',
  emptyText: 'Make the first one now: if anything breaks, you can restore the server.',
  failing:
    'No backup has succeeded since {date}. The earlier ones are safe. If the next one fails too, contact support.',
  silent:
    'The node isn’t responding. Your backups are safe, but you can’t make or restore one until it’s back.',
  kinds: { hand: 'Manual', schedule: 'Scheduled', safety: 'Automatic', end: 'Final' } satisfies Record<
    BackupKind,
    string
  >,
  causes: {
    restore: 'before a restore',
    core: 'before changing the server software',
    pack: 'before installing a modpack',
    reinstall: 'before reinstalling',
    move: 'before a move',
  } satisfies Record<BackupCause, string>,
  states: {
    waiting: 'Waiting for the node',
    working: 'Being made',
    failed: 'Failed',
    deleting: 'Being deleted',
  } satisfies Record<Exclude<BackupState, 'ready'>, string>,
  until: 'Kept until {date}',
  restless: 'Taken while the server was still saving the world',
  /** New backups are on the server's own machine and are lost with it. */
  onOwnMachine:
    'These backups are on the same node as the server. ' +
    'If the node fails, they’re lost too: download the ones that matter to you.',
  /** Deleted backups that append-only storage still contains. */
  erasing:
    'Deleted backups: {count}. They’ll be erased from storage after {date}. ' +
    'Until then, not even someone who breaks into the node can erase them.',
  elsewhere: 'It’s on the previous node. To restore it, contact support.',
  locked: 'Locked',
  lock: 'Lock',
  unlock: 'Unlock',
  editNote: 'Edit note',
  restore: 'Restore',
  download: 'Download',
  downloadFailed: 'The download failed. Try again.',
  remove: 'Delete',
  stop: 'Cancel',
  files: { one: '{count} file', other: '{count} files' },
  removeTitle: 'Delete the backup from {date}?',
  removeText: 'You won’t be able to restore it.',
  restoreTitle: 'Restore the backup from {date}',
  restoreText:
    'First we back up the current files. ' +
    'Then the server stops, its files are restored, and it starts again if it was running.',
  all: 'Everything',
  allHint: 'The server goes back to how it was. Files that aren’t in the backup are deleted.',
  some: 'Selected files and folders',
  someHint: 'Nothing else changes.',
  chosen: { one: '{count} selected', other: '{count} selected' },
  /** Opens a folder in a backup. */
  open: 'Open the folder {name}',
  emptyFolder: 'The folder is empty',
  comparing: 'Comparing with the current files…',
  notCompared: 'The comparison failed. You can still restore the backup.',
  changes: {
    added: { one: '{count} file will be restored', other: '{count} files will be restored' },
    changed: { one: '{count} file will change', other: '{count} files will change' },
    removed: { one: '{count} file will be deleted', other: '{count} files will be deleted' },
    none: 'Nothing will change.',
    more: '… and more',
    show: 'Show files',
  },
  marks: { added: 'restored', changed: 'changed', removed: 'deleted' },
  begin: 'Restore',
  phases: {
    saving: 'Backing up the current files',
    restoring: 'Restoring the backup from {date}',
    done: 'The backup from {date} has been restored.',
    failed: 'The backup from {date} couldn’t be restored.',
    cancelled: 'Restoring the backup from {date} was cancelled.',
  } satisfies Record<RestorePhase, string>,
  failedSafe: 'Your files are unchanged.',
  cancelRestore: 'Cancel the restore',
  cancelTitle: 'Cancel the restore?',
  cancelText: 'Your files will stay as they were.',
  failures: {
    interrupted: 'The node restarted while this was in progress.',
    called_off: 'Cancelled.',
    ip_ban:
      'The server sees the same address for every player. ' +
      'An IP ban would lock everyone out, so ban the player by name.',
    not_running: 'The server isn’t running.',
    still_running: 'The server didn’t stop in time.',
    no_room: 'There isn’t enough disk space.',
    no_backup: 'The node no longer has this backup.',
    repository: 'We can’t reach the backup storage.',
    not_the_same: 'The restored files don’t match the backup.',
    fetch_failed: 'The download site refused the request or didn’t respond.',
    pack_refused: 'This isn’t a valid modpack, or it tries to write where it isn’t allowed to.',
    pack_loader: 'This modpack needs a loader that we don’t offer.',
    pack_game_version: 'The loader has no build for this version of Minecraft.',
    pack_loader_version: 'The loader build that this modpack needs isn’t available.',
    core_not_there: 'The server software it needs isn’t available on this node.',
    plan_too_small: 'Your plan has too little memory for that server software.',
    failed: 'Internal error.',
    missed: 'Missed: the schedule’s history shows why.',
  } satisfies Record<ChangeFailure | 'missed', string>,
}

export type BackupMessages<L extends Locale | 'any' = 'any'> = Translation<typeof backups, L>
